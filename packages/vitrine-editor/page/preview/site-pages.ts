import { href } from 'vitrine/browser';
import type { FileEntry, Overview } from '../../api.ts';

/** The files and the languages of the site, from which its pages come. */
export type Site = Pick<Overview, 'files' | 'languages'>;

/** The file that a page of the site shows. */
interface PageFile {
  entry: FileEntry;
  /** The path of the file in the language of the page. */
  path: string;
}

const prefixOf = (language: string) => `/${language.toLowerCase()}`;

/**
 * The path of the page that shows a file, as the URL of the page has it.
 *
 * @param language The language of a translation; undefined for an original.
 */
export function pageOf({ shownAt }: FileEntry, language: string | undefined): string {
  return encodeURI(href(shownAt, language === undefined ? '' : prefixOf(language), ''));
}

/**
 * The file to edit with a page: the file of the page itself, or the file with the list that has the page.
 * Every page shows `site.yaml`, which is the file of none.
 *
 * @param page The path of the page.
 * @returns Undefined for a page without a file, such as the not-found page.
 */
export function fileOfPage(page: string, { files, languages }: Site): PageFile | undefined {
  const language = languages.slice(1).find((tag) => `${page}/`.startsWith(`${prefixOf(tag)}/`));
  const candidates = files.filter(
    ({ exists, isUnsaved, collection }) => (exists || isUnsaved) && collection !== 'site',
  );
  const entry =
    candidates.find((file) => pageOf(file, language) === page) ??
    candidates.find(({ entriesAt = '' }) => isEntryPage(page, entriesAt, language));
  if (entry === undefined) return undefined;
  return { entry, path: language === undefined ? entry.path : `${language}/${entry.path}` };
}

/** The path of a page as people write it, such as `/ü`. Any other percent-encoding stays as it is. */
export function readablePath(page: string): string {
  try {
    return decodeURI(page);
  } catch {
    return page;
  }
}

/** Whether a page is the page of an entry, such as `/service/care` for `/service/*`. */
function isEntryPage(page: string, entriesAt: string, language = ''): boolean {
  if (entriesAt === '') return false;
  const folder = (language === '' ? '' : prefixOf(language)) + entriesAt.replace('*', '');
  return page.startsWith(folder) && /^[^/]+$/.test(page.slice(folder.length));
}
