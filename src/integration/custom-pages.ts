import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AstroError } from 'astro/errors';
import { type ESTree, parseSync } from 'vite';
import { parse } from 'yaml';
import type { z } from 'zod';
import { type CustomPage, customPageSchema } from '../content/schemas/custom-page.ts';
import type { Content } from '../content/types.ts';
import { languageOf } from '../lib/language-of.ts';

/** Astro makes a page of each of these files, but of those below a folder with an underscore. */
const PAGES = '**/*.{astro,md,mdx}';

/** The folder of pages in every language. */
const EVERY_LANGUAGE = '[...lang]/';

/**
 * The content with the owner's pages, in each language that they are there in.
 *
 * @param folder `src/pages` of the owner's project, absolute; it need not exist.
 * @throws AstroError where a page exports a `page` that is not valid
 */
export function withCustomPages(content: Content, folder: string): Content {
  const files = globSync(PAGES, { cwd: folder })
    .sort()
    .filter((file) => !/(?:^|\/)_/.test(file))
    .flatMap((file) => {
      const page = readPage(join(folder, file));
      return page === undefined ? [] : [{ file, page }];
    });
  const inLanguage = (localized: Content): Content => ({
    ...localized,
    customPages: files.flatMap(
      ({ file, page }) => customPage(content, localized, file, page) ?? [],
    ),
  });
  return { ...inLanguage(content), translations: content.translations.map(inLanguage) };
}

/** A file as a page of one language; undefined where it is none. */
function customPage(
  main: Content,
  { root, site }: Content,
  file: string,
  { translations, ...first }: z.output<typeof customPageSchema>,
): CustomPage | undefined {
  const isInAll = file.startsWith(EVERY_LANGUAGE);
  const path = `/${(isInAll ? file.slice(EVERY_LANGUAGE.length) : file)
    .replace(/\.[^.]+$/, '')
    .replace(/(?:^|\/)index$/, '')}`;
  // The addresses of other pages with parameters are known to themselves only.
  if (path.includes('[')) return undefined;
  if (isInAll) {
    const texts = root === '' ? first : translations[languageOf(site.locale)];
    return texts && { ...texts, path, menu: placeOf(texts.menu) };
  }
  const folderRoot =
    main.translations.find((translation) => path.startsWith(`${translation.root}/`))?.root ?? '';
  if (folderRoot !== root) return undefined;
  return { ...first, path: path.slice(root.length), menu: placeOf(first.menu) };
}

function placeOf(menu: z.output<typeof customPageSchema>['menu']): CustomPage['menu'] {
  return typeof menu === 'string' ? { label: menu } : menu;
}

/** A file's description of its page: the object that it exports as `page`, or the front matter of Markdown. */
function readPage(file: string): z.output<typeof customPageSchema> | undefined {
  const text = readFileSync(file, 'utf8');
  const [, front] = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(text) ?? [];
  if (front === undefined) return undefined;
  const found = file.endsWith('.astro') ? exportedPage(file, front) : markdcustomPage(front);
  if (found === undefined) return undefined;
  const { data, error } = customPageSchema.safeParse(found);
  if (data) return data;
  const issues = error.issues.map(({ path, message }) => `page.${path.join('.')}: ${message}`);
  throw new AstroError(`${file} describes its page in a wrong way.\n  ${issues.join('\n  ')}`);
}

/** Markdown that has a title and a description is a page that others know. */
function markdcustomPage(front: string): unknown {
  const fields: unknown = parse(front);
  const isPage = ['title', 'description'].every((name) => Reflect.has(Object(fields), name));
  return isPage ? fields : undefined;
}

/** The value of `export const page = {…}`. The module is read, not run: it may import the layout. */
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

/** @throws AstroError where the value is known only when the code runs */
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
