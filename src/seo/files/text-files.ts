import { href } from '../../components/href.ts';
import { pageAddress } from '../../components/page-address.ts';
import type { Content } from '../../content/types.ts';
import { filePaths } from '../file-paths.ts';
import type { Colours } from '../share/card-form.ts';
import type { IsSampleText } from '../structured/real-reviews.ts';
import { feed } from './feed.ts';
import { llmsText } from './llms.ts';
import { manifest } from './manifest.ts';
import { resume } from './resume.ts';
import { securityText } from './security.ts';
import { vcard } from './vcard.ts';

/** Gives the whole address of a path without the sub-path. */
export type ToAddress = (path: string) => string;

/** What the files depend on beside the content. */
export interface FileSettings {
  /** The sub-path, or `/`. */
  base: string;
  colours: Colours;
  /** The day of the build. */
  today: Date;
  /** Knows the sample's testimonials, which nobody wrote. */
  isSample: IsSampleText;
}

/**
 * The text files that search engines, browsers, readers and programs look for, by path without the
 * sub-path. Those that are only read at the root of a host (robots.txt, security.txt) are left out
 * below a sub-path, those that a site has once in its further languages, and those without content
 * everywhere.
 */
export function textFiles(
  content: Content,
  { base, colours, today, isSample }: FileSettings,
): Map<string, string> {
  const { root } = content;
  const address: ToAddress = (path) => pageAddress(path, content.site.address, root, base);
  const icon = pageAddress(filePaths.favicon, content.site.address, '', base);
  const isRoot = href('/', '', base) === '/';
  const files: [path: string, text: string | undefined][] = [
    [filePaths.feed, feed(content, filePaths.feed, icon, address)],
    [filePaths.vcard, vcard(content, address)],
    [filePaths.resume, resume(content, filePaths.resume, address, isSample)],
  ];
  const isFirst = root === '';
  if (isFirst) {
    files.push(
      [filePaths.manifest, manifest(content, base, colours)],
      [filePaths.humans, humansText(content, address)],
      [filePaths.llms, llmsText(content, address)],
    );
  }
  if (isFirst && isRoot) {
    files.push(
      [filePaths.robots, `User-agent: *\nAllow: /\n\nSitemap: ${address(filePaths.sitemap)}\n`],
      [filePaths.security, securityText(content, filePaths.security, address, today)],
    );
  }
  return new Map(
    files.flatMap(([path, text]) => (text === undefined ? [] : [[root + path, text]])),
  );
}

/** Who made the site (https://humanstxt.org). */
function humansText({ site, home, contact }: Content, address: ToAddress): string {
  const lines = [
    '/* TEAM */',
    `${home.hero.eyebrow ?? 'Owner'}: ${site.name}`,
    contact && `Contact: ${contact.email ?? address('/contact')}`,
    '',
    '/* SITE */',
    `Address: ${address('/')}`,
    `Language: ${site.locale}`,
    'Software: Astro, React, TypeScript',
  ];
  return `${lines.filter((line) => line !== undefined).join('\n')}\n`;
}
