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

/** Where nginx and Caddy find the project's server, which takes the messages. */
export const MESSAGE_SERVER = '127.0.0.1:4321';

/** Endings of files, and their types, that the lists of Debian's nginx or Caddy lack. */
const MISSING_TYPES = [
  ['vcf', 'text/vcard'],
  ['vtt', 'text/vtt'],
  ['webmanifest', 'application/manifest+json'],
] as const;

/** Types that nginx sends with a character set, beside text/html. */
const TEXTS = [
  'text/css',
  'text/javascript',
  'text/plain',
  'text/vcard',
  'text/xml',
  'application/javascript',
  'application/json',
];

/**
 * Rules of nginx for the inside of a `server` block whose `root` holds the site: `dist/` itself, or
 * below a sub-path the folder in which the site lies under that name.
 */
export function nginxRules(site: HostSite): string {
  const { base, policy, languages, takesMessages } = site;
  const places = placesOf(site);
  const variable = ({ name }: Header) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  // A header whose value is empty is not sent. Here and not in a location, because a location with
  // a header of its own sends no other; and nginx comes by here again on the way to the 404 page.
  const ofPages = [...documentHeaders, policy];
  const set = ofPages.map((header) => `set ${variable(header)} "${header.value}";`);
  const setFilePolicy = `set ${variable(subresourceCsp)} "${subresourceCsp.value}";`;
  const b = base.replaceAll('.', '\\.');
  const absent = 'return 404;';
  const file = 'try_files $uri =404;';
  const toPage = 'return 301 $1$is_args$args;';
  return [
    `# ${WRITTEN_BY_BUILD}`,
    '# Include it in a server block; see deploy/nginx.md.',
    'server_tokens off;',
    'absolute_redirect off;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    'charset utf-8;',
    `charset_types ${TEXTS.join(' ')};`,
    '',
    `set $cache_control "${CACHE_REVALIDATE}";`,
    ...set,
    'add_header Cache-Control $cache_control always;',
    ...commonHeaders.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    ...ofPages.map((header) => `add_header ${header.name} ${variable(header)} always;`),
    '',
    `set $not_found ${base}/404.html;`,
    ...languages.flatMap((language) =>
      block(
        `if ($uri ~ "^${b}/${language}(?:/|$)")`,
        `set $not_found ${base}/${language}/404.html;`,
      ),
    ),
    'error_page 404 $not_found;',
    ...places.flatMap((place) => block(`location = ${place}/404.html`, 'internal;')),
    '',
    '# A page lies at its path: no index.html and no slash at the end.',
    ...block('location /', 'try_files $uri $uri/index.html =404;'),
    ...block('location ~ ^(.+)/$', ...block('if (-f $document_root$1/index.html)', toPage), absent),
    ...block(`location = ${base}/index.html`, `return 301 ${base || '/'}$is_args$args;`),
    ...block(
      'location ~ ^(.+)/index\\.html$',
      ...block('if (-f $request_filename)', toPage),
      absent,
    ),
    ...(base === '' ? block('location = /', 'try_files /index.html =404;') : []),
    '',
    '# What is not for visitors.',
    ...block('location ~ /\\.(?!well-known(?:/|$))', absent),
    ...block(`location ~ ^${b}/_(?:headers|redirects)$`, absent),
    ...block('location ~ ^(.+)\\.(?:br|gz)$', ...block('if (-f $document_root$1)', absent), file),
    ...MISSING_TYPES.flatMap(([ending, type]) =>
      block(`location ~ \\.${ending}$`, 'types { }', `default_type ${type};`, file),
    ),
    '',
    '# Images, whose scripts do not run.',
    ...block(`location ~* \\.(?:${IMAGE_ENDINGS.join('|')})$`, setFilePolicy, file),
    '',
    '# Hashed files.',
    ...block(
      `location ^~ ${base}${HASHED_FOLDER}`,
      `set $cache_control "${CACHE_FOR_EVER}";`,
      ...ofPages.map((header) => `set ${variable(header)} "";`),
      setFilePolicy,
      // Of the types that nginx does not know only that of captions is there.
      'default_type text/vtt;',
      file,
      ...block('location ~ \\.(?:br|gz)$', absent),
    ),
    ...(takesMessages ? ['', "# Messages go to the project's server."] : []),
    ...(takesMessages ? places : []).flatMap((place) =>
      block(
        `location = ${place}/api/contact`,
        'set $cache_control "no-store";',
        'proxy_hide_header Cache-Control;',
        ...[...commonHeaders, ...ofPages].map(({ name }) => `proxy_hide_header ${name};`),
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        `proxy_pass http://${MESSAGE_SERVER};`,
      ),
    ),
    '',
  ].join('\n');
}

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
  const askAgain = `Cache-Control "${CACHE_REVALIDATE}"`;
  const below = (language: string) => `${base}/${language} ${base}/${language}/*`;
  const messages = [
    "# Messages go to the project's server, which sends all these headers itself.",
    ...placesOf(site).flatMap((place) => [
      `header ${place}/api/contact Cache-Control no-store`,
      ...block(
        `reverse_proxy ${place}/api/contact ${MESSAGE_SERVER}`,
        'header_down -Cache-Control',
        ...[...commonHeaders, ...documentHeaders, policy].map(({ name }) => `header_down -${name}`),
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
    ...block('header', ...commonHeaders.map(line)),
    '# By itself: a header that is taken away makes its whole block wait, past any error.',
    'header -Server',
    `header @hashed Cache-Control "${CACHE_FOR_EVER}"`,
    ...block('header @documents', askAgain, ...documentHeaders.map(line)),
    `header @pages ${line(policy)}`,
    '# Images and hashed files, whose scripts do not run.',
    `header @files ${line(subresourceCsp)}`,
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
        `path_regexp /\\.|^${b}/(?:_headers|_redirects|(?:[a-z]{2,3}/)?404\\.html)$`,
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
      ...block('header', askAgain, ...[...documentHeaders, policy].map(line)),
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

/** Where the pages of each language begin, the first language first: the base, and below it. */
function placesOf({ base, languages }: HostSite): string[] {
  return [base, ...languages.map((language) => `${base}/${language}`)];
}

/** Directives in braces, as nginx and Caddy write them. */
function block(head: string, ...lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}
