import type { ContentImage } from '../content/images/content-image.ts';
import type { PageNames } from '../content/schemas/page.ts';
import type { Content, Translatable } from '../content/types.ts';
import { t } from '../i18n/t.ts';
import { writeDate } from '../i18n/write-date.ts';
import { filePaths } from './file-paths.ts';
import { postLists, postsFeed } from './post-pages.ts';
import { cardsPerPage, pagePath } from './project-pages.ts';

export interface SitePage {
  /** The path of the page, without the sub-path of the site and the language prefix. */
  path: string;
  /** The heading of the page, which is also the title of the page in shared links. */
  title: string;
  /** What the share image says in place of the title. */
  promise?: string;
  /** A short text below the title on the share image. */
  line?: string | undefined;
  description: string;
  cover?: ContentImage | undefined;
  /** The path of the page whose share image this page uses; undefined if this page has its own. */
  imageOf?: string | undefined;
  /** Whether search engines may list the page. */
  listed: boolean;
  /** The label of the page in the navigation; undefined if the navigation does not show the page. */
  navLabel?: string | undefined;
  /** The path of the page that lists this page as an entry, such as `/project` for a project. */
  list?: string;
  /** Whether the page is a further page of a list, such as page 2 or the posts with one tag. */
  isSubpage?: boolean;
  /** The date of a project or post, as YYYY-MM-DD. */
  date?: string;
  /** The category of a project, or the tags of a post, for the feed. */
  terms?: readonly string[];
  /** The URL of a post on another website, if it was published on that website first. */
  canonical?: string | undefined;
  /** The whole text of a post as HTML, for the feed. */
  html?: string;
  /** The path of the Atom feed of a list's entries. */
  feed?: string;
  /** The language of the page, if the page is not translated into the language of the content. */
  language?: string | undefined;
}

/** Every page of the site in the language of the content, each path once. */
export function sitePages(content: Content): SitePage[] {
  const pages = contentPages(content);
  for (const { path, title, description, menu } of content.customPages) {
    const page = { path, title, description, listed: true, imageOf: '/', navLabel: menu?.label };
    const before = pages.findIndex(({ path }) => path === menu?.after);
    // Without a page to follow, the owner's page comes before the not-found page, which is the last.
    pages.splice(before < 0 ? -1 : before + 1, 0, page);
  }
  return pages;
}

/** The paths of all pages that a link may lead to, and of files, in all languages; without a slash at the end. */
export function knownPaths(content: Content): string[] {
  const pages = sitePages(content)
    .flatMap(({ path, feed = [] }) => [path].concat(feed))
    .filter((path) => path !== '/404');
  const { vcard, feed: _, resume, portrait, ...always } = filePaths;
  return [
    ...pages,
    '/home',
    ...Object.values(always),
    ...(content.contact ? [vcard] : []),
    ...(content.about ? [resume] : []),
    ...(content.about?.portrait ? [portrait] : []),
    ...content.translations.flatMap((translation) =>
      knownPaths(translation).map((path) => translation.root + (path === '/' ? '' : path)),
    ),
  ];
}

/** The pages that are made from the content folder, without the owner's pages in src/pages. */
function contentPages(content: Content): SitePage[] {
  const { site, home, about, services, contact } = content;
  const line = site.name;
  const { title, heading = title, description } = site.notFound;
  return [
    ...one('/', { ...home, heading: site.name }, home.hero.eyebrow).map((page) => {
      return { ...page, ...homeCard(content) };
    }),
    ...one('/about', about, line),
    ...one('/service', services, line),
    ...servicePages(content),
    ...projectPages(content),
    ...postPages(content),
    ...one('/contact', contact, contact?.availability?.text ?? line),
    ...sentPage(content),
    ...testimonialPages(content),
    ...content.pages.map(({ id, title, description, language }) => {
      return { path: `/${id}`, title, line, description, listed: true, language };
    }),
    { path: '/404', title: heading, line, description, listed: false },
  ];
}

/** What the share image of Home shows: the headline, and the picture of the hero or of the first project on Home. */
function homeCard({ home, projects }: Content): Pick<SitePage, 'promise' | 'cover'> {
  const { lead, words, video } = home.hero;
  const all = projects?.all ?? [];
  const shown = home.work?.projects?.map((id) => all.find((project) => project.id === id)) ?? all;
  const cover = video?.poster ?? shown.find((project) => project?.cover)?.cover;
  return { promise: [lead, words[0]].filter(Boolean).join(' '), cover };
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
        : { isSubpage: true }),
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

function postPages({ site, posts, strings }: Content): SitePage[] {
  if (!posts) return [];
  const { heading, page: names, all, language } = posts;
  return [
    ...postLists(all, site.locale).map(({ path, tag }) => ({
      path,
      title: tag === undefined ? heading : t(strings.posts.tagged, { tag }, site.locale),
      line: site.name,
      description: names.description,
      listed: true,
      ...(path === '/writing'
        ? { navLabel: names.navLabel, feed: postsFeed }
        : { isSubpage: true, imageOf: '/writing' }),
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

function sentPage({ site, contact, strings }: Content): SitePage[] {
  if (!contact?.form) return [];
  const { title } = strings.form.sent;
  const { description } = contact.page;
  return [{ path: '/contact/sent', title, line: site.name, description, listed: false }];
}

function testimonialPages({ site, testimonialRequest, strings }: Content): SitePage[] {
  if (!testimonialRequest) return [];
  const { page, sent } = strings.testimonial;
  const description = t(page.intro, { name: site.name }, site.locale);
  return [
    { path: '/testimonial', title: page.heading },
    { path: '/testimonial/sent', title: sent.heading },
  ].map((one) => ({ ...one, line: site.name, description, imageOf: '/', listed: false }));
}

/** The path of a page's share image, without the sub-path of the site and the language prefix. */
export function shareImagePath(path: string): string {
  return `/share${path === '/' ? '/home' : path}.jpg`;
}
