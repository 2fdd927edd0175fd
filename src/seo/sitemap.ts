import type { SitemapItem } from '@astrojs/sitemap';
import { languageOf } from '../components/language-of.ts';
import { pageAddress } from '../components/page-address.ts';
import { folderOf, hasFolders, pathOf } from '../content/kind-files.ts';
import { type ContentKind, registry } from '../content/registry.ts';
import type { Content } from '../content/types.ts';
import { type LastChange, newest } from './changes.ts';
import { sitePages } from './site-pages.ts';

/** A page in the sitemap. */
interface Listed {
  /** The files of the content that it shows; a folder ends with a slash. */
  files: readonly string[];
  /** The page in every language, this one too. */
  links: { lang: string; url: string }[];
}

/** What the sitemap integration asks about each page that was built. */
interface SitemapOptions {
  /** Whether a page stands in the sitemap. */
  filter: (address: string) => boolean;
  /** How it stands there. */
  serialize: (item: SitemapItem) => SitemapItem;
}

/**
 * The sitemap: every listed page by its canonical address, with the languages that it is there in and
 * the day on which the content that it shows last changed.
 *
 * @param base The sub-path, or `/`.
 */
export function sitemapOptions(
  content: Content,
  changed: LastChange,
  base: string,
): SitemapOptions {
  const { address } = content.site;
  const pages = new Map<string, Listed>();
  const versions = new Map<string, { lang: string; url: string }[]>();
  for (const own of [content, ...content.translations]) {
    const { root } = own;
    const lang = languageOf(own.site.locale);
    for (const page of sitePages(own)) {
      if (!page.listed || page.language !== undefined) continue;
      const url = pageAddress(page.path, address, root, base);
      const links = versions.get(page.path) ?? [];
      versions.set(page.path, links);
      links.push({ lang, url });
      const files = filesOn(page.path);
      const translated = root ? files.map((file) => `${root.slice(1)}/${file}`) : [];
      pages.set(url, { files: [...files, ...translated], links });
    }
  }
  // Only the root of a host ends with a slash.
  const canonical = (address: string) =>
    new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
  return {
    filter: (address) => pages.has(canonical(address)),
    serialize: (item) => {
      const url = canonical(item.url);
      const { files = [], links = [] } = pages.get(url) ?? {};
      const date = newest(files.map(changed).filter((date) => date !== undefined));
      return {
        ...item,
        url,
        ...(links.length > 1 && { links }),
        ...(date && { lastmod: date.toISOString() }),
      };
    },
  };
}

/** The files and folders that a page shows. What every page shares changes none of them. */
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
