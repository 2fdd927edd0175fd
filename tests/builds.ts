/** A build of the site that page tests look at. */
export interface Build {
  /** Output folder, relative to the project. */
  outDir: string;
  /** Sub-path that the site lies below, such as `/portfolio`; empty for none. */
  base: string;
  /** Content folder, relative to the project. */
  content: string;
}

/** A complete content of another trade than the sample's. */
const trade = (name: string): Build => ({
  outDir: `.cache/test-sites/${name}`,
  base: '',
  content: `tests/contents/${name}`,
});

/** The builds by the names of their Playwright projects. */
export const builds = {
  // Named, so that an owner's content folder does not take its place.
  sample: { outDir: 'dist', base: '', content: 'sample' },
  minimal: { outDir: '.cache/test-sites/minimal', base: '', content: 'tests/fixtures/minimal' },
  awkward: {
    outDir: '.cache/test-sites/awkward',
    base: '/portfolio',
    content: 'tests/fixtures/awkward',
  },
  'right-to-left': {
    outDir: '.cache/test-sites/right-to-left',
    base: '',
    content: 'tests/fixtures/right-to-left',
  },
  theatre: trade('theatre'),
  'data-journalist': trade('data-journalist'),
  studio: trade('studio'),
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;
