import type { SitemapItem } from '@astrojs/sitemap';
import type { Content } from '../content/load.ts';
import { pageAddress } from '../ui/page-address.ts';
import { type LastChange, newest } from './changes.ts';
import { type SitePage, sitePages } from './site-pages.ts';

/** What the sitemap integration asks about each page that was built. */
interface SitemapOptions {
  /** Whether a page stands in the sitemap. */
  filter: (address: string) => boolean;
  /** How it stands there. */
  serialize: (item: SitemapItem) => SitemapItem;
}

/**
 * The sitemap: every listed page by its canonical address, with the day on which the content that
 * it shows last changed.
 *
 * @param base The sub-path, or `/`.
 */
export function sitemapOptions(
  content: Content,
  changed: LastChange,
  base: string,
): SitemapOptions {
  const pages = new Map<string, SitePage>();
  for (const page of sitePages(content)) {
    if (page.listed) pages.set(pageAddress(page.path, content.site.address, base), page);
  }
  // Only the root of a host ends with a slash.
  const canonical = (address: string) =>
    new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
  return {
    filter: (address) => pages.has(canonical(address)),
    serialize: (item) => {
      const url = canonical(item.url);
      const files = pages.get(url)?.files ?? [];
      const date = newest(files.map(changed).filter((date) => date !== undefined));
      return { ...item, url, ...(date && { lastmod: date.toISOString() }) };
    },
  };
}
