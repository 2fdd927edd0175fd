import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { type ESTree, parseSync } from 'vite';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type CustomPage, customPageSchema } from '../content/schemas/custom-page.ts';
import type { Content } from '../content/types.ts';
import { languageOf } from '../lib/language-of.ts';

/** The files that Astro makes pages of, unless a part of their path begins with an underscore (`_`). */
const PAGES = '**/*.{astro,md,mdx}';

/** The folder in `src/pages` for pages that exist in every language. */
const EVERY_LANGUAGE = '[...lang]/';

/** The object that a page exports as `page`: title, description, menu, texts in further languages. */
type Description = z.output<typeof customPageSchema>;

/**
 * Adds the owner's own pages to the content, each page in the languages in which it exists.
 *
 * @param folder The absolute path of `src/pages` in the owner's project; the folder need not exist.
 * @throws AstroError if a page exports an invalid object `page`
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

/** The entry of a page's file in one language; undefined if the page does not exist in that language. */
function customPage(
  main: Content,
  { root, site }: Content,
  file: string,
  { translations, ...first }: Description,
): CustomPage | undefined {
  const isInAll = file.startsWith(EVERY_LANGUAGE);
  const inFolder = isInAll ? file.slice(EVERY_LANGUAGE.length) : file;
  const path = `/${inFolder.replace(/(?:(?:^|\/)index)?\.[^.]+$/, '')}`;
  // A page with other route parameters is omitted, because only Astro knows its URLs.
  if (path.includes('[')) return undefined;
  if (isInAll) {
    const texts = root === '' ? first : translations[languageOf(site)];
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

/** The object that a page exports as `page`, or a Markdown page's front matter; undefined if missing. */
function readPage(file: string): Description | undefined {
  const text = readFileSync(file, 'utf8');
  const [, front] = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(text) ?? [];
  if (front === undefined) return undefined;
  const found = file.endsWith('.astro') ? exportedPage(file, front) : frontMatterPage(front);
  if (found === undefined) return undefined;
  const { data, error } = customPageSchema.safeParse(found);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `page.${path.join('.')}: ${message}`);
  throw new AstroError(
    `${file}: the exported object "page" or the front matter is invalid.\n  ${issues.join('\n  ')}`,
  );
}

/** The front matter, if it has a title and a description. Without them the site does not list the page. */
function frontMatterPage(front: string): unknown {
  const fields: unknown = parse(front);
  const isPage = ['title', 'description'].every((name) => Reflect.has(Object(fields), name));
  return isPage ? fields : undefined;
}

/** The value of `export const page = {…}`, read without running the module: it may import the layout. */
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

/** The value of an expression. @throws AstroError if the value is known only after running the code */
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
    `${file} exports a page that is not a plain object with texts.`,
    'Write the texts of the object in quotes, without variables, because Vitrine reads the object without running the code.',
  );
}
