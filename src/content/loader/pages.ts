import { join } from 'node:path';
import { id as idField } from '../schemas/fields/fields.ts';
import { type PageNames, pageSchema } from '../schemas/page.ts';
import type { Translatable } from '../translatable.ts';
import { renderMarkdown } from './markdown.ts';
import type { Reader } from './reader.ts';

/** A page of the owner's own, such as an imprint, as checked. */
export interface FurtherPage extends PageNames, Translatable {
  /** The name of its file without the ending; its address is `/<id>`. */
  id: string;
  /** Its text as HTML. */
  html: string;
}

/** Addresses that the site itself uses, so no further page may have them. */
export const takenAddresses: readonly string[] = [
  '404',
  'about',
  'api',
  'contact',
  'details',
  'healthz',
  'home',
  'icons',
  'index',
  'project',
  'projects-index',
  'service',
  'share',
];

const folder = 'pages';

/**
 * Reads the files in `pages/`.
 *
 * @returns The pages that are right, by the names of their files.
 */
export async function loadPages(reader: Reader): Promise<FurtherPage[]> {
  const names = await reader.lists.names(join(reader.folder, folder));
  const visible = names.filter((name) => !name.startsWith('.') && name !== 'README.md');
  const pages = await Promise.all(visible.map((name) => loadPage(reader, name)));
  return pages.filter((page) => page !== undefined);
}

async function loadPage(reader: Reader, name: string): Promise<FurtherPage | undefined> {
  const path = join(reader.folder, folder, name);
  if (await reader.lists.isFolder(path)) {
    if ((await reader.lists.names(path)).includes('index.md'))
      refuseShape(reader, name, 'a folder');
    return undefined;
  }
  const id = name.replace(/\.md$/, '');
  if (id === name) {
    if (/\.(?:md|markdown|ya?ml|txt)$/i.test(name)) refuseShape(reader, name, 'another ending');
    return undefined;
  }
  if (!isRightId(reader, id)) return undefined;
  const read = await reader.read([folder, name], pageSchema);
  if (read && read.body.trim() === '') {
    reader.issues.push({
      file: reader.show(folder, name),
      expected: 'the text of the page, in Markdown, below the second line of ---',
      found: 'no text',
    });
  }
  return read && { id, ...read.data, html: await renderMarkdown(read.body) };
}

function refuseShape(reader: Reader, name: string, found: string): void {
  reader.issues.push({
    file: reader.show(folder, name),
    expected: 'a file for each page, whose name ends in .md',
    found,
    suggestion: `${folder}/${name.replace(/\.[^.]+$/, '')}.md`,
  });
}

function isRightId(reader: Reader, id: string): boolean {
  const checked = idField().safeParse(id);
  const rule = checked.success ? undefined : (checked.error.issues[0]?.message ?? '');
  if (rule === undefined && !takenAddresses.includes(id)) return true;
  reader.issues.push({
    file: reader.show(folder, `${id}.md`),
    expected: rule
      ? `a file name of ${rule}, and .md`
      : 'a file name whose address the site does not use itself',
    found: rule ? `'${id}.md'` : `'${id}.md', whose address would be /${id}`,
  });
  return false;
}
