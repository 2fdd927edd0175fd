import { join } from 'node:path';
import { pageSchema } from '../schemas/page.ts';
import { renderMarkdown } from './markdown.ts';
import { tellStrays } from './orphan-translations.ts';
import type { FurtherPage } from './pages.ts';
import type { Reader } from './reader.ts';

/**
 * The further pages in another language; one without a translation stays as it is, with its
 * language.
 *
 * @param language The name of the language's folder.
 * @param from The first language.
 */
export async function translatedPages(
  reader: Reader,
  pages: readonly FurtherPage[],
  language: string,
  from: string,
): Promise<FurtherPage[]> {
  const names = await reader.lists.names(join(reader.folder, language, 'pages'));
  const known = new Set(['README.md', ...pages.map(({ id }) => `${id}.md`)]);
  tellStrays(
    reader,
    [language, 'pages'],
    names.filter((name) => name.endsWith('.md') && !known.has(name)),
  );
  for (const { id } of pages) {
    if (id !== language) continue;
    reader.issues.push({
      file: reader.show('pages', `${id}.md`),
      expected: 'a file name whose address the site does not use itself',
      found: `'${id}.md', whose address would be that of the pages in this language`,
    });
  }
  return await Promise.all(
    pages.map(async (page) => {
      const read = await reader.readTranslation(language, ['pages', `${page.id}.md`], pageSchema);
      return read
        ? { id: page.id, ...read.data, html: await renderMarkdown(read.body) }
        : { ...page, language: from };
    }),
  );
}
