import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { AstroError } from 'astro/errors';
import { type ESTree, parseSync } from 'vite';
import type { z } from 'zod';
import { ContentError, type ContentIssue } from '../content/content-issue.ts';
import { ownPageIssues } from '../content/loader/html-rules.ts';
import { markdownExtensions, readSource } from '../content/loader/source-file.ts';
import { validate } from '../content/loader/validate.ts';
import { say } from '../content/phrase.ts';
import {
  type CustomPage,
  customPageSchema,
  markdownPageSchema,
} from '../content/schemas/custom-page.ts';
import type { Content } from '../content/types.ts';
import { languageOf } from '../i18n/language-of.ts';
import { displayPath } from '../settings/site-paths.ts';
import { knownPaths } from '../site/site-pages.ts';

/** The files that Astro makes pages of, unless a part of their path begins with an underscore or a dot. */
const PAGES = `**/*.{astro,html,js,ts,${markdownExtensions}}`;

/** The folder in `src/pages` for pages that exist in every language. */
const EVERY_LANGUAGE = '[...lang]/';

/** The object that a page exports as `page`: title, description, menu, texts in further languages. */
type Description = z.output<typeof customPageSchema>;

/**
 * Adds the owner's own pages to the content, each page in the languages in which it exists.
 *
 * @param folder The absolute path of `src/pages` in the owner's project; the folder need not exist.
 * @throws AstroError if a page exports an invalid object `page`; ContentError with all errors in Markdown pages
 */
export async function withCustomPages(content: Content, folder: string): Promise<Content> {
  const files = globSync(PAGES, { cwd: folder })
    .map((file) => file.replaceAll(sep, '/'))
    .sort()
    .filter((file) => !/(?:^|\/)(?:_|\.(?!well-known))/.test(file));
  const issues: ContentIssue[] = files.filter(hasNoAddress).map((file) => ({
    file: displayPath(join(folder, file)),
    expected: say('pageName'),
    found: say('quoted', { text: file }),
  }));
  const pages: [file: string, page: Description | undefined][] = [];
  for (const file of files) pages.push([file, await readExport(join(folder, file), issues)]);
  const roots = [content, ...content.translations].map(({ root }) => root);
  const drafts = pages.flatMap(([name, page]) => (page?.draft ? name : []));
  const takenPaths = [...knownPaths(content), ...roots.map((root) => `${root}/404`)];
  // A draft in the place of another page would leave the address empty.
  for (const name of drafts) {
    const path = pagePath(name);
    if (!takenPaths.includes(path)) continue;
    const found = say('takenAddress', { name, path });
    issues.push({ file: displayPath(join(folder, name)), expected: say('freeAddress'), found });
  }
  if (issues.length > 0) throw new ContentError(issues);
  const showsDrafts = process.env.NODE_ENV === 'development';
  const shown = pages.filter(([, page]) => showsDrafts || !page?.draft);
  const inLanguage = (localized: Content): Content => ({
    ...localized,
    customPages: shown.flatMap(
      ([file, page]) => (page && customPage(content, localized, file, page)) ?? [],
    ),
  });
  return {
    ...inLanguage(content),
    translations: content.translations.map(inLanguage),
    withheld: [...content.withheld, ...drafts.map((name) => ({ path: join(folder, name) }))],
    unlisted: pages.flatMap(([file, page]) => {
      if (page && !page.draft) return [];
      const isInEveryLanguage = file.startsWith(EVERY_LANGUAGE);
      return isInEveryLanguage ? roots.map((root) => root + pagePath(file)) : pagePath(file);
    }),
  };
}

/** Whether Astro cannot make an address of a name. Only code can list the values of a parameter such as `[id]`. */
function hasNoAddress(file: string): boolean {
  const isCode = /\.(?:astro|mdx|[jt]s)$/.test(file);
  const fixed = isCode ? file.replaceAll(/\[(?:\.{3})?[\w$]+\]/g, '') : file;
  return /["\\%#?[\]\p{Cc}]/u.test(fixed);
}

/** The path of a page, without the parameter of its language. */
function pagePath(file: string): string {
  const inFolder = file.startsWith(EVERY_LANGUAGE) ? file.slice(EVERY_LANGUAGE.length) : file;
  return `/${inFolder.replace(/(?:(?:^|\/)index)?\.[^./]+$/, '')}`;
}

/** The entry of a page's file in one language; undefined if the page does not exist in that language. */
function customPage(
  main: Content,
  { root, site }: Content,
  file: string,
  { translations, draft: _, ...mainTexts }: Description,
): CustomPage | undefined {
  const isInEveryLanguage = file.startsWith(EVERY_LANGUAGE);
  const path = pagePath(file);
  // A page with other route parameters is omitted, because only Astro knows its URLs.
  if (path.includes('[')) return undefined;
  if (isInEveryLanguage) {
    const texts = root === '' ? mainTexts : translations[languageOf(site)];
    return texts && { ...texts, path, file, menu: menuOf(texts) };
  }
  // A page in a folder such as `de/` exists only in that language.
  const folderRoot =
    main.translations.find((translation) => path.startsWith(`${translation.root}/`))?.root ?? '';
  if (folderRoot !== root) return undefined;
  return { ...mainTexts, path: path.slice(root.length), file, menu: menuOf(mainTexts) };
}

function menuOf({ menu }: Pick<Description, 'menu'>): CustomPage['menu'] {
  return typeof menu === 'string' ? { label: menu } : menu;
}

/** The object that a page exports as `page`, or a Markdown page's front matter; undefined if missing. */
async function readExport(file: string, issues: ContentIssue[]): Promise<Description | undefined> {
  if (/\.(?:html|[jt]s)$/.test(file)) return undefined;
  if (!file.endsWith('.astro')) return await markdownPage(file, issues);
  const [, code] = /^\s*---\r?\n([\s\S]*?)\r?\n?---/.exec(readFileSync(file, 'utf8')) ?? [];
  const found = code === undefined ? undefined : exportedPage(file, code);
  if (found === undefined) return undefined;
  const { data, error } = customPageSchema.safeParse(found);
  if (data) return data;
  const wrong = error.issues.map((issue) =>
    issue.code === 'unrecognized_keys'
      ? `${['page', ...issue.path].join('.')}: unknown fields: ${issue.keys.join(', ')}`
      : `page.${issue.path.join('.')}: expected ${issue.message}`,
  );
  throw new AstroError(`${file}: the exported object "page" is invalid.\n  ${wrong.join('\n  ')}`);
}

/**
 * The front matter of a Markdown page. Without fields there, the site does not list the page. Errors are
 * collected as in a file of the content folder.
 */
async function markdownPage(
  file: string,
  issues: ContentIssue[],
): Promise<Description | undefined> {
  const shown = displayPath(file);
  const read = await readSource(file, shown, undefined, true);
  if ('issues' in read) {
    issues.push(...read.issues);
    return undefined;
  }
  const { data, body, linesBefore } = read.source;
  // MDX is not HTML, and refuses elements that are not closed itself.
  const inBody = file.endsWith('.mdx') ? [] : ownPageIssues(body);
  issues.push(
    ...inBody.map((issue) => ({ file: shown, ...issue, line: linesBefore + issue.line })),
  );
  if (Object.keys(Object(data)).length === 0) return undefined;
  const checked = validate(markdownPageSchema, read.source, shown, []);
  if ('data' in checked) return checked.data;
  issues.push(...checked.issues);
  return undefined;
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
