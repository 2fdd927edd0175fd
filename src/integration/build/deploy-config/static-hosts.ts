import { strictCspHeader } from '../../../../platform/http/content-security-policy.ts';
import { contentType } from '../../../../platform/http/content-types.ts';
import {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  commonHeaders,
  documentHeaders,
  HASHED_FOLDER,
  type Header,
  IMAGE_ENDINGS,
  subresourceCsp,
} from '../../../../platform/http/headers.ts';
import { type HostSite, WRITTEN_BY_BUILD } from './host-site.ts';

/**
 * Cloudflare Pages reads no longer line in `_headers`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const LONGEST_LINE = 2000;

const asked: Header = { name: 'Cache-Control', value: CACHE_REVALIDATE };
const kept: Header = { name: 'Cache-Control', value: CACHE_FOR_EVER };

/**
 * `_headers` for Netlify and Cloudflare Pages. Where two rules name the same header, these hosts
 * send both values: so only the hashed files have a `Cache-Control` here. For all other files both
 * hosts ask the browser to ask again, by themselves. An SVG gets both policies, and each
 * of them holds.
 */
export function underscoreHeaders({ base, policy }: HostSite): string {
  const lines = (headers: readonly Header[]) =>
    headers.map(({ name, value }) => `  ${name}: ${value}`);
  return [
    `# ${WRITTEN_BY_BUILD}`,
    '/*',
    ...lines([...commonHeaders, ...documentHeaders, policy]),
    '',
    `${base}${HASHED_FOLDER}*`,
    ...lines([kept]),
    '',
    '/*.svg',
    ...lines([subresourceCsp]),
    '',
  ].join('\n');
}

/**
 * `_headers` for the files that Cloudflare Workers send without asking our code, which answers for
 * pages. `!` takes a header of an earlier rule away.
 * https://developers.cloudflare.com/workers/static-assets/headers/
 */
export function workersHeaders({ base }: Pick<HostSite, 'base'>): string {
  const rule = (path: string, headers: readonly Header[], without: readonly Header[] = []) => [
    path,
    ...without.map(({ name }) => `  ! ${name}`),
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
    '',
  ];
  // Cloudflare knows vCards by the name that they had before RFC 6350.
  const card = { name: 'Content-Type', value: contentType('.vcf') };
  const hashed = `${base}${HASHED_FOLDER}*`;
  return [
    `# ${WRITTEN_BY_BUILD}`,
    ...rule('/*', [...commonHeaders, ...documentHeaders, strictCspHeader, asked]),
    ...IMAGE_ENDINGS.flatMap((ending) => rule(`/*.${ending}`, [subresourceCsp], [subresourceCsp])),
    ...rule('/*.vcf', [card], [card]),
    ...rule(hashed, [subresourceCsp, kept], [...documentHeaders, subresourceCsp, asked]),
  ].join('\n');
}

/**
 * `_redirects` for Netlify: the not-found pages of further languages. Cloudflare Pages finds them by
 * itself and ignores these lines.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function redirects({ base, languages }: HostSite): string {
  const lines = languages.map((language) => {
    const root = `${base}/${language}`;
    return `${root}/* ${root}/404.html 404`;
  });
  return `# ${WRITTEN_BY_BUILD}\n${lines.join('\n')}\n`;
}

/**
 * `config.json` for Vercel, which reads it after the build. A header of a later route replaces that of
 * an earlier one. Every pattern begins with a slash: Vercel's CLI matches also without the path's first.
 * https://vercel.com/docs/build-output-api/configuration
 */
export function vercelConfig(site: HostSite): string {
  const { base, policy, languages, takesMessages, cards } = site;
  const record = (headers: readonly Header[]) =>
    Object.fromEntries(headers.map(({ name, value }) => [name, value]));
  const ofPages = record([...documentHeaders, policy, asked]);
  const b = base.replaceAll('.', '\\.');
  const hashed = `${b}${HASHED_FOLDER}`.slice(1);
  const section = languages.length > 0 ? `(?:/(?:${languages.join('|')}))?` : '';
  const service = `^(?:${b}${section}/api/contact|/api/deliver|/healthz)$`;
  const notFound = { dest: `${base}$1/404.html`, status: 404 };
  const config = {
    version: 3,
    routes: [
      { src: '^/', headers: record(commonHeaders), continue: true },
      { src: `^/(?!${hashed})`, headers: ofPages, continue: true },
      {
        src: `^/.*\\.(?:${IMAGE_ENDINGS.join('|')})$`,
        headers: record([subresourceCsp]),
        continue: true,
      },
      { src: `^/${hashed}`, headers: record([subresourceCsp, kept]), continue: true },
      ...(takesMessages ? [{ src: service, dest: '/api/contact' }] : []),
      // A page lies at its path: no index.html and no slash at the end.
      { src: `^${b}/index\\.html$`, status: 301, headers: { Location: base || '/' } },
      { src: '^((?:/[\\w~%-]+)+)/(?:index\\.html)?$', status: 301, headers: { Location: '$1' } },
      { src: `^${b}(${section})/404\\.html$`, ...notFound },
      { handle: 'filesystem' },
      { src: '^/', headers: ofPages, continue: true },
      { src: `^${b}(${section})(?:/.*)?$`, ...notFound },
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
