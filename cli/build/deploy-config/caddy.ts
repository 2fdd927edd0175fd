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
import { type HostSite, MISSING_TYPES, placesOf, WRITTEN_BY_BUILD } from './host-site.ts';
import { MESSAGE_SERVER } from './nginx.ts';

/**
 * Rules of Caddy for the inside of a site's block whose `root` holds the site: `dist/` itself, or
 * below a sub-path the folder in which the site lies under that name.
 */
export function caddyRules(site: HostSite): string {
  const { base, policy, languages, takesMessages } = site;
  const places = placesOf(site);
  const all = [...everywhere, ...ofDocuments, policy];
  const line = ({ name, value }: Header) => `${name} "${value}"`;
  const withFilePolicy = [
    `${base}${HASHED_FOLDER}*`,
    ...IMAGE_ENDINGS.map((ending) => `*.${ending}`),
  ].join(' ');
  const b = base.replaceAll('.', '\\.');
  const files = ['file_server {', '  precompressed br gzip', '  disable_canonical_uris', '}'];
  const inside = (lines: readonly string[]) =>
    lines.map((line) => (line === '' ? '' : `  ${line}`));
  return [
    `# ${WRITTEN_BY_BUILD}`,
    "# Import it into a site's block; see deploy/caddy.md.",
    `@hashed path ${base}${HASHED_FOLDER}*`,
    `@documents not path ${base}${HASHED_FOLDER}*`,
    `@files path ${withFilePolicy}`,
    `@pages not path ${withFilePolicy}`,
    'header {',
    ...everywhere.map((header) => `  ${line(header)}`),
    '}',
    '# By itself: a header that is taken away makes its whole block wait, past any error.',
    'header -Server',
    `header @hashed Cache-Control "${CACHE_FOR_EVER}"`,
    'header @documents {',
    `  Cache-Control "${CACHE_AND_ASK}"`,
    ...ofDocuments.map((header) => `  ${line(header)}`),
    '}',
    `header @pages ${line(policy)}`,
    '# Images and hashed files, whose scripts do not run.',
    `header @files ${line(filePolicy)}`,
    ...MISSING_TYPES.flatMap(([ending, type]) => [
      `@${ending} {`,
      `  path *.${ending}`,
      '  file',
      '}',
      `header @${ending} Content-Type "${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}"`,
    ]),
    '',
    'route {',
    ...inside([
      ...(takesMessages
        ? [
            "# Messages go to the project's server, which sends all these headers itself.",
            ...places.flatMap((place) => [
              `header ${place}/api/contact Cache-Control no-store`,
              `reverse_proxy ${place}/api/contact ${MESSAGE_SERVER} {`,
              ...['Cache-Control', ...all.map(({ name }) => name)].map(
                (name) => `  header_down -${name}`,
              ),
              '}',
            ]),
            '',
          ]
        : []),
      '# What is not for visitors.',
      '@hidden {',
      `  path_regexp /\\.|^${b}/(?:_headers|_redirects|vercel\\.json|(?:[a-z]{2,3}/)?404\\.html)$`,
      `  not path ${base}/.well-known/*`,
      '}',
      'error @hidden 404',
      '@copy {',
      '  path *.br *.gz',
      '  file {dir}/{file.base}',
      '}',
      'error @copy 404',
      '',
      '# A page lies at its path: no index.html and no slash at the end.',
      '@slash {',
      '  path */',
      '  not path /',
      '  file {path}index.html',
      '}',
      'route @slash {',
      '  uri strip_suffix /',
      '  redir {uri} 301',
      '}',
      `redir ${base || ''}/index.html ${base || '/'} 301`,
      '@index {',
      '  path_regexp /index\\.html$',
      '  file {path}',
      '}',
      'route @index {',
      '  uri strip_suffix /index.html',
      '  redir {uri} 301',
      '}',
      '@folder {',
      '  path */',
      '  not path /',
      '}',
      'error @folder 404',
      'try_files {path} {path}/index.html',
      ...files,
    ]),
    '}',
    '',
    'handle_errors {',
    ...inside([
      'header -Server',
      'header {',
      `  Cache-Control "${CACHE_AND_ASK}"`,
      ...[...ofDocuments, policy].map((header) => `  ${line(header)}`),
      '}',
      ...languages.flatMap((language) => [
        `@${language} path ${base}/${language} ${base}/${language}/*`,
        `rewrite @${language} ${base}/${language}/404.html`,
      ]),
      ...(languages.length === 0
        ? [`rewrite * ${base}/404.html`]
        : [
            `@others not path ${languages.map((language) => `${base}/${language} ${base}/${language}/*`).join(' ')}`,
            `rewrite @others ${base}/404.html`,
          ]),
      ...files,
    ]),
    '}',
    '',
  ].join('\n');
}
