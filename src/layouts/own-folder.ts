import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { create } from 'fontkitten';
import sharp from 'sharp';
import { normalizePath, type Plugin } from 'vite';
import { PACKAGE } from '../../server/site-folder.mjs';
import { ContentError, type ContentIssue } from '../content/content-issue.ts';
import { showPath } from '../content/loader/reader.ts';
import { nearest } from '../content/nearest.ts';
import type { OwnFonts } from '../styles/site-fonts.ts';

/** Components that own/components/ may hold in the place of ours, by the name of their file. */
const replaceable = new Map(
  [
    'layouts/Footer.tsx',
    'layouts/Header.tsx',
    'layouts/NotFound.astro',
    'components/Closing.tsx',
    'components/Neighbours.tsx',
    'components/StatCards.tsx',
    'features/about/Bio.tsx',
    'features/about/Curriculum.tsx',
    'features/about/CurriculumHead.tsx',
    'features/about/SkillList.tsx',
    'features/clients/Clients.astro',
    'features/contact/Availability.tsx',
    'features/contact/ContactBoxes.tsx',
    'features/home/AboutTeaser.tsx',
    'features/home/Hero.tsx',
    'features/packages/Packages.astro',
    'features/projects/ProjectRow.tsx',
    'features/projects/ProjectSheet.tsx',
    'features/projects/Results.tsx',
    'features/questions/Questions.astro',
    'features/services/ServiceSheet.tsx',
    'features/steps/Steps.astro',
    'features/testimonials/TestimonialSlider.tsx',
    'features/testimonials/Voices.tsx',
    'features/writing/PostList.astro',
    'features/writing/PostSheet.astro',
  ].map((path) => [basename(path, extname(path)), path] as const),
);

/** Parts of the look, which stand in its folder. */
const partsOfLook = ['Edge', 'Showcase'];

export const replaceableNames = [...replaceable.keys(), ...partsOfLook].sort();

/** In pixels, as high as the marks of our looks. */
const LOGO_HEIGHT = 28;

const logos = ['logo.svg', 'logo.png', 'logo.webp'];
const fontFiles = ['heading.woff2', 'text.woff2', 'text-strong.woff2'] as const;
const entries = ['style.css', 'icon.svg', ...logos, 'fonts', 'components', 'public', 'README.md'];

/** What an owner put into own/, as absolute paths. */
export interface OwnFolder {
  path: string;
  style?: string | undefined;
  icon?: string | undefined;
  /** With its size in the header, in pixels. */
  logo?: { path: string; width: number; height: number } | undefined;
  fonts: OwnFonts;
  components: ReadonlyMap<string, string>;
}

/**
 * Looks through own/.
 *
 * @param path The folder, absolute; it need not exist.
 * @throws ContentError where something in it has a name or a form that nothing takes
 */
export async function readOwnFolder(path: string): Promise<OwnFolder> {
  const issues: ContentIssue[] = [];
  const list = (folder: string) => {
    const place = join(path, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  };
  const refuse = (file: string, word: string, valid: readonly string[], expected: string) => {
    issues.push({
      file: showPath(join(path, file)),
      expected: `${expected}: ${valid.join(', ')}`,
      found: `'${word}'`,
      suggestion: nearest(word, valid),
    });
  };
  for (const { name } of list('')) {
    if (!entries.includes(name)) refuse(name, name, entries, 'one of what own/ may hold');
  }
  const fonts: OwnFonts = {};
  for (const { name } of list('fonts')) {
    const known = fontFiles.find((file) => file === name);
    if (known === undefined) refuse(`fonts/${name}`, name, fontFiles, 'a font by its place');
    else {
      const file = join(path, 'fonts', name);
      const isVariable = hasWeights(file);
      if (isVariable !== undefined) fonts[nameOf(known)] = { path: file, isVariable };
      else {
        const expected = 'a font file of one font, as .woff2';
        issues.push({
          file: showPath(file),
          expected,
          found: 'a file that cannot be read as a font',
        });
      }
    }
  }
  const components = new Map<string, string>();
  for (const entry of list('components')) {
    if (!(entry.isFile() && /\.(?:astro|tsx)$/.test(entry.name))) continue;
    const name = nameOf(entry.name);
    if (replaceableNames.includes(name)) components.set(name, join(path, 'components', entry.name));
    else {
      const expected = 'the name of a component that can be replaced';
      refuse(`components/${entry.name}`, name, replaceableNames, expected);
    }
  }
  const logoFile = logos.map((name) => join(path, name)).find((file) => existsSync(file));
  const size = logoFile === undefined ? undefined : await sizeOf(logoFile);
  if (logoFile !== undefined && size === undefined) {
    issues.push({ file: showPath(logoFile), expected: 'an image', found: 'a file that is none' });
  }
  if (issues.length > 0) throw new ContentError(issues);
  const given = (name: string) => (existsSync(join(path, name)) ? join(path, name) : undefined);
  return {
    path,
    style: given('style.css'),
    icon: given('icon.svg'),
    logo: logoFile !== undefined && size ? { path: logoFile, ...size } : undefined,
    fonts,
    components,
  };
}

/** The size of a logo in the header; undefined where the file is no image. */
async function sizeOf(file: string): Promise<{ width: number; height: number } | undefined> {
  const { width, height } =
    (await sharp(file)
      .metadata()
      .catch(() => undefined)) ?? {};
  if (!(width && height)) return undefined;
  return { width: Math.round((width / height) * LOGO_HEIGHT), height: LOGO_HEIGHT };
}

/** Undefined where the file is no font. */
function hasWeights(file: string): boolean | undefined {
  try {
    const font = create(readFileSync(file));
    return 'variationAxes' in font ? font.variationAxes.wght !== undefined : undefined;
  } catch {
    return undefined;
  }
}

function nameOf<Name extends string>(file: `${Name}.woff2`): Name;
function nameOf(file: string): string;
function nameOf(file: string): string {
  return basename(file, extname(file));
}

/**
 * The code that takes the place of our components, by their files.
 *
 * @param look The folder of the look, absolute.
 */
export function replacements(own: OwnFolder, look: string): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const [name, file] of own.components) {
    const path = replaceable.get(name);
    const ours = path === undefined ? join(look, `${name}.tsx`) : join(PACKAGE, 'src', path);
    const code = `import Own from ${JSON.stringify(normalizePath(file))};
export { Own as default, Own as ${name} };`;
    modules.set(normalizePath(ours), code);
  }
  if (own.logo) {
    const { path, width, height } = own.logo;
    const code = `import { createElement } from 'react';
import src from ${JSON.stringify(`${normalizePath(path)}?url&no-inline`)};
export const Mark = () => createElement('img', { src, width: ${width}, height: ${height}, alt: '' });`;
    modules.set(normalizePath(join(look, 'Mark.tsx')), code);
  }
  return modules;
}

/**
 * Puts an owner's stylesheet, logo and components in the place of ours. A component of the owner's
 * that imports the one of its name gets ours.
 *
 * @param look The folder of the look, absolute.
 */
export function ownParts(own: OwnFolder, look: string): Plugin {
  const modules = replacements(own, look);
  const prefix = '\0vitrine:own:';
  const noStyle = `${prefix}no-style`;
  return {
    name: 'vitrine:own-folder',
    enforce: 'pre',
    config: () => ({
      resolve: {
        alias: {
          '#own/style.css': own.style ?? noStyle,
          '#vitrine': join(PACKAGE, 'src'),
        },
        // A component of the owner's and ours share one React.
        dedupe: ['react', 'react-dom'],
      },
    }),
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        if (source === noStyle) return source;
        if (modules.size === 0 || importer?.startsWith(normalizePath(own.path))) return undefined;
        if (!/\.(?:tsx|astro)$/.test(source)) return undefined;
        const found = await this.resolve(source, importer, { ...options, skipSelf: true });
        return found && modules.has(found.id) ? prefix + found.id : undefined;
      },
    },
    load: (id) => {
      if (id === noStyle) return '';
      return id.startsWith(prefix) ? modules.get(id.slice(prefix.length)) : undefined;
    },
  };
}
