import { writeContentInLook } from './helpers/content-in-look.ts';
import { privateSecrets, writePrivateContent } from './helpers/private-content.ts';
import { writePseudoLanguage } from './helpers/pseudo-language.ts';

export interface Build {
  /** Output folder of the build, relative to the root of this repository. */
  outDir: string;
  /** Sub-path of the site, such as `/portfolio`; empty for none. */
  base: string;
  /** Content folder of the build, relative to the root of this repository. */
  content: string;
  /** Writes the content folder, if it is not part of this repository. */
  write?: (folder: string) => Promise<void>;
  /** Environment variables of the build in addition to those of all builds. */
  env?: Readonly<Record<string, string>>;
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

const example = (name: string, specs: string[] = []): Build =>
  build(name, `examples/${name}/content`, ['examples.spec.ts', 'looks.spec.ts', ...specs]);

const inLook = (kind: 'ordinary' | 'bare', look: string, specs: string[] = []): Build => ({
  ...build(`${kind}-${look}`, `.cache/test-contents/${kind}-${look}`, [
    'composition.spec.ts',
    ...specs,
  ]),
  write: (folder) => writeContentInLook(folder, kind, look),
});

/** The builds for tests, by the names of their Playwright projects. */
export const builds = {
  // `sample` is given explicitly, so that a folder `content` of an owner is not built instead.
  sample: build('sample', 'examples/sample/content', []),
  minimal: fixture('minimal'),
  'edge-cases': fixture(
    'edge-cases',
    [
      'edge-cases.spec.ts',
      'blocks.spec.ts',
      'picture-video.spec.ts',
      'posts.spec.ts',
      'views.spec.ts',
      'contact/radio-fields.spec.ts',
      'contact/testimonial.spec.ts',
    ],
    '/portfolio',
  ),
  'right-to-left': fixture('right-to-left'),
  'pseudo-language': {
    ...build('pseudo-language', '.cache/test-contents/pseudo-language', [
      'pseudo-language.spec.ts',
    ]),
    write: writePseudoLanguage,
  },
  private: {
    ...build('private', '.cache/test-contents/private', ['private/*.spec.ts']),
    write: writePrivateContent,
    env: privateSecrets,
  },
  beginner: example('beginner', ['few-projects.spec.ts']),
  systems: example('systems'),
  museums: example('museums'),
  shops: example('shops'),
  bilingual: example('bilingual'),
  wordpress: example('wordpress'),
  'ordinary-plain': inLook('ordinary', 'plain', ['plain.spec.ts']),
  'bare-plain': inLook('bare', 'plain'),
  'ordinary-shop': inLook('ordinary', 'shop'),
  'bare-shop': inLook('bare', 'shop'),
  'ordinary-catalogue': inLook('ordinary', 'catalogue'),
  'bare-catalogue': inLook('bare', 'catalogue'),
  'ordinary-gallery': inLook('ordinary', 'gallery'),
  'bare-gallery': inLook('bare', 'gallery'),
  'ordinary-workbench': inLook('ordinary', 'workbench'),
  'bare-workbench': inLook('bare', 'workbench'),
  'ordinary-departures': inLook('ordinary', 'departures'),
  'bare-departures': inLook('bare', 'departures'),
};

export type BuildName = keyof typeof builds;
