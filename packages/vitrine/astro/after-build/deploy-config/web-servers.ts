import {
  commonHeaders,
  documentHeaders,
  type Header,
  IMAGE_EXTENSIONS,
  privateHeaders,
  subresourceCsp,
} from '../../../http/headers.ts';
import { cacheForEver, type HostSite, revalidate, rulesOf, WRITTEN_BY_BUILD } from './host-site.ts';

/** IP address and port of Vitrine's server, to which nginx and Caddy pass contact messages. */
export const MESSAGE_SERVER = '127.0.0.1:4321';

/** File extensions with their MIME types that Debian's nginx or Caddy does not know. */
const MISSING_TYPES = [
  ['vcf', 'text/vcard'],
  ['vtt', 'text/vtt'],
  ['webmanifest', 'application/manifest+json'],
] as const;

/** MIME types that nginx sends with a charset, in addition to text/html. */
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
 * Directives of nginx for the inside of a `server` block. The `root` of the block is `dist/`; for a site
 * with a sub-path, `root` is a folder that contains the site under the name of the sub-path.
 */
export function nginxRules(site: HostSite): string {
  const { base, languages, takesMessages, takesTestimonials } = site;
  const { hashed, privatePath, basePattern: b, testimonialLink, pageHeaders } = rulesOf(site);
  const { everywhere, elsewhere } = headersBy(site);
  const places = prefixesOf(site);
  const variable = ({ name }: Header) => `$${name.toLowerCase().replaceAll('-', '_')}`;
  // The values are in variables, because a location with its own `add_header` would send no other header,
  // and because nginx runs these lines again for the 404 page. nginx omits a header with an empty value.
  const set = (header: Header, value = header.value) => `set ${variable(header)} "${value}";`;
  const absent = 'return 404;';
  const file = 'try_files $uri =404;';
  const toPage = 'return 301 $1$is_args$args;';
  const toServer = [
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    `proxy_pass http://${MESSAGE_SERVER};`,
  ];
  return [
    `# ${WRITTEN_BY_BUILD}`,
    '# Include this file in a server block; see deploy/nginx.md.',
    'server_tokens off;',
    'absolute_redirect off;',
    'etag on;',
    'gzip_static on;',
    'gzip_vary on;',
    'brotli_static on;',
    'charset utf-8;',
    `charset_types ${TEXTS.join(' ')};`,
    '',
    ...[revalidate, ...pageHeaders].map((header) => set(header)),
    'add_header Cache-Control $cache_control always;',
    ...everywhere.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    ...elsewhere.map((header) => set(header)),
    ...(site.hasPrivate
      ? block(
          `if ($request_uri ~ "^${privatePath.replaceAll('.', '\\.')}")`,
          ...privateHeaders.map((header) => set(header)),
        )
      : []),
    ...elsewhere.map((header) => `add_header ${header.name} ${variable(header)} always;`),
    ...pageHeaders.map((header) => `add_header ${header.name} ${variable(header)} always;`),
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
    ...(takesTestimonials
      ? [
          "# Links for testimonials go to Vitrine's server, which sends all headers. They are not logged.",
          ...block(
            `location ~ ^(?:${places.join('|').replaceAll('.', '\\.')})/${testimonialLink}$`,
            'access_log off;',
            'error_log /dev/null;',
            'client_max_body_size 100m;',
            'proxy_hide_header Referrer-Policy;',
            'add_header Referrer-Policy no-referrer always;',
            ...toServer,
          ),
        ]
      : []),
    '# The URL of a page has no index.html and no slash at the end.',
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
    '# Files that are not for visitors.',
    ...block('location ~ /\\.(?!well-known(?:/|$))', absent),
    ...block(`location ~ ^${b}/_(?:headers|redirects)$`, absent),
    ...block('location ~ ^(.+)\\.(?:br|gz)$', ...block('if (-f $document_root$1)', absent), file),
    ...MISSING_TYPES.flatMap(([extension, type]) =>
      block(`location ~ \\.${extension}$`, 'types { }', `default_type ${type};`, file),
    ),
    '',
    '# Images: under this policy, scripts in an SVG do not run.',
    ...block(`location ~* \\.(?:${IMAGE_EXTENSIONS.join('|')})$`, set(subresourceCsp), file),
    '',
    '# Hashed files.',
    ...block(
      `location ^~ ${hashed}`,
      set(cacheForEver),
      ...pageHeaders.map((header) => set(header, '')),
      set(subresourceCsp),
      // Among hashed files, captions (WebVTT) are the only ones whose MIME type nginx does not know.
      'default_type text/vtt;',
      file,
      ...block('location ~ \\.(?:br|gz)$', absent),
    ),
    ...(takesMessages ? ['', "# Contact messages go to Vitrine's server."] : []),
    ...(takesMessages ? places : []).flatMap((place) =>
      block(
        `location = ${place}/api/contact`,
        set(revalidate, 'no-store'),
        ...[revalidate, ...commonHeaders, ...pageHeaders].map(
          ({ name }) => `proxy_hide_header ${name};`,
        ),
        ...toServer,
      ),
    ),
    '',
  ].join('\n');
}

/**
 * Caddy directives to be used inside a site block. The `root` of the block is `dist/`; for a site with
 * a sub-path, `root` is a folder that contains the site under the name of the sub-path.
 */
export function caddyRules(site: HostSite): string {
  const { base, policy, languages, takesMessages, takesTestimonials } = site;
  const { hashed, privatePath, basePattern, pageHeaders } = rulesOf(site);
  const { everywhere, elsewhere } = headersBy(site);
  const line = ({ name, value }: Header) => `${name} "${value}"`;
  const withFilePolicy = [`${hashed}*`, ...IMAGE_EXTENSIONS.map((type) => `*.${type}`)].join(' ');
  const files = block('file_server', 'precompressed br gzip', 'disable_canonical_uris');
  const below = (language: string) => `${base}/${language} ${base}/${language}/*`;
  const notFoundFolder = `(?:${['', ...languages.map((language) => `${language}/`)].join('|')})`;
  const toServer = (path: string) => [
    `header ${path} Cache-Control no-store`,
    ...block(
      `reverse_proxy ${path} ${MESSAGE_SERVER}`,
      ...[revalidate, ...commonHeaders, ...pageHeaders].map(({ name }) => `header_down -${name}`),
    ),
  ];
  const testimonials = [
    ...block(
      '@link',
      `path_regexp ^(?:${prefixesOf(site).join('|').replaceAll('.', '\\.')})/testimonial/[^/]+/?$`,
      'not path */testimonial/sent */testimonial/sent/ */testimonial/index.*',
    ),
    '# Who has a link can use it. Where you log requests, add here: log_skip @link (before Caddy 2.8: skip_log)',
    'header @link Referrer-Policy no-referrer',
    ...toServer('@link'),
  ];
  const messages = [
    "# Contact messages go to Vitrine's server, which sends all these headers itself.",
    ...prefixesOf(site).flatMap((place) => toServer(`${place}/api/contact`)),
    ...(takesTestimonials ? testimonials : []),
    '',
  ];
  return [
    `# ${WRITTEN_BY_BUILD}`,
    '# Import this file into a site block; see deploy/caddy.md.',
    `@hashed path ${hashed}*`,
    `@documents not path ${hashed}*`,
    `@files path ${withFilePolicy}`,
    `@pages not path ${withFilePolicy}`,
    ...block('header', ...everywhere.map(line)),
    ...(site.hasPrivate
      ? [
          `@private path ${privatePath}*`,
          `@public not path ${privatePath}*`,
          ...block('header @private', ...privateHeaders.map(line)),
          ...elsewhere
            .filter(({ value }) => value)
            .map((header) => `header @public ${line(header)}`),
        ]
      : []),
    '# Not in a block: Caddy defers a block that removes a header, and skips the block after an error.',
    'header -Server',
    `header @hashed ${line(cacheForEver)}`,
    ...block('header @documents', ...[revalidate, ...documentHeaders].map(line)),
    `header @pages ${line(policy)}`,
    '# Images and hashed files: under this policy, scripts in an SVG do not run.',
    `header @files ${line(subresourceCsp)}`,
    ...MISSING_TYPES.flatMap(([extension, type]) => [
      ...block(`@${extension}`, `path *.${extension}`, 'file'),
      `header @${extension} Content-Type "${type}${type.startsWith('text/') ? '; charset=utf-8' : ''}"`,
    ]),
    '',
    ...block(
      'route',
      ...(takesMessages ? messages : []),
      '# Files that are not for visitors.',
      ...block(
        '@hidden',
        `path_regexp /\\.|^${basePattern}/(?:_headers|_redirects|${notFoundFolder}404\\.html)$`,
        `not path ${base}/.well-known/*`,
      ),
      'error @hidden 404',
      ...block('@copy', 'path *.br *.gz', 'file {dir}/{file.base}'),
      'error @copy 404',
      '',
      '# The URL of a page has no index.html and no slash at the end.',
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
      ...block('header', ...[revalidate, ...pageHeaders].map(line)),
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

/** The headers that all pages have in common, and those that private pages have with another value, elsewhere perhaps none. */
function headersBy({ hasPrivate }: HostSite): Record<'everywhere' | 'elsewhere', Header[]> {
  const values = new Map(commonHeaders.map(({ name, value }) => [name, value]));
  const elsewhere = hasPrivate
    ? privateHeaders.map(({ name }) => ({ name, value: values.get(name) ?? '' }))
    : [];
  for (const { name } of elsewhere) values.delete(name);
  return { everywhere: Array.from(values, ([name, value]) => ({ name, value })), elsewhere };
}

/** The path prefix of the pages in each language, the first language first. */
function prefixesOf({ base, languages }: HostSite): string[] {
  return [base, ...languages.map((language) => `${base}/${language}`)];
}

/** A block of directives in braces, as in the configuration of nginx and Caddy. */
function block(head: string, ...lines: readonly string[]): string[] {
  return [`${head} {`, ...lines.map((line) => (line === '' ? '' : `  ${line}`)), '}'];
}
