import { strictCspHeader } from '../../../../platform/http/content-security-policy.ts';
import { contentType } from '../../../../platform/http/content-types.ts';
import {
  commonHeaders,
  documentHeaders,
  type Header,
  IMAGE_ENDINGS,
  subresourceCsp,
} from '../../../../platform/http/headers.ts';
import { cacheForEver, type HostSite, partsOf, revalidate, WRITTEN_BY_BUILD } from './host-site.ts';

/**
 * Cloudflare Pages reads no longer line in `_headers`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const LONGEST_LINE = 2000;

/** A rule of `_headers`; `!` removes a header of an earlier rule, on Cloudflare Workers only. */
function rule(path: string, headers: readonly Header[], removed: readonly Header[] = []): string {
  const lines = [
    ...removed.map(({ name }) => `  ! ${name}`),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ];
  return `${path}\n${lines.join('\n')}\n`;
}

/**
 * `_headers` for Netlify and Cloudflare Pages. Where two rules name the same header, these hosts
 * send both values, so only hashed files have a `Cache-Control` here. For all other files both hosts
 * send one by themselves that makes browsers revalidate. An SVG gets two policies; browsers apply
 * both.
 */
export function underscoreHeaders(site: HostSite): string {
  const { hashed, pageHeaders } = partsOf(site);
  return [
    `# ${WRITTEN_BY_BUILD}`,
    rule('/*', [...commonHeaders, ...pageHeaders]),
    rule(`${hashed}*`, [cacheForEver]),
    rule('/*.svg', [subresourceCsp]),
  ].join('\n');
}

/**
 * `_headers` for the files that Cloudflare Workers send without running our code, which answers
 * requests for pages.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function workersHeaders(site: HostSite): string {
  const { hashed } = partsOf(site);
  // Cloudflare knows vCards by the name that they had before RFC 6350.
  const card = { name: 'Content-Type', value: contentType('.vcf') };
  return [
    `# ${WRITTEN_BY_BUILD}`,
    rule('/*', [...commonHeaders, ...documentHeaders, strictCspHeader, revalidate]),
    ...IMAGE_ENDINGS.map((ending) => rule(`/*.${ending}`, [subresourceCsp], [subresourceCsp])),
    rule('/*.vcf', [card], [card]),
    rule(
      `${hashed}*`,
      [subresourceCsp, cacheForEver],
      [...documentHeaders, subresourceCsp, revalidate],
    ),
  ].join('\n');
}

/**
 * `_redirects` for Netlify: the not-found pages of further languages. Cloudflare Pages finds them by
 * itself and ignores these lines.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function redirects({ base, languages }: HostSite): string {
  const roots = languages.map((language) => `${base}/${language}`);
  const lines = roots.map((root) => `${root}/* ${root}/404.html 404\n`);
  return `# ${WRITTEN_BY_BUILD}\n${lines.join('')}`;
}

/**
 * `config.json` for Vercel, which reads it after the build. A header of a later route replaces that of
 * an earlier one. Every pattern begins with a slash: Vercel's CLI also matches paths without their
 * first slash.
 * https://vercel.com/docs/build-output-api/configuration
 */
export function vercelConfig(site: HostSite): string {
  const { base, languages, takesMessages, cards } = site;
  const { hashed, basePattern, pageHeaders } = partsOf(site);
  const send = (src: string, headers: readonly Header[]) => ({
    src,
    headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])),
    continue: true,
  });
  const hashedPattern = hashed.replaceAll('.', '\\.').slice(1);
  const section = languages.length > 0 ? `(?:/(?:${languages.join('|')}))?` : '';
  const service = `^(?:${basePattern}${section}/api/contact|/api/deliver|/healthz)$`;
  const notFound = { dest: `${base}$1/404.html`, status: 404 };
  const config = {
    version: 3,
    routes: [
      send('^/', commonHeaders),
      send(`^/(?!${hashedPattern})`, [...pageHeaders, revalidate]),
      send(`^/.*\\.(?:${IMAGE_ENDINGS.join('|')})$`, [subresourceCsp]),
      send(`^/${hashedPattern}`, [subresourceCsp, cacheForEver]),
      ...(takesMessages ? [{ src: service, dest: '/api/contact' }] : []),
      // A page lies at its path: no index.html and no slash at the end.
      { src: `^${basePattern}/index\\.html$`, status: 301, headers: { Location: base || '/' } },
      { src: '^((?:/[\\w~%-]+)+)/(?:index\\.html)?$', status: 301, headers: { Location: '$1' } },
      { src: `^${basePattern}(${section})/404\\.html$`, ...notFound },
      { handle: 'filesystem' },
      send('^/', [...pageHeaders, revalidate]),
      { src: `^${basePattern}(${section})(?:/.*)?$`, ...notFound },
    ],
    // Vercel knows vCards by the name that they had before RFC 6350.
    overrides: Object.fromEntries(
      cards.map((card) => [`${base}/${card}`.slice(1), { contentType: contentType(card) }]),
    ),
    // Once a day, which every plan allows.
    ...(takesMessages && { crons: [{ path: '/api/deliver', schedule: '0 5 * * *' }] }),
  };
  return `${JSON.stringify(config, undefined, 2)}\n`;
}
