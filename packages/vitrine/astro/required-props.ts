import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { PACKAGE } from '../settings/site-folder.mjs';
import { displayPath } from '../settings/site-paths.ts';
import type { OverridableName } from './overridable.ts';

/** The props of each component that may not be missing. tests/types compares them with the types of the props. */
export const requiredProps = {
  AboutTeaser: ['about', 'portraitAlt', 'hasPage', 'root'],
  Availability: ['availability', 'strings'],
  Bio: ['heading', 'html', 'portraitAlt', 'hasSummary'],
  Clients: ['clients', 'logos'],
  ContactBoxes: ['card', 'root', 'strings'],
  Curriculum: ['about', 'projects', 'locale', 'strings'],
  CurriculumHead: ['name', 'links'],
  End: ['end'],
  FeaturedProjects: ['heading', 'projects', 'linkText', 'isInHero', 'root', 'locale', 'strings'],
  Faq: ['faq'],
  Footer: ['content', 'path', 'strings', 'year'],
  Header: ['content', 'languages', 'path', 'strings'],
  Hero: ['hero', 'root'],
  NotFound: ['notFound', 'root'],
  Packages: ['packages', 'hasForm', 'root'],
  PostDetails: ['post', 'tags', 'contents', 'locale', 'strings'],
  PostList: ['posts', 'level', 'root', 'locale', 'strings'],
  PreviousNext: ['root', 'strings'],
  ProjectDetails: ['project', 'html', 'isLong', 'isShort', 'strings'],
  ProjectRow: ['projects', 'linkText', 'root', 'locale', 'strings'],
  Results: ['results', 'locale', 'strings'],
  ServiceDetails: ['service', 'actions', 'root', 'locale', 'strings'],
  Showcase: ['skills', 'strings'],
  SkillList: ['groups'],
  StatCards: ['stats', 'locale'],
  Steps: ['steps'],
  TestimonialSlider: ['items', 'columns', 'name', 'withTitle', 'locale', 'strings'],
  TopDecoration: [],
} as const satisfies Record<OverridableName, readonly string[]>;

const PREFIX = '\0vitrine:components:';

/** The end of the module's id. Astro would load an id that ends in `.astro` itself. */
const END = '.js';

/** The components of Vitrine for one file of the owner, as code of a module. */
function componentsFor(file: string): string {
  const components = JSON.stringify(normalizePath(join(PACKAGE, 'components.ts')));
  const check = JSON.stringify(normalizePath(join(PACKAGE, 'site/page-props.ts')));
  // An export by name goes before that of the same name in `export *`.
  return `import * as all from ${components};
import { withRequiredProps } from ${check};
export * from ${components};
${Object.entries(requiredProps)
  .map(([name, props]) => {
    const args = JSON.stringify([name, props, displayPath(file)]).slice(1, -1);
    return `export const ${name} = /* @__PURE__ */ withRequiredProps(all.${name}, ${args});`;
  })
  .join('\n')}`;
}

/**
 * Vite plugin that gives the owner's `.astro` and `.mdx` files components which check that no required prop is
 * missing, because Astro does not check the types of props.
 */
export function requiredPropsPlugin() {
  return {
    name: 'vitrine:required-props',
    enforce: 'pre',
    resolveId: (id: string, importer: string | undefined) =>
      id === 'vitrine/components' && importer && /\.(?:astro|mdx)$/.test(importer)
        ? PREFIX + importer + END
        : undefined,
    load: (id: string) =>
      id.startsWith(PREFIX) ? componentsFor(id.slice(PREFIX.length, -END.length)) : undefined,
  } satisfies Plugin;
}
