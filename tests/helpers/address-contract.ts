// The expected responses of a site, with which every server and hosting adapter is tested.

/** Paths that exist on a site, each with the served file and its content type. */
export const served = [
  ['/', 'index.html', 'text/html'],
  ['/about', 'about/index.html', 'text/html'],
  ['/about?from=home', 'about/index.html', 'text/html'],
  ['/project/2', 'project/2/index.html', 'text/html'],
  ['/contact/sent', 'contact/sent/index.html', 'text/html'],
  ['/favicon.svg', 'favicon.svg', 'image/svg+xml'],
  ['/contact.vcf', 'contact.vcf', 'text/vcard'],
  ['/resume.json', 'resume.json', 'application/json'],
  ['/site.webmanifest', 'site.webmanifest', 'application/manifest+json'],
  ['/contact/settings.json', 'contact/settings.json', 'application/json'],
] as const;

/** Other spellings of a page's path, each with the path to which the server redirects. */
export const moved = [
  ['/about/', '/about'],
  ['/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
  ['/about/index.html', '/about'],
  ['/index.html', '/'],
] as const;

/** Paths for which every server responds with the not-found page. */
export const absent = [
  '/nowhere',
  '/nowhere/',
  '/details/nowhere',
  '/details',
  '/project/11',
  '/_astro/gone.css',
  '/_astro',
  '/404.html',
  '/about/index.html.br',
  '/favicon.svg/',
  '/gone.vcf',
  '/_headers',
  '/.nojekyll',
  '/_redirects',
  '/.hosts/nginx.conf',
  '/%2e%2e/package.json',
  '/..%2fpackage.json',
  '//evil.example/',
  '/des',
  '/des/nowhere',
] as const;

/** Paths for which every server responds with the German not-found page. */
export const absentInGerman = ['/de/nowhere', '/de/details/nowhere', '/de/404.html'] as const;

/** Further paths for the not-found page on this project's servers; other hosts may differ. */
export const absentOnOurs = [
  '/404',
  '/no-index',
  '/no-index/',
  '/digits.txt/',
  '/digits.txt/more',
  '/gone.svg',
  '/About',
  '/about/index.html.gz',
  '/.env',
  '/.hosts/vercel.json',
  '/.hosts/cloudflare-headers',
  '/.hosts/policies/index.html.txt',
  '//',
  '//about/',
  '/about//',
  '/%2F%2Fevil.example/',
  '/%5Cevil.example/',
  '/%',
  '/%zz',
  '/%c3%28',
  '/%E0%A4%A',
  '/about%00',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%2fsecret.txt',
  '/..%5csecret.txt',
  '/about/..%2f..%2fsecret.txt',
  '/%252e%252e/secret.txt',
  '/secret.txt',
  '/C:/windows/win.ini',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(3000)}`,
] as const;

/** An HTTP response of the tested server or hosting provider. */
interface HostResponse {
  status: number | undefined;
  /** Returns the value of a response header; empty where the header is missing. */
  header: (name: string) => string;
  body: Uint8Array;
}

export interface ContractHost {
  /** The sub-path of the site, such as `/portfolio`; empty for none. */
  base: string;
  /** Requests a path from the root of the host, without normalizing the path. */
  get: (path: string) => Promise<HostResponse>;
  /** Reads a file of the built site by its relative path. */
  read: (file: string) => Uint8Array;
  /** Whether the site also has pages in German, below `/de`. */
  hasGerman: boolean;
  /** Further paths for which this host has to respond with the not-found page. */
  absent?: readonly string[];
  /** Whether the host is known to respond differently for a path that does not exist. */
  differs?: (path: string, status: number | undefined) => boolean;
}

/** Requests all paths, and returns the responses that differ from the expected ones. */
export async function contractErrors(host: ContractHost) {
  const { base, get, read, hasGerman } = host;
  const errors: { path: string; found: unknown; expected: unknown }[] = [];
  const at = (path: string) => base + path.replace(/^\/$/, '') || '/';
  const compare = (path: string, found: unknown[], expected: unknown[]) => {
    if (found.join('\n') !== expected.join('\n')) errors.push({ path, found, expected });
  };
  const isFile = ({ body }: HostResponse, file: string) =>
    same(body, read(file)) ? file : 'another';
  for (const [path, file, type] of served) {
    const response = await get(at(path));
    // Some hosts omit the `charset` parameter for content types that are always UTF-8.
    const found = response.header('Content-Type').toLowerCase();
    const charset = type === 'text/html' ? '; charset=utf-8' : '';
    const named = charset === '' ? found.split(';')[0] : found;
    compare(path, [response.status, named, isFile(response, file)], [200, type + charset, file]);
  }
  for (const [path, to] of moved) {
    const { status, header } = await get(base + path);
    compare(path, [status, header('Location')], [301, at(to)]);
  }
  const nothing = async (path: string, file: string) => {
    const response = await get(base + path);
    if (host.differs?.(path, response.status)) return;
    const { status, header } = response;
    const found = [status, header('Cache-Control'), header('Location'), isFile(response, file)];
    compare(path, found, [404, 'no-cache', '', file]);
  };
  for (const path of [...absent, ...(host.absent ?? [])]) await nothing(path, '404.html');
  if (!hasGerman) return errors;
  for (const path of absentInGerman) await nothing(path, 'de/404.html');
  const german = await get(at('/de'));
  compare('/de', [german.status, isFile(german, 'de/index.html')], [200, 'de/index.html']);
  return errors;
}

const same = (one: Uint8Array, other: Uint8Array) => Buffer.compare(one, other) === 0;
