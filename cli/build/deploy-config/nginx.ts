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

/** Where nginx and Caddy find the project's server, which takes the messages. */
export const MESSAGE_SERVER = '127.0.0.1:4321';

/** Beside text/html, what nginx sends with its character set. */
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
  const ofPages = [...ofDocuments, policy];
  const set = ofPages.map((header) => `set ${variable(header)} "${header.value}";`);
  const unset = ofPages.map((header) => `  set ${variable(header)} "";`);
  const setFilePolicy = `  set ${variable(filePolicy)} "${filePolicy.value}";`;
  const b = base.replaceAll('.', '\\.');
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
    `set $cache_control "${CACHE_AND_ASK}";`,
    ...set,
    'add_header Cache-Control $cache_control always;',
    ...everywhere.map(({ name, value }) => `add_header ${name} "${value}" always;`),
    ...ofPages.map((header) => `add_header ${header.name} ${variable(header)} always;`),
    '',
    `set $not_found ${base}/404.html;`,
    ...languages.flatMap((language) => [
      `if ($uri ~ "^${b}/${language}(?:/|$)") {`,
      `  set $not_found ${base}/${language}/404.html;`,
      '}',
    ]),
    'error_page 404 $not_found;',
    ...places.flatMap((place) => [`location = ${place}/404.html {`, '  internal;', '}']),
    '',
    '# A page lies at its path: no index.html and no slash at the end.',
    'location / {',
    '  try_files $uri $uri/index.html =404;',
    '}',
    'location ~ ^(.+)/$ {',
    '  if (-f $document_root$1/index.html) {',
    '    return 301 $1$is_args$args;',
    '  }',
    '  return 404;',
    '}',
    `location = ${base}/index.html {`,
    `  return 301 ${base || '/'}$is_args$args;`,
    '}',
    'location ~ ^(.+)/index\\.html$ {',
    '  if (-f $request_filename) {',
    '    return 301 $1$is_args$args;',
    '  }',
    '  return 404;',
    '}',
    ...(base === '' ? ['location = / {', '  try_files /index.html =404;', '}'] : []),
    '',
    '# What is not for visitors.',
    'location ~ /\\.(?!well-known(?:/|$)) {',
    '  return 404;',
    '}',
    `location ~ ^${b}/(?:_headers|_redirects|vercel\\.json)$ {`,
    '  return 404;',
    '}',
    'location ~ ^(.+)\\.(?:br|gz)$ {',
    '  if (-f $document_root$1) {',
    '    return 404;',
    '  }',
    '  try_files $uri =404;',
    '}',
    ...MISSING_TYPES.flatMap(([ending, type]) => [
      `location ~ \\.${ending}$ {`,
      '  types { }',
      `  default_type ${type};`,
      '  try_files $uri =404;',
      '}',
    ]),
    '',
    '# Images, whose scripts do not run.',
    `location ~* \\.(?:${IMAGE_ENDINGS.join('|')})$ {`,
    setFilePolicy,
    '  try_files $uri =404;',
    '}',
    '',
    '# Hashed files.',
    `location ^~ ${base}${HASHED_FOLDER} {`,
    `  set $cache_control "${CACHE_FOR_EVER}";`,
    ...unset,
    setFilePolicy,
    // Of the types that nginx does not know only that of captions is there.
    '  default_type text/vtt;',
    '  try_files $uri =404;',
    '  location ~ \\.(?:br|gz)$ {',
    '    return 404;',
    '  }',
    '}',
    ...(takesMessages
      ? [
          '',
          "# Messages go to the project's server.",
          ...places.flatMap((place) => [
            `location = ${place}/api/contact {`,
            '  set $cache_control "no-store";',
            ...['Cache-Control', ...[...everywhere, ...ofPages].map(({ name }) => name)].map(
              (name) => `  proxy_hide_header ${name};`,
            ),
            '  proxy_set_header Host $http_host;',
            '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
            '  proxy_set_header X-Forwarded-Proto $scheme;',
            `  proxy_pass http://${MESSAGE_SERVER};`,
            '}',
          ]),
        ]
      : []),
    '',
  ].join('\n');
}
