import { contentType } from '../../../server/content-types.ts';
import {
  CACHE_AND_ASK,
  CACHE_FOR_EVER,
  everywhere,
  filePolicy,
  HASHED_FOLDER,
  type Header,
  IMAGE_ENDINGS,
  ofDocuments,
} from '../../../server/headers.ts';
import { bareHeader } from '../../../server/policy.ts';
import { type HostSite, WRITTEN_BY_BUILD } from './host-site.ts';

/**
 * Cloudflare Pages reads no longer line in `_headers`.
 * https://developers.cloudflare.com/pages/configuration/headers/
 */
export const LONGEST_LINE = 2000;

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
    ...lines([...everywhere, ...ofDocuments, policy]),
    '',
    `${base}${HASHED_FOLDER}*`,
    ...lines([{ name: 'Cache-Control', value: CACHE_FOR_EVER }]),
    '',
    '/*.svg',
    ...lines([filePolicy]),
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
  const asked = { name: 'Cache-Control', value: CACHE_AND_ASK };
  const kept = { name: 'Cache-Control', value: CACHE_FOR_EVER };
  // Cloudflare knows vCards by the name that they had before RFC 6350.
  const card = { name: 'Content-Type', value: contentType('.vcf') };
  const hashed = `${base}${HASHED_FOLDER}*`;
  return [
    `# ${WRITTEN_BY_BUILD}`,
    ...rule('/*', [...everywhere, ...ofDocuments, bareHeader, asked]),
    ...IMAGE_ENDINGS.flatMap((ending) => rule(`/*.${ending}`, [filePolicy], [filePolicy])),
    ...rule('/*.vcf', [card], [card]),
    ...rule(hashed, [filePolicy, kept], [...ofDocuments, filePolicy, asked]),
  ].join('\n');
}

/**
 * `_redirects` for Netlify: the not-found pages of further languages. Cloudflare Pages finds them by
 * itself and passes over these lines.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/#custom-404-page-handling
 */
export function redirects({ base, languages }: HostSite): string {
  const lines = languages.map((language) => {
    const root = `${base}/${language}`;
    return `${root}/* ${root}/404.html 404`;
  });
  return `# ${WRITTEN_BY_BUILD}\n${lines.join('\n')}\n`;
}

/** `vercel.json` for Vercel, which reads it from the folder that is put online. */
export function vercelJson({ base, policy }: HostSite): string {
  const list = (headers: readonly Header[]) =>
    headers.map(({ name, value }) => ({ key: name, value }));
  const endings = IMAGE_ENDINGS.join('|');
  const settings = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      { source: '/(.*)', headers: list([...everywhere, ...ofDocuments]) },
      { source: `/((?!.*\\.(?:${endings})$).*)`, headers: list([policy]) },
      { source: `/(.*)\\.(${endings})`, headers: list([filePolicy]) },
      {
        source: `${base}${HASHED_FOLDER}(.*)`,
        headers: list([{ name: 'Cache-Control', value: CACHE_FOR_EVER }]),
      },
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}
