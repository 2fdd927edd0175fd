import type { LookName } from '../src/looks/looks.ts';
import { writePseudoLanguage } from './helpers/pseudo-language.ts';

export interface Build {
  /** Output folder of the build, relative to the root of this repository. */
  outDir: string;
  /** Sub-path of the site, such as `/portfolio`; empty for none. */
  base: string;
  /** Content folder of the build, relative to the root of this repository. */
  content: string;
  look?: LookName;
  /** Writes the content folder, if it is not part of this repository. */
  write?: (folder: string) => Promise<void>;
  /** Test files for this build, relative to `tests/`. The sample runs all files that no other build lists. */
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

/** A build of a complete site for another trade than the sample's. */
const trade = (name: string, look?: LookName): Build => ({
  ...build(look ?? name, `tests/contents/${name}`, [
    'trades.spec.ts',
    ...(name === 'data-journalist' ? [] : ['looks.spec.ts']),
  ]),
  ...(look && { look }),
});

/** The builds for tests, by the names of their Playwright projects. */
export const builds = {
  // `sample` is given explicitly, so that a folder `content` of an owner is not built instead.
  sample: build('sample', 'sample', []),
  minimal: fixture('minimal'),
  awkward: fixture(
    'awkward',
    ['awkward.spec.ts', 'posts.spec.ts', 'contact/radio-fields.spec.ts'],
    '/portfolio',
  ),
  'right-to-left': fixture('right-to-left'),
  'pseudo-language': {
    ...build('pseudo-language', '.cache/test-contents/pseudo-language', [
      'pseudo-language.spec.ts',
    ]),
    write: writePseudoLanguage,
  },
  theatre: trade('theatre'),
  'data-journalist': trade('data-journalist'),
  studio: trade('studio'),
  catalogue: trade('theatre', 'catalogue'),
  gallery: trade('studio', 'gallery'),
  workbench: trade('theatre', 'workbench'),
  departures: trade('theatre', 'departures'),
  specimens: trade('studio', 'specimens'),
};

export type BuildName = keyof typeof builds;
