import type { Content } from '../../content/types.ts';
import { canonicalTag } from '../../i18n/language-tag.ts';
import { pageAddress, type ToAddress } from '../../site/addresses.ts';
import { filePaths } from '../../site/file-paths.ts';
import { type SitePage, sitePages } from '../../site/site-pages.ts';

/** Maximum number of entries in a feed. */
const maxEntries = 20;

/** A page that lists dated entries, with the path of the Atom feed of these entries. */
export type FeedPage = SitePage & { feed: string };

export function hasFeed(page: SitePage): page is FeedPage {
  return page.feed !== undefined;
}

/**
 * The newest entries of a list as an Atom feed (RFC 4287).
 *
 * @param page The page that lists the entries.
 * @param withPictures Adds the URLs of images to the HTML of an entry.
 */
export async function feed(
  content: Content,
  { path, title, description, feed: feedPath }: FeedPage,
  address: ToAddress,
  withPictures: (html: string) => Promise<string>,
): Promise<string> {
  const { site } = content;
  const all = sitePages(content).filter(({ list, date }) => list === path && date !== undefined);
  const entries = all.slice(0, maxEntries).map(async (page) => {
    const html = page.html && absolute(await withPictures(page.html), address(page.path));
    return entry(page, address, html);
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${canonicalTag(site.locale)}">
  <id>${escapeXml(address(path))}</id>
  <title>${escapeXml(feedTitle(title, content))}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <updated>${moment(all[0]?.date)}</updated>
  <author><name>${escapeXml(site.name)}</name><uri>${escapeXml(address('/'))}</uri></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(address(feedPath))}"/>
  <link rel="alternate" type="text/html" href="${escapeXml(address(path))}"/>
  <icon>${escapeXml(pageAddress(filePaths.favicon, site.address))}</icon>
${(await Promise.all(entries)).join('\n')}
</feed>
`;
}

/** The title of a feed, in feed readers and in the `<link>` of the document head. */
export function feedTitle(heading: string, { site }: Content): string {
  return [heading, site.titleSuffix].join(' | ');
}

function entry(page: SitePage, address: ToAddress, html: string | undefined): string {
  const { path, title, date, terms = [], description, language } = page;
  const url = escapeXml(address(path));
  const lang = language ? ` xml:lang="${language}"` : '';
  const lines = [
    `<id>${url}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<published>${moment(date)}</published>`,
    `<updated>${moment(date)}</updated>`,
    `<link rel="alternate" type="text/html" href="${url}"/>`,
    ...terms.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<summary>${escapeXml(description)}</summary>`,
    ...(html ? [`<content type="html">${escapeXml(html)}</content>`] : []),
  ];
  return `  <entry${lang}>\n${lines.map((line) => `    ${line}\n`).join('')}  </entry>`;
}

/** Makes the URLs in HTML absolute, and removes `srcset` and `sizes` of images. */
function absolute(html: string, page: string): string {
  return html
    .replaceAll(/<img srcset="[^"]*" sizes="[^"]*"/g, '<img')
    .replaceAll(/ (href|src)="([^"]*)"/g, (_, name, to) => ` ${name}="${new URL(to, page).href}"`);
}

/** The beginning of a day (UTC) as a timestamp in the format of Atom (RFC 3339). */
function moment(day = ''): string {
  return `${day}T00:00:00Z`;
}

/** Escapes a text for XML elements and attributes; removes characters that XML forbids. */
export function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these control characters
  const allowed = text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
  const names = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
  return allowed.replaceAll(/[&<>"]/g, (letter) => `&${Reflect.get(names, letter)};`);
}
