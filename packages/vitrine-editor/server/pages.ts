import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ContentFile, listContentFiles } from 'vitrine/editing';
import { isGroup, type JsonGroup } from 'vitrine/form';
import type { FileState } from '../api.ts';
import { entryTitle } from '../form/labels.ts';
import { readFields } from './read-content.ts';

type Page = FileState['pages'][number];

/** The pages of the site that come from content files, in the order of the files, with their titles. */
export async function pagesIn(folder: string): Promise<Page[]> {
  // The collections also list optional files that the site does not have.
  const files = (await listContentFiles(folder)).filter(({ path }) =>
    existsSync(join(folder, path)),
  );
  const pages = await Promise.all(
    files.map(async (file) => pagesOf(file, (await readFields(folder, file.path)) ?? {})),
  );
  return pages.flat();
}

/** The page that a file is for, and the pages of the entries in its list. */
function pagesOf({ id, collection }: ContentFile, fields: JsonGroup): Page[] {
  // The title is in the group `page` of a file, or in the front matter of an entry.
  const ofEntry = id === undefined ? undefined : fields;
  const titleFields = isGroup(fields.page) ? fields.page : ofEntry;
  if (titleFields === undefined) return [];
  const title = String(titleFields.navLabel ?? titleFields.title ?? id ?? '');
  const page = { address: collection.pages[0].replace('*', () => id ?? ''), title };
  if (collection.type !== 'list' || collection.page === undefined) return [page];
  const { page: address } = collection;
  const entries = fields[collection.list[0]];
  if (!Array.isArray(entries)) return [page];
  const entryPages = entries.flatMap((entry) =>
    isGroup(entry) && typeof entry.id === 'string'
      ? [{ address: address.replace('*', String(entry.id)), title: entryTitle(entry) ?? entry.id }]
      : [],
  );
  return [page, ...entryPages];
}
