import type { ContentImage } from '../content/images/content-image.ts';
import type { PageNames } from '../content/schemas/page.ts';
import type { Content, Translatable } from '../content/types.ts';
import { interpolate } from '../i18n/interpolate.ts';
import { uiStringsFor } from '../i18n/ui-strings.ts';
import { writeDate } from '../lib/write-date.ts';
import { filePaths } from './file-paths.ts';
import { postLists, postsFeed } from './post-pages.ts';
import { cardsPerPage, pagePath } from './project-pages.ts';

export interface SitePage {
  /** Its path, without the sub-path and the root of its language. */
  path: string;
  /** Its heading, which is its title in shared links. */
  title: string;
  /** A few words below the title in shared links. */
  line?: string | undefined;
  description: string;
  cover?: ContentImage | undefined;
  /** The path of the page whose image for shared links it has; left out where it has its own. */
  imageOf?: string | undefined;
  /** Whether it is listed for search engines. */
  listed: boolean;
  /** Its label in the navigation, if it is there. */
  navLabel?: string | undefined;
  /** The path of the list that it is an entry of. */
  list?: string;
  /** Whether it is a further page of a list. */
  isPart?: boolean;
  /** The date of an entry, as YYYY-MM-DD. */
  date?: string;
  /** The topics of a dated entry, in single words. */
  terms?: readonly string[];
  /** Its address on another website, if it was published there first. */
  canonical?: string | undefined;
  /** Its whole text for the feed. */
  html?: string;
  /** The path of the Atom feed of its dated entries. */
  feed?: string;
  /** Its language, where it is not translated into that of the content. */
  language?: string | undefined;
}

/** Every page of the site, each address once. */
export function sitePages(content: Content): SitePage[] {
  const pages = contentPages(content);
  for (const { path, title, description, menu } of content.customPages) {
    const page = { path, title, description, listed: true, imageOf: '/', navLabel: menu?.label };
    const before = pages.findIndex(({ path }) => path === menu?.after);
    // The not-found page is the last.
    pages.splice(before < 0 ? -1 : before + 1, 0, page);
  }
  return pages;
}

/** The pages from the content folder. */
function contentPages(content: Content): SitePage[] {
  const { site, home, about, services, contact } = content;
  const line = site.name;
  const { title, heading = title, description } = site.notFound;
  return [
    ...one('/', { ...home, heading: site.name }, home.hero.eyebrow),
    ...one('/about', about, line),
    ...one('/service', services, line),
    ...servicePages(content),
    ...projectPages(content),
    ...postPages(content),
    ...one('/contact', contact, contact?.availability?.text ?? line),
    ...sentPage(content),
    ...content.pages.map(({ id, title, description, language }) => {
      return { path: `/${id}`, title, line, description, listed: true, language };
    }),
    { path: '/404', title: heading, line, description, listed: false },
  ];
}

function one(
  path: string,
  shown: ({ heading: string; page: PageNames } & Translatable) | undefined,
  line: string | undefined,
): SitePage[] {
  if (!shown) return [];
  const { heading: title, language } = shown;
  const { navLabel, description } = shown.page;
  return [{ path, title, line, description, listed: true, navLabel, language }];
}

function servicePages({ site, services }: Content): SitePage[] {
  if (!services) return [];
  const { language } = services;
  return services.services.map(({ id, title, text: description, price: line = site.name }) => {
    const path = `/service/${id}`;
    return { path, title, line, description, listed: true, list: '/service', language };
  });
}

function projectPages({ site, projects }: Content): SitePage[] {
  if (!projects) return [];
  const pages = Math.ceil(projects.all.length / cardsPerPage);
  return [
    ...Array.from({ length: pages }, (_, index) => ({
      path: pagePath(index + 1),
      title: projects.heading,
      line: site.name,
      description: projects.page.description,
      imageOf: index === 0 ? undefined : pagePath(1),
      listed: true,
      ...(index === 0
        ? { navLabel: projects.page.navLabel, feed: filePaths.feed }
        : { isPart: true }),
      language: projects.language,
    })),
    ...projects.all.map(({ id, title, category, date, summary, cover, language }) => ({
      path: `/details/${id}`,
      title,
      line: `${category}, ${date.slice(0, 4)}`,
      description: summary,
      cover,
      imageOf: cover ? undefined : pagePath(1),
      listed: true,
      list: '/project',
      date,
      terms: [category],
      language,
    })),
  ];
}

function postPages({ site, posts }: Content): SitePage[] {
  if (!posts) return [];
  const { posts: strings } = uiStringsFor(site.locale);
  const { heading, page: names, all, language } = posts;
  return [
    ...postLists(all).map(({ path, tag }) => ({
      path,
      title: tag === undefined ? heading : interpolate(strings.tagged, { tag }),
      line: site.name,
      description: names.description,
      listed: true,
      ...(path === '/writing'
        ? { navLabel: names.navLabel, feed: postsFeed }
        : { isPart: true, imageOf: '/writing' }),
      language,
    })),
    ...all.map(({ id, title, summary, date, tags, cover, canonical, text, language }) => ({
      path: `/writing/${id}`,
      title,
      line: writeDate(date, site.locale),
      description: summary,
      cover,
      listed: canonical === undefined,
      canonical,
      list: '/writing',
      date,
      terms: tags,
      html: text,
      language,
    })),
  ];
}

function sentPage({ site, contact }: Content): SitePage[] {
  if (!contact?.form) return [];
  const { title } = uiStringsFor(site.locale).contact.sent;
  const { description } = contact.page;
  return [{ path: '/contact/sent', title, line: site.name, description, listed: false }];
}

/** The path of a page's image for shared links, without the sub-path and the root of its language. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}
