import type { Content } from '../../content/types.ts';
import { languageOf } from '../../i18n/language-of.ts';
import { t } from '../../i18n/t.ts';
import { pageAddress, type ToAddress } from '../../site/addresses.ts';
import { filePaths } from '../../site/file-paths.ts';
import { href } from '../../site/href.ts';
import type { Colours } from '../site-colours.ts';
import { resume } from './json-resume.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { vcard } from './vcard.ts';

interface FileSettings {
  /** The sub-path of the site, or `/`. */
  base: string;
  colours: Colours;
  today: Date;
}

/** Days until security.txt expires: less than a year (RFC 9116, section 2.5.5). */
const securityDays = 360;

/**
 * The text files for search engines, browsers, address books and other programs, by path without
 * the sub-path. robots.txt and security.txt are omitted if the site has a sub-path, because
 * programs read them only at the root of a host name. The first language has all files, other
 * languages only the contact card and the CV. A file without content is omitted.
 */
export function textFiles(
  content: Content,
  { base, colours, today }: FileSettings,
): Map<string, string> {
  const { root } = content;
  const address: ToAddress = (path) => pageAddress(path, content.site.address, root, base);
  const files: [path: string, text: string | undefined][] = [
    [filePaths.vcard, vcard(content, address)],
    [filePaths.resume, resume(content, address)],
  ];
  if (root === '') {
    files.push(
      [filePaths.manifest, manifest(content, base, colours)],
      [filePaths.humans, humansText(content, address)],
      [filePaths.llms, llmsText(content, address)],
    );
  }
  if (root === '' && href('/', '', base) === '/')
    files.push(
      [filePaths.robots, `User-agent: *\nAllow: /\n\nSitemap: ${address(filePaths.sitemap)}\n`],
      [filePaths.security, securityText(content, address, today)],
    );
  return new Map(
    files.flatMap(([path, text]) => (text === undefined ? [] : [[root + path, text]])),
  );
}

/** humans.txt: who made the site (https://humanstxt.org). */
function humansText({ site, home, contact, strings }: Content, address: ToAddress): string {
  const { humans, details } = strings;
  const row = (label: string, value: string) => t(details.labelled, { label, value }, site.locale);
  return linesOf(
    '/* TEAM */',
    row(home.hero.eyebrow ?? humans.owner, site.name),
    contact && row(humans.contact, contact.email ?? address('/contact')),
    '',
    '/* SITE */',
    row(humans.address, address('/')),
    row(humans.language, site.locale),
    row(humans.software, 'Astro, React, TypeScript'),
  );
}

/** security.txt: contact for vulnerability reports (RFC 9116); undefined without a contact page. */
function securityText({ site, contact }: Content, address: ToAddress, today: Date) {
  if (!contact) return undefined;
  const expires = new Date(today);
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCDate(expires.getUTCDate() + securityDays);
  return linesOf(
    `Contact: ${contact.email ? `mailto:${contact.email}` : address('/contact')}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languageOf(site)}`,
    `Canonical: ${address(filePaths.security)}`,
  );
}

function linesOf(...lines: (string | undefined)[]): string {
  return lines.flatMap((line) => (line === undefined ? [] : [`${line}\n`])).join('');
}
