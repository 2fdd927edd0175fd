import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { resolvePath } from '../../http/resolve-path.ts';
import { memoize } from '../../i18n/memoize.ts';
import { DiskFiles, type DiskSite } from '../../node-http/disk-files.ts';
import type { BuiltPage, Reference, SiteError } from './read-built-page.ts';

/** A built site, and the URL at which it will be published. */
export interface CheckedSite extends DiskSite {
  /** The URL of the published site, such as `https://studio.example`. */
  address: string;
  /** Paths that the server answers without a file, such as `/api/contact`. */
  endpoints: readonly string[];
}

/** Finds every link within the site whose target does not exist. */
export async function checkLinks(
  site: CheckedSite,
  pages: readonly BuiltPage[],
): Promise<SiteError[]> {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const problemAt = memoize((address) => findProblem(site, byFile, new URL(address)));
  const errors: SiteError[] = [];
  for (const page of pages) {
    for (const reference of page.references) {
      const url = internalUrl(site, page, reference);
      const text = reference.address.startsWith('#')
        ? missingTarget(page, reference)
        : url && (await problemAt(url.href));
      if (text === undefined) continue;
      const { file } = page;
      errors.push({ file, line: reference.line, text: `${reference.address}: ${text}` });
    }
  }
  return errors;
}

// A link that is only `#` is a placeholder: no error, because findUnfinished reports a warning.
function missingTarget({ ids }: BuiltPage, { address }: Reference): string | undefined {
  const id = decodeURIComponent(address.slice(1));
  return id === '' || ids.has(id) ? undefined : 'No element of this page has this id.';
}

/** The URL of a link within the site, without the query; undefined for a link to another site. */
function internalUrl(site: CheckedSite, page: BuiltPage, { address }: Reference) {
  if (address === '') return undefined;
  const { origin } = new URL(site.address);
  // Pages have no trailing slash, so relative links resolve against the folder above the page.
  const path = page.file.replace(/(^|\/)index\.html$/, '');
  const base = new URL(`${site.base}/${path}`, origin);
  if (!URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  url.search = '';
  return url.origin === origin ? url : undefined;
}

async function findProblem(
  site: CheckedSite,
  pages: ReadonlyMap<string, BuiltPage>,
  url: URL,
): Promise<string | undefined> {
  if (site.endpoints.includes(url.pathname)) return undefined;
  const pathname = url.pathname === '/' ? site.base || '/' : url.pathname;
  const { folder, base } = site;
  const target = await resolvePath({ files: new DiskFiles(folder), base }, pathname);
  if (target.kind === 'moved')
    return `The server redirects this URL to ${target.to}. Use the new URL instead.`;
  if (target.kind === 'nothing') return 'The site has no page and no file at this URL.';
  const file = join(folder, target.path);
  if ((await stat(file)).size === 0) return 'The file at this URL is empty.';
  if (url.hash === '') return undefined;
  const id = decodeURIComponent(url.hash.slice(1));
  const ids = pages.get(target.path)?.ids ?? (await idsOfSvg(file));
  return ids.has(id) ? undefined : `The page at this URL has no element with the id ${id}.`;
}

async function idsOfSvg(file: string): Promise<ReadonlySet<string>> {
  const svg = await readFile(file, 'utf8');
  return new Set(Array.from(svg.matchAll(/\bid="([^"]+)"/g), ([, id = '']) => id));
}
