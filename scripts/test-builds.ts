/** A build that the page tests look at. */
export interface TestBuild {
  /** Shown in the list of stages. */
  name: string;
  /** Output folder, relative to the project. */
  outDir: string;
  /** Sub-path, as in the environment variable; none if absent. */
  BASE?: string;
  /** Content folder, relative to the project; the sample if absent. */
  CONTENT?: string;
}

/** All builds that the page tests look at, in the order in which they are made. */
export const testBuilds: readonly TestBuild[] = [
  { name: 'sample', outDir: 'dist' },
  {
    name: 'sub-path',
    outDir: '.cache/test-sites/sub-path',
    BASE: '/portfolio',
    CONTENT: 'tests/fixtures/awkward',
  },
  {
    name: 'minimal',
    outDir: '.cache/test-sites/minimal',
    CONTENT: 'tests/fixtures/minimal',
  },
  {
    name: 'awkward',
    outDir: '.cache/test-sites/awkward',
    CONTENT: 'tests/fixtures/awkward',
  },
  {
    name: 'right-to-left',
    outDir: '.cache/test-sites/right-to-left',
    CONTENT: 'tests/fixtures/right-to-left',
  },
];
