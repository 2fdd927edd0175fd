import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { type ESTree, parseSync } from 'vite';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type CustomPage, customPageSchema } from '../content/schemas/custom-page.ts';
import type { Content } from '../content/types.ts';
import { languageOf } from '../lib/language-of.ts';

/** The files that Astro makes pages of, unless a part of their path begins with an underscore. */
const PAGES = '**/*.{astro,md,mdx}';

/** The folder of pages in every language. */
const EVERY_LANGUAGE = '[...lang]/';

/** The description of a page, with its texts in further languages. */
type Description = z.output<typeof customPageSchema>;

/**
 * The content with the owner's pages, each in the languages that it has.
 *
 * @param folder `src/pages` of the owner's project, absolute; it need not exist.
 * @throws AstroError where a page exports a `page` that is not valid
 */
export function withCustomPages(content: Content, folder: string): Content {
  const files = globSync(PAGES, { cwd: folder })
    .sort()
    .filter((file) => !/(?:^|\/)_/.test(file));
  const pages = files.map((file) => [file, readPage(join(folder, file))] as const);
  const inLanguage = (localized: Content): Content => ({
    ...localized,
    customPages: pages.flatMap(
      ([file, page]) => (page && customPage(content, localized, file, page)) ?? [],
    ),
  });
  return { ...inLanguage(content), translations: content.translations.map(inLanguage) };
}

/** A file as a page of one language; undefined where it is not a page of that language. */
function customPage(
  main: Content,
  { root, site }: Content,
  file: string,
  { translations, ...first }: Description,
): CustomPage | undefined {
  const isInAll = file.startsWith(EVERY_LANGUAGE);
  const inFolder = isInAll ? file.slice(EVERY_LANGUAGE.length) : file;
  const path = `/${inFolder.replace(/(?:(?:^|\/)index)?\.[^.]+$/, '')}`;
  // Astro alone knows the addresses of a page with other parameters.
  if (path.includes('[')) return undefined;
  if (isInAll) {
    const texts = root === '' ? first : translations[languageOf(site.locale)];
    return texts && { ...texts, path, menu: menuOf(texts) };
  }
  const folderRoot =
    main.translations.find((translation) => path.startsWith(`${translation.root}/`))?.root ?? '';
  if (folderRoot !== root) return undefined;
  return { ...first, path: path.slice(root.length), menu: menuOf(first) };
}

function menuOf({ menu }: Pick<Description, 'menu'>): CustomPage['menu'] {
  return typeof menu === 'string' ? { label: menu } : menu;
}

/** The object that a page exports as `page`, or the front matter of Markdown; undefined without one. */
function readPage(file: string): Description | undefined {
  const text = readFileSync(file, 'utf8');
  const [, front] = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(text) ?? [];
  if (front === undefined) return undefined;
  const found = file.endsWith('.astro') ? exportedPage(file, front) : frontMatterPage(front);
  if (found === undefined) return undefined;
  const { data, error } = customPageSchema.safeParse(found);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `page.${path.join('.')}: ${message}`);
  throw new AstroError(`${file}: the description of the page is wrong.\n  ${issues.join('\n  ')}`);
}

/** The front matter, where it has a title and a description; other Markdown is not a page of the site. */
function frontMatterPage(front: string): unknown {
  const fields: unknown = parse(front);
  const isPage = ['title', 'description'].every((name) => Reflect.has(Object(fields), name));
  return isPage ? fields : undefined;
}

/** The value of `export const page = {…}`, without running the module, which may import the layout. */
function exportedPage(file: string, code: string): unknown {
  const { program } = parseSync(file, code, { lang: 'ts' });
  for (const statement of program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (id.type === 'Identifier' && id.name === 'page' && init) return readValue(file, init);
    }
  }
  return undefined;
}

/** The value of an expression. @throws AstroError where only running the code gives the value */
function readValue(file: string, node: ESTree.Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return readValue(file, node.expression);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.computed) throw notPlain(file);
          const { key } = property;
          const name =
            key.type === 'Identifier' ? key.name : key.type === 'Literal' ? key.value : '';
          return [name, readValue(file, property.value)];
        }),
      );
    default:
      throw notPlain(file);
  }
}

function notPlain(file: string): AstroError {
  return new AstroError(
    `${file} exports a page that is not a plain object.`,
    'Write texts in quotes: other pages read them without running the code.',
  );
}
