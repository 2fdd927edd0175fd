import type { LookName } from '../src/looks/looks.ts';

export interface Build {
  /** Output folder, relative to the project. */
  outDir: string;
  /** Sub-path of the site, such as `/portfolio`; empty for none. */
  base: string;
  /** Content folder, relative to the project. */
  content: string;
  look?: LookName;
  /** The tests of this build, relative to `tests/`; none for the sample, which has all others. */
  specs: string[];
}

const build = (name: string, content: string, specs: string[], base = ''): Build => ({
  outDir: `.cache/test-sites/${name}`,
  base,
  content,
  specs,
});

const fixture = (name: string, specs = [`${name}.spec.ts`], base = ''): Build =>
  build(name, `tests/fixtures/${name}`, specs, base);

/** A complete content of another trade than the sample's. */
const trade = (name: string, look?: LookName): Build => ({
  ...build(look ?? name, `tests/contents/${name}`, ['trades.spec.ts']),
  ...(look && { look }),
});

/** The builds by the names of their Playwright projects. */
export const builds = {
  // Named, so that an owner's content folder does not take its place.
  sample: build('sample', 'sample', []),
  minimal: fixture('minimal'),
  awkward: fixture(
    'awkward',
    ['awkward.spec.ts', 'posts.spec.ts', 'contact/radio-fields.spec.ts'],
    '/portfolio',
  ),
  'right-to-left': fixture('right-to-left'),
  theatre: trade('theatre'),
  'data-journalist': trade('data-journalist'),
  studio: trade('studio'),
  catalogue: trade('theatre', 'catalogue'),
  gallery: trade('studio', 'gallery'),
  workbench: trade('data-journalist', 'workbench'),
  departures: trade('theatre', 'departures'),
  specimens: trade('studio', 'specimens'),
};

export type BuildName = keyof typeof builds;
