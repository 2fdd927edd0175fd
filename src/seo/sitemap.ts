import type { SitemapItem } from '@astrojs/sitemap';
import { languageOf } from '../components/language-of.ts';
import { folderOf, hasFolders, pathOf } from '../content/kind-files.ts';
import { type ContentKind, registry } from '../content/registry.ts';
import type { Content } from '../content/types.ts';
import { pageAddress } from './addresses.ts';
import { type LastChange, newest } from './changes.ts';
import { sitePages } from './site-pages.ts';

/**
 * The sitemap: every listed page by its canonical address, with the languages that it is there in and
 * the day on which the content that it shows last changed.
 *
 * @param base The sub-path, or `/`.
 */
export function sitemapOptions(content: Content, changed: LastChange, base: string) {
  const pages = [content, ...content.translations].flatMap((own) =>
    sitePages(own)
      .filter(({ listed, language }) => listed && language === undefined)
      .map(({ path }) => ({
        path,
        root: own.root,
        lang: languageOf(own.site.locale),
        url: pageAddress(path, content.site.address, own.root, base),
      })),
  );
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const versions = Map.groupBy(pages, ({ path }) => path);
  // Only the root of a host ends with a slash.
  const canonical = (address: string) =>
    new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
  return {
    filter: (address: string) => byAddress.has(canonical(address)),
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
  const { site: _, ...kinds } = registry;
  return Object.values<ContentKind>(kinds).flatMap((kind) =>
    kind.pages.flatMap((page) => {
      const [before = '', after] = page.split('*');
      const id = path.slice(before.length);
      const isEntry = after !== undefined && path.startsWith(before) && /^[^/]+$/.test(id);
      if (isEntry) return hasFolders(kind) ? `${folderOf(kind)}/${id}/` : pathOf(kind, id);
      if (path !== page && !path.startsWith(`${page}/`)) return [];
      return folderOf(kind) ? `${folderOf(kind)}/` : kind.file;
    }),
  );
}
