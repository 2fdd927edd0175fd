import { strictCspHeader } from '../../../http/content-security-policy.ts';
import { contentType } from '../../../http/content-types.ts';
import {
  commonHeaders,
  documentHeaders,
  type Header,
  IMAGE_EXTENSIONS,
  privateHeaders,
  subresourceCsp,
} from '../../../http/headers.ts';
import { cacheForEver, type HostSite, revalidate, rulesOf, WRITTEN_BY_BUILD } from './host-site.ts';

/**
 * The maximum length of a line that Cloudflare Pages reads in `_headers`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const LONGEST_LINE = 2000;

/** A rule of `_headers`. A line with `!`, for Cloudflare Workers only, removes an earlier rule's header. */
function rule(path: string, headers: readonly Header[], removed: readonly Header[] = []): string {
  const lines = [
    ...removed.map(({ name }) => `  ! ${name}`),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ];
  return `${path}\n${lines.join('\n')}\n`;
}

/**
 * The file `_headers` for Netlify and Cloudflare Pages. If two rules set the same header, these hosts send
 * both values, so only hashed files have a rule for `Cache-Control`. For all other files both hosts send a
 * `Cache-Control` of their own that makes browsers revalidate. An SVG gets two Content-Security-Policies,
 * of which browsers apply both, and a private page two values of `Referrer-Policy`, of which they apply the last.
 */
export function underscoreHeaders(site: HostSite): string {
  const { hashed, privatePath, pageHeaders } = rulesOf(site);
  return [
    `# ${WRITTEN_BY_BUILD}`,
    rule('/*', [...commonHeaders, ...pageHeaders]),
    rule(`${hashed}*`, [cacheForEver]),
    rule('/*.svg', [subresourceCsp]),
    ...(site.hasPrivate ? [rule(`${privatePath}*`, privateHeaders)] : []),
  ].join('\n');
}

/**
 * The file `_headers` for the files that Cloudflare Workers serve without running Vitrine's Worker, which answers
 * requests for pages. https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function workersHeaders(site: HostSite): string {
  const { hashed, privatePath } = rulesOf(site);
  // Cloudflare sends vCards with their old MIME type from before RFC 6350.
  const card = { name: 'Content-Type', value: contentType('.vcf') };
  return [
    `# ${WRITTEN_BY_BUILD}`,
    rule('/*', [...commonHeaders, ...documentHeaders, strictCspHeader, revalidate]),
    ...IMAGE_EXTENSIONS.map((type) => rule(`/*.${type}`, [subresourceCsp], [subresourceCsp])),
    rule('/*.vcf', [card], [card]),
    rule(
      `${hashed}*`,
      [subresourceCsp, cacheForEver],
      [...documentHeaders, subresourceCsp, revalidate],
    ),
    ...(site.hasPrivate
      ? [rule(`${privatePath}*`, privateHeaders, privateHeaders.slice(0, 1))]
      : []),
  ].join('\n');
}

/**
 * The file `_redirects` for Netlify, with the not-found pages of further languages. Cloudflare Pages finds
 * these pages by itself and ignores the file's lines.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function redirects({ base, languages }: HostSite): string {
  const roots = languages.map((language) => `${base}/${language}`);
  const lines = roots.map((root) => `${root}/* ${root}/404.html 404\n`);
  return `# ${WRITTEN_BY_BUILD}\n${lines.join('')}`;
}

/**
 * The file `config.json`, which Vercel reads after the build. A header of a later route replaces the same header of an
 * earlier route. Every pattern begins with a slash, because Vercel's CLI also matches paths without their first slash.
 * https://vercel.com/docs/build-output-api/configuration
 */
export function vercelConfig(site: HostSite): string {
  const { base, languages, takesMessages, takesTestimonials, cards } = site;
  const { hashed, privatePath, basePattern, testimonialLink, pageHeaders } = rulesOf(site);
  const send = (src: string, headers: readonly Header[]) => ({
    src,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    continue: true,
  });
  const hashedPattern = hashed.replaceAll('.', '\\.').slice(1);
  const section = languages.length > 0 ? `(?:/(?:${languages.join('|')}))?` : '';
  const links = takesTestimonials ? `|${testimonialLink}` : '';
  const service = `^(?:${basePattern}${section}/(?:api/contact${links})|/api/deliver|/healthz)$`;
  const notFound = { dest: `${base}$1/404.html`, status: 404 };
  const config = {
    version: 3,
    routes: [
      send('^/', commonHeaders),
      send(`^/(?!${hashedPattern})`, [...pageHeaders, revalidate]),
      send(`^/.*\\.(?:${IMAGE_EXTENSIONS.join('|')})$`, [subresourceCsp]),
      send(`^/${hashedPattern}`, [subresourceCsp, cacheForEver]),
      ...(site.hasPrivate ? [send(`^${privatePath.replaceAll('.', '\\.')}`, privateHeaders)] : []),
      ...(takesMessages ? [{ src: service, dest: '/api/contact' }] : []),
      // Redirects to the URL of a page, which has no index.html and no slash at the end.
      { src: `^${basePattern}/index\\.html$`, status: 301, headers: { Location: base || '/' } },
      { src: '^((?:/[\\w~%-]+)+)/(?:index\\.html)?$', status: 301, headers: { Location: '$1' } },
      { src: `^${basePattern}(${section})/404\\.html$`, ...notFound },
      { handle: 'filesystem' },
      send('^/', [...pageHeaders, revalidate]),
      { src: `^${basePattern}(${section})(?:/.*)?$`, ...notFound },
    ],
    // Vercel sends vCards with their old MIME type from before RFC 6350.
    overrides: Object.fromEntries(
      cards.map((card) => [`${base}/${card}`.slice(1), { contentType: contentType(card) }]),
    ),
    // The cron job runs once a day, because that is allowed in every plan of Vercel.
    ...(takesMessages && { crons: [{ path: '/api/deliver', schedule: '0 5 * * *' }] }),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
