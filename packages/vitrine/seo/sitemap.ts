import type { SitemapItem } from '@astrojs/sitemap';
import { filePath, hasFolders } from '../content/collection-files.ts';
import { type Collection, registry } from '../content/registry.ts';
import type { Content } from '../content/types.ts';
import { languageFolder, languageOf } from '../i18n/language-of.ts';
import { pageAddress } from '../site/addresses.ts';
import { sitePages } from '../site/site-pages.ts';

/** Matches the URL of a private page, which ends with a secret of 22 characters. */
const PRIVATE_PAGE = /\/p\/[\w-]{22}$/;

/** Returns the date of the last change to a content file or folder (path with a trailing slash). */
export type LastChange = (path: string) => Date | undefined;

/**
 * Options of @astrojs/sitemap: every listed page by its canonical URL, with links to its
 * translations and the date on which its content last changed.
 *
 * @param base The sub-path of the site, or `/`.
 */
export function sitemapOptions(content: Content, lastChangeOf: LastChange, base: string) {
  const allPages = [content, ...content.translations].flatMap((translation) => {
    const { root, site } = translation;
    return sitePages(translation).map(({ path, listed, language }) => ({
      path,
      folder: languageFolder(translation),
      lang: languageOf(site),
      url: pageAddress(path, content.site.address, root, base),
      // A page without a translation is listed in its original language only.
      isListed: listed && language === undefined,
    }));
  });
  const pages = allPages.filter(({ isListed }) => isListed);
  const byAddress = new Map(pages.map((page) => [page.url, page]));
  const translationsByPath = Map.groupBy(pages, ({ path }) => path);
  // Canonical URLs have no trailing slash, except at the root of a host name.
  const canonical = (address: string) =>
    new URL(address).pathname === '/' ? address : address.replace(/\/$/, '');
  // Other URLs stay: pages with route parameters in the owner's `src/pages`, which `sitePages` does not know.
  const hidden = new Set(allPages.map(({ url }) => url).filter((url) => !byAddress.has(url)));
  // Home is at / and at /home, which is not its canonical URL.
  for (const path of ['/home', ...content.unlisted])
    hidden.add(canonical(pageAddress(path, content.site.address, '', base)));
  return {
    filter: (address: string) =>
      !hidden.has(canonical(address)) && !PRIVATE_PAGE.test(canonical(address)),
    serialize: (item: SitemapItem): SitemapItem => {
      const url = canonical(item.url);
      const { path = '', folder = '' } = byAddress.get(url) ?? {};
      const all = (translationsByPath.get(path) ?? []).map(({ lang, url }) => ({ lang, url }));
      const main = translationsByPath.get(path)?.find((version) => version.folder === '');
      // As in the head of the page, visitors of other languages get the first one.
      const links = main ? [...all, { lang: 'x-default', url: main.url }] : all;
      const files = filesOn(path);
      const translated = folder ? files.map((file) => `${folder}/${file}`) : [];
      const date = newest([...files, ...translated].flatMap((file) => lastChangeOf(file) ?? []));
      return {
        ...item,
        url,
        ...(all.length > 1 && { links }),
        ...(date && { lastmod: date.toISOString() }),
      };
    },
  };
}

/** Content files and folders (with a trailing slash) that a page shows, except site.yaml. */
function filesOn(path: string): string[] {
  const { site: _, ...withoutSite } = registry;
  const collections = Object.values<Collection>(withoutSite);
  const pageFiles = collections.flatMap((collection) => {
    const [id] = collection.pages.flatMap((page) => entryIdIn(page, path) ?? []);
    if (id === undefined) return [];
    if (collection.type !== 'folder') return collection.file;
    return hasFolders(collection) ? `${collection.folder}/${id}/` : filePath(collection, id);
  });
  // The page of a single entry, such as a project, shows no other content.
  if (pageFiles.length > 0 && path.lastIndexOf('/') > 0) return pageFiles;
  const sections = collections.filter(({ pages }) =>
    pages.some((page) => path === page || path.startsWith(`${page}/`)),
  );
  return [
    ...pageFiles,
    ...sections.map((collection) =>
      collection.type === 'folder' ? `${collection.folder}/` : collection.file,
    ),
  ];
}

/** The id in the path of the page of an entry; undefined if the path is that of another page. */
function entryIdIn(page: string, path: string): string | undefined {
  const [before = '', after] = page.split('*');
  const id = path.slice(before.length);
  return after === '' && path.startsWith(before) && /^[^/]+$/.test(id) ? id : undefined;
}

/** The latest of several dates; undefined if the list is empty. */
function newest(dates: readonly Date[]): Date | undefined {
  return dates.toSorted((a, b) => b.getTime() - a.getTime())[0];
}
