import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { normalizePath, type Plugin } from 'vite';
import { openImage } from '../content/images/open-image.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { lookNames } from '../styles/looks.ts';
import { type Options, optionFile } from './options.ts';
import { type OverridableName, overridable, overridableNames } from './overridable.ts';

/** Height of the owner's logo in the header, in pixels: the same as the logos of Vitrine's looks. */
const LOGO_HEIGHT = 28;

const PREFIX = '\0vitrine:override:';

/** The name of the virtual module that imports the owner's stylesheets. */
const CUSTOM_CSS = 'virtual:vitrine/custom-css';

/**
 * The code of the modules that replace components of Vitrine, by the path of the replaced file.
 *
 * @param components Absolute paths of the owner's files, by the name of the component.
 */
export function overrideModules(
  components: ReadonlyMap<OverridableName, string>,
): Map<string, string> {
  return new Map(
    [...components].flatMap(([name, file]) => {
      const code = `import Override from ${JSON.stringify(normalizePath(file))};
export { Override as default, Override as ${name} };`;
      return pathsOf(overridable[name]).map((path) => [path, code] as const);
    }),
  );
}

/** The absolute paths of a file of this package; a file in `#look/` has one in the folder of each look. */
function pathsOf(file: string): string[] {
  const files = file.startsWith('#look/')
    ? lookNames.map((look) => file.replace('#look', `looks/${look}`))
    : [file];
  return files.map((path) => normalizePath(join(PACKAGE, path)));
}

/**
 * The code of a module with a component that shows the owner's logo.
 *
 * @param file The absolute path of the logo.
 * @throws AstroError if the file is not an image
 */
async function logoModule(file: string): Promise<string> {
  const { width, height } = await openImage(file)
    .then(async (image) => (await image.metadata()).autoOrient)
    .catch(() => {
      throw new AstroError(`The logo ${file} is not an image.`);
    });
  const size = { width: Math.round((width / height) * LOGO_HEIGHT), height: LOGO_HEIGHT };
  return `import { createElement } from 'react';
import src from ${JSON.stringify(`${normalizePath(file)}?url&no-inline`)};
export const Logo = () => createElement('img', { src, ...${JSON.stringify(size)}, alt: '' });`;
}

/**
 * Vite plugin that replaces Vitrine's components and logo with the owner's, and adds the owner's
 * stylesheets after Vitrine's. Modules of the owner's project and the entries of this package still
 * import Vitrine's components, so that an override may wrap the component that it replaces.
 *
 * @param root The absolute path of the project's folder.
 * @throws AstroError if an option names a file that does not exist
 */
export async function overrides(root: string, options: Options): Promise<Plugin> {
  const files = new Map<OverridableName, string>();
  for (const name of overridableNames) {
    const path = options.components[name];
    if (path !== undefined) files.set(name, optionFile(root, `components.${name}`, path));
  }
  const owners = new Set([...files.values()].map((file) => normalizePath(file)));
  const modules = overrideModules(files);
  if (options.logo !== undefined) {
    const logo = await logoModule(optionFile(root, 'logo', options.logo));
    for (const path of pathsOf('#look/Logo.tsx')) modules.set(path, logo);
  }
  const styles = options.customCss.map((path) => optionFile(root, 'customCss', path));
  const source = normalizePath(PACKAGE);
  /** Whether a module is in a folder of this package: those beside the folders are its entries. */
  const isInFolder = (module: string) =>
    module.startsWith(source) && module.includes('/', source.length);
  return {
    name: 'vitrine:overrides',
    enforce: 'pre',
    resolveId: {
      order: 'pre',
      async handler(id, importer, resolveOptions) {
        if (id === CUSTOM_CSS) return `\0${CUSTOM_CSS}`;
        const isVitrineModule =
          importer !== undefined && isInFolder(importer) && !owners.has(importer);
        if (modules.size === 0 || !isVitrineModule || !/\.(?:tsx|astro)$/.test(id))
          return undefined;
        const found = await this.resolve(id, importer, { ...resolveOptions, skipSelf: true });
        return found && modules.has(found.id) ? PREFIX + found.id : undefined;
      },
    },
    load: (id) => {
      if (id === `\0${CUSTOM_CSS}`) {
        return styles.map((file) => `import ${JSON.stringify(normalizePath(file))};`).join('\n');
      }
      return id.startsWith(PREFIX) ? modules.get(id.slice(PREFIX.length)) : undefined;
    },
  };
}
