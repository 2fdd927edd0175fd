import type { LookName } from '../src/looks/looks.ts';

export interface Build {
  /** Output folder, relative to the project. */
  outDir: string;
  /** Sub-path of the site, such as `/portfolio`; empty for none. */
  base: string;
  /** Content folder, relative to the project. */
  content: string;
  look?: LookName;
}

/** A complete content of another trade than the sample's. */
const trade = (name: string): Build => ({
  outDir: `.cache/test-sites/${name}`,
  base: '',
  content: `tests/contents/${name}`,
});

const inLook = (look: LookName, name: string): Build => ({
  ...trade(name),
  outDir: `.cache/test-sites/${look}`,
  look,
});

/** The builds by the names of their Playwright projects. */
export const builds = {
  // Named, so that an owner's content folder does not take its place.
  sample: { outDir: '.cache/test-sites/sample', base: '', content: 'sample' },
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
  catalogue: inLook('catalogue', 'theatre'),
  gallery: inLook('gallery', 'studio'),
  workbench: inLook('workbench', 'data-journalist'),
  departures: inLook('departures', 'theatre'),
  specimens: inLook('specimens', 'studio'),
} as const satisfies Record<string, Build>;

export type BuildName = keyof typeof builds;
