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
import {
  block,
  type HostSite,
  MESSAGE_SERVER,
  MISSING_TYPES,
  placesOf,
  WRITTEN_BY_BUILD,
} from './host-site.ts';

/**
 * Rules of Caddy for the inside of a site's block whose `root` holds the site: `dist/` itself, or
 * below a sub-path the folder in which the site lies under that name.
 */
export function caddyRules(site: HostSite): string {
  const { base, policy, languages, takesMessages } = site;
  const line = ({ name, value }: Header) => `${name} "${value}"`;
  const withFilePolicy = [
    `${base}${HASHED_FOLDER}*`,
    ...IMAGE_ENDINGS.map((ending) => `*.${ending}`),
  ].join(' ');
  const b = base.replaceAll('.', '\\.');
  const files = block('file_server', 'precompressed br gzip', 'disable_canonical_uris');
  const askAgain = `Cache-Control "${CACHE_AND_ASK}"`;
  const below = (language: string) => `${base}/${language} ${base}/${language}/*`;
  const messages = [
    "# Messages go to the project's server, which sends all these headers itself.",
    ...placesOf(site).flatMap((place) => [
      `header ${place}/api/contact Cache-Control no-store`,
      ...block(
        `reverse_proxy ${place}/api/contact ${MESSAGE_SERVER}`,
        'header_down -Cache-Control',
        ...[...everywhere, ...ofDocuments, policy].map(({ name }) => `header_down -${name}`),
      ),
    ]),
    '',
  ];
  return [
    `# ${WRITTEN_BY_BUILD}`,
    "# Import it into a site's block; see deploy/caddy.md.",
    `@hashed path ${base}${HASHED_FOLDER}*`,
    `@documents not path ${base}${HASHED_FOLDER}*`,
    `@files path ${withFilePolicy}`,
    `@pages not path ${withFilePolicy}`,
    ...block('header', ...everywhere.map(line)),
    '# By itself: a header that is taken away makes its whole block wait, past any error.',
    'header -Server',
    `header @hashed Cache-Control "${CACHE_FOR_EVER}"`,
    ...block('header @documents', askAgain, ...ofDocuments.map(line)),
    `header @pages ${line(policy)}`,
    '# Images and hashed files, whose scripts do not run.',
    `header @files ${line(filePolicy)}`,
    ...MISSING_TYPES.flatMap(([ending, type]) => [
      ...block(`@${ending}`, `path *.${ending}`, 'file'),
      `header @${ending} Content-Type "${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}"`,
    ]),
    '',
    ...block(
      'route',
      ...(takesMessages ? messages : []),
      '# What is not for visitors.',
      ...block(
        '@hidden',
        `path_regexp /\\.|^${b}/(?:_headers|_redirects|vercel\\.json|(?:[a-z]{2,3}/)?404\\.html)$`,
        `not path ${base}/.well-known/*`,
      ),
      'error @hidden 404',
      ...block('@copy', 'path *.br *.gz', 'file {dir}/{file.base}'),
      'error @copy 404',
      '',
      '# A page lies at its path: no index.html and no slash at the end.',
      ...block('@slash', 'path */', 'not path /', 'file {path}index.html'),
      ...block('route @slash', 'uri strip_suffix /', 'redir {uri} 301'),
      `redir ${base}/index.html ${base || '/'} 301`,
      ...block('@index', 'path_regexp /index\\.html$', 'file {path}'),
      ...block('route @index', 'uri strip_suffix /index.html', 'redir {uri} 301'),
      ...block('@folder', 'path */', 'not path /'),
      'error @folder 404',
      'try_files {path} {path}/index.html',
      ...files,
    ),
    '',
    ...block(
      'handle_errors',
      'header -Server',
      ...block('header', askAgain, ...[...ofDocuments, policy].map(line)),
      ...languages.flatMap((language) => [
        `@${language} path ${below(language)}`,
        `rewrite @${language} ${base}/${language}/404.html`,
      ]),
      ...(languages.length === 0 ? [] : [`@others not path ${languages.map(below).join(' ')}`]),
      `rewrite ${languages.length === 0 ? '*' : '@others'} ${base}/404.html`,
      ...files,
    ),
    '',
  ].join('\n');
}
