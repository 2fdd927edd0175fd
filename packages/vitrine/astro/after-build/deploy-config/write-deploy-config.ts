import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { filesIn } from '../../../content/files-in.ts';
import { docsPage } from '../../../errors/docs-page.ts';
import {
  contentSecurityPolicy,
  cspFile,
  type ThirdParties,
} from '../../../http/content-security-policy.ts';
import { cspHeader, headersAt } from '../../../http/headers.ts';
import { isLanguagePrefix } from '../../../i18n/language-tag.ts';
import type { HostSite } from './host-site.ts';
import { type PageParts, readPageParts } from './page-parts.ts';
import {
  LONGEST_LINE,
  redirects,
  underscoreHeaders,
  vercelConfig,
  workersHeaders,
} from './static-hosts.ts';
import { caddyRules, nginxRules } from './web-servers.ts';

/** The file in a built site that contains the site's sub-path, for commands that read a copy of the site. */
export const baseFile = '.hosts/base';

interface PolicySettings {
  /** Whether each page also gets its policy as a `meta` element, for a host that sends no headers. */
  policyInPage?: boolean;
  /** Origins from which the owner allows pages to load files. */
  thirdParties?: ThirdParties;
}

/**
 * Writes into a built site the files by which each web host sends the headers of
 * `packages/vitrine/http/headers.ts`: `_headers`, and in `.hosts/` the rules for nginx, Caddy and Vercel, the
 * Content-Security-Policy of each page for Vitrine's server, and the sub-path for the commands; and `.nojekyll` for GitHub Pages. Hosts
 * other than Vitrine's server have one policy for the whole site.
 *
 * @param folder The folder of the built site.
 * @param base The sub-path of the site with a slash in front and none at the end, or an empty string.
 * @returns Warnings, each in one line.
 */
export function writeDeployConfig(
  folder: string,
  base: string,
  { policyInPage = false, thirdParties }: PolicySettings = {},
): string[] {
  const pages = new Map<string, PageParts>();
  for (const name of filesIn(folder, /\.html$/)) {
    const page = readFileSync(join(folder, name), 'utf8');
    const parts = readPageParts(page, thirdParties);
    const policy = contentSecurityPolicy({ ...parts, thirdParties });
    if (policyInPage) writeFileSync(join(folder, name), withPolicy(page, policy));
    write(join(folder, cspFile(name)), policy);
    pages.set(name, parts);
  }

  const all = [...pages.values()];
  const policy = contentSecurityPolicy({
    scripts: unique(all.flatMap(({ scripts }) => scripts)),
    styles: unique(all.flatMap(({ styles }) => styles)),
    formTarget: all.find(({ formTarget }) => formTarget !== undefined)?.formTarget,
    analytics: all.find(({ analytics }) => analytics)?.analytics,
    hasMedia: all.some(({ hasMedia }) => hasMedia),
    thirdParties,
  });
  const site: HostSite = {
    base,
    policy: cspHeader(policy),
    languages: [...pages.keys()]
      .filter((file) => basename(file) === '404.html')
      .map(dirname)
      .filter(isLanguagePrefix),
    takesMessages: all.some(({ postsToServer }) => postsToServer),
    takesTestimonials: pages.has('testimonial/index.html'),
    hasPrivate: [...pages.keys()].some((file) => headersAt('', `/${file}`).length > 0),
    cards: filesIn(folder, /\.vcf$/),
  };
  const files = {
    // Without this file, GitHub Pages publishes no folder that begins with `_`, such as `_astro`.
    '.nojekyll': '',
    _headers: underscoreHeaders(site),
    ...(site.languages.length > 0 && { _redirects: redirects(site) }),
    '.hosts/cloudflare-headers': workersHeaders(site),
    '.hosts/vercel.json': vercelConfig(site),
    '.hosts/nginx.conf': nginxRules(site),
    '.hosts/Caddyfile': caddyRules(site),
    [baseFile]: base || '/',
  };
  for (const [name, text] of Object.entries(files)) write(join(folder, name), text);
  return [...forbiddenLines(pages), ...longLines(files._headers)];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/**
 * Adds the Content-Security-Policy to a page as a `meta` element, for a host that sends no headers.
 * `frame-ancestors` is omitted, because it does not work in a `meta` element. The policy comes after the
 * charset, which must be first, and before all elements to which the policy applies.
 *
 * @throws Error for a page without `<meta charset="utf-8">`
 */
function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/;frame-ancestors [^;]*/, '');
  const element = `<meta http-equiv="Content-Security-Policy" content="${content}">`;
  const page = html.replace(/<meta charset="utf-8"\s*\/?>/i, (charset) => charset + element);
  if (page !== html) return page;
  throw new Error(
    'A page has no <meta charset="utf-8">. The build inserts the Content-Security-Policy after this element. See layouts/Layout.astro.',
  );
}

function unique(hashes: readonly string[]): string[] {
  return [...new Set(hashes)].sort();
}

function forbiddenLines(pages: ReadonlyMap<string, PageParts>): string[] {
  return [...pages].flatMap(([file, { forbidden }]) =>
    unique(forbidden).map(
      (part) =>
        `${file} has ${part}, which the Content-Security-Policy blocks: see ${docsPage('security')}.`,
    ),
  );
}

function longLines(headers: string): string[] {
  const longest = Math.max(...headers.split('\n').map((line) => line.length));
  if (longest <= LONGEST_LINE) return [];
  return [
    `A line of _headers has ${longest} characters. Cloudflare Pages ignores lines over ${LONGEST_LINE} characters, so the site would have no Content-Security-Policy on Cloudflare Pages.`,
  ];
}
