import type { SitemapItem } from '@astrojs/sitemap';
import { folderOf, hasFolders, pathOf } from '../content/kind-files.ts';
import { type ContentKind, registry } from '../content/registry.ts';
import type { Content } from '../content/types.ts';
import { languageOf } from '../lib/language-of.ts';
import { pageAddress } from '../site/addresses.ts';
import { sitePages } from '../site/site-pages.ts';
import { type LastChange, newest } from './last-modified.ts';

/**
 * The sitemap: every listed page by its canonical address, with the languages that it is there in and
 * the day on which the content that it shows last changed.
 *
 * @param base The sub-path, or `/`.
 */
export function sitemapOptions(content: Content, changed: LastChange, base: string) {
  const pages = [content, ...content.translations].flatMap((translation) =>
    sitePages(translation)
      .filter(({ listed, language }) => listed && language === undefined)
      .map(({ path }) => ({
        path,
        root: translation.root,
        lang: languageOf(translation.site.locale),
        url: pageAddress(path, content.site.address, translation.root, base),
      })),
  );
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const versions = Map.groupBy(pages, ({ path }) => path);
  // Only the root of a host ends with a slash.
  const canonical = (address: string) =>
    new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
  // Pages with parameters are known by their absence only: all others of ours are named.
  const hidden = new Set([
    pageAddress('/home', content.site.address, '', base),
    ...[content, ...content.translations].flatMap((translation) =>
      sitePages(translation).map(({ path }) =>
        pageAddress(path, content.site.address, translation.root, base),
      ),
    ),
  ]);
  for (const address of byAddress.keys()) hidden.delete(address);
  return {
    filter: (address: string) => !hidden.has(canonical(address)),
    serialize: (item: SitemapItem): SitemapItem => {
      const url = canonical(item.url);
      const { path = '', root = '' } = byAddress.get(url) ?? {};
      const links = (versions.get(path) ?? []).map(({ lang, url }) => ({ lang, url }));
      const files = filesOn(path);
      const translated = root ? files.map((file) => `${root.slice(1)}/${file}`) : [];
      const dates = [...files, ...translated].map(changed).filter((date) => date !== undefined);
      const date = newest(dates);
      return {
        ...item,
        url,
        ...(links.length > 1 && { links }),
        ...(date && { lastmod: date.toISOString() }),
      };
    },
  };
}

/** The files and folders (with a slash at the end) that a page shows, without what all share. */
function filesOn(path: string): string[] {
  const { site: _, ...rest } = registry;
  const kinds = Object.values<ContentKind>(rest);
  const sources = kinds.flatMap((kind) => {
    const id = kind.pages.map((page) => idIn(page, path)).find((found) => found !== undefined);
    if (id === undefined) return [];
    return hasFolders(kind) ? `${folderOf(kind)}/${id}/` : pathOf(kind, id);
  });
  // The page of an entry shows no other content.
  if (sources.length > 0 && path.lastIndexOf('/') > 0) return sources;
  const shown = kinds.filter(({ pages }) =>
    pages.some((page) => path === page || path.startsWith(`${page}/`)),
  );
  return [...sources, ...shown.map((kind) => (folderOf(kind) ? `${folderOf(kind)}/` : kind.file))];
}

/** The id in the address of an entry; undefined for another page. */
function idIn(page: string, path: string): string | undefined {
  const [before = '', after] = page.split('*');
  const id = path.slice(before.length);
  return after !== undefined && path.startsWith(before) && /^[^/]+$/.test(id) ? id : undefined;
}
