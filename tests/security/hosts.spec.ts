// Checks the responses of the project's server, nginx, Caddy and the routes for Vercel, which serve the
// same builds. No browser is needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { cspFile, strictCspHeader } from '../../packages/vitrine/http/content-security-policy.ts';
import {
  CACHE_FOR_EVER,
  CACHE_REVALIDATE,
  subresourceCsp,
} from '../../packages/vitrine/http/headers.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { builds } from '../builds.ts';
import { contractErrors } from '../helpers/address-contract.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { commonHeaders, documentHeaders } from './response-headers.ts';
import { type HttpResponse, sendRequest } from './send-request.ts';
import {
  installationErrors,
  startCaddy,
  startNginx,
  startVercel,
  type WebServer,
} from './start-web-servers.ts';

const hosts = [
  { name: 'our server', tag: undefined, lacks: undefined, start: undefined },
  { name: 'nginx', tag: '@all', lacks: installationErrors.nginx, start: startNginx },
  { name: 'Caddy', tag: '@all', lacks: installationErrors.caddy, start: startCaddy },
  { name: 'Vercel', tag: undefined, lacks: undefined, start: startVercel },
] as const;

for (const [build, site] of [
  ['at the root', builds.sample],
  ['below a sub-path', builds['edge-cases']],
] as const) {
  const { outDir, base } = site;
  const folder = resolve(ROOT, outDir);
  const read = (file: string) => readFileSync(join(folder, file));
  const ofDocuments = { ...commonHeaders, ...documentHeaders };

  for (const { name, tag, lacks, start } of hosts) {
    test.describe(`${name}, ${build}`, { tag }, () => {
      // All tests of a group share one server, so they run one after the other.
      test.describe.configure({ mode: 'default' });

      let own: SiteServer;
      let server: WebServer | undefined;
      let origin: string;
      test.beforeAll(async () => {
        requireInstalled(lacks);
        own = await startSiteServer(site, { TRUST_PROXY: '1' });
        const messages = new URL(own.url).host;
        server = await start?.({ folder, base, messages });
        origin = server?.origin ?? new URL(own.url).origin;
      });
      test.afterAll(async () => {
        await server?.stop();
        await own?.stop();
      });

      /** The CSP that a page must have. Only the project's server sends a separate CSP for each page. */
      const policyOf = (page: string) =>
        start
          ? /Content-Security-Policy: (.*)/.exec(read('_headers').toString())?.[1]
          : read(cspFile(page)).toString();

      /** Requests a URL path of the site, to which the sub-path is added. */
      const get = (path: string, headers?: Record<string, string>) =>
        sendRequest(origin, base + path || '/', headers);

      function expectHeaders(response: HttpResponse, expected: Record<string, string | undefined>) {
        for (const [header, value] of Object.entries(expected)) {
          expect([header, ...response.values(header)]).toEqual(value ? [header, value] : [header]);
        }
      }

      test('addresses meet the contract', async () => {
        const errors = await contractErrors({
          base,
          read,
          // Only the build at the root has German pages; the other build has one language.
          hasGerman: base === '',
          get: async (path) => {
            const { status, values, body } = await sendRequest(origin, path);
            return { status, header: (header) => values(header).join(', '), body };
          },
          differs: (path, status) =>
            // A web server may refuse a path that leads out of the site before it looks for a page.
            (path.includes('package.json') && status === 400) ||
            // Vercel's routes cannot distinguish a page with a trailing slash from an unknown URL.
            (name === 'Vercel' && path === '/nowhere/'),
        });
        expect(errors).toEqual([]);
        // `.well-known/security.txt` exists only for a site at the root of a domain.
        if (base !== '') return;
        const file = '.well-known/security.txt';
        const { status, values, body } = await get(`/${file}`);
        expect([status, values('Content-Type')[0]?.split(';')[0]]).toEqual([200, 'text/plain']);
        expect(body.equals(read(file))).toBe(true);
      });

      test('every header is sent once, and none that opens the site to others', async () => {
        const hashes = / 'sha256-[A-Za-z0-9+/]{43}='|;media-src 'self'/g;
        expect(policyOf('index.html')?.replaceAll(hashes, '')).toBe(strictCspHeader.value);
        for (const [path, policy] of [
          ['', policyOf('index.html')],
          ['/about', policyOf('about/index.html')],
          ['/favicon.svg', subresourceCsp.value],
          ['/nowhere', policyOf('404.html')],
          ['/_astro/gone.js', policyOf('404.html')],
        ] as const) {
          expectHeaders(await get(path), {
            ...ofDocuments,
            'content-security-policy': policy,
            'cache-control': CACHE_REVALIDATE,
            'set-cookie': undefined,
            'access-control-allow-origin': undefined,
          });
        }
        const [hashed] = readdirSync(join(folder, '_astro')).filter((file) => file.endsWith('.js'));
        const part = await get(`/_astro/${hashed}`);
        expect(part.status).toBe(200);
        const absentHeaders = Object.keys(ofDocuments).map((header) => [header, undefined]);
        expectHeaders(part, {
          ...Object.fromEntries(absentHeaders),
          ...commonHeaders,
          'content-security-policy': subresourceCsp.value,
          'cache-control': CACHE_FOR_EVER,
        });
        const gone = await get('/gone.svg');
        expect(gone.status).toBe(404);
        expectHeaders(gone, { 'content-security-policy': policyOf('404.html') });
      });

      // Vercel is skipped: it compresses by itself. packages/vitrine-server/hosts/vercel/function.test.ts sends messages.
      if (name === 'Vercel') return;

      test('compressed copies of the build are sent where they are accepted', async () => {
        const plain = read('about/index.html');
        const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
        for (const [coding, decode] of Object.entries(decoders)) {
          const { body, values } = await get('/about', { 'Accept-Encoding': coding });
          expect(values('Content-Encoding')).toEqual([coding]);
          expect(values('Vary')).toEqual(['Accept-Encoding']);
          const ending = coding === 'br' ? 'br' : 'gz';
          expect(body.equals(read(`about/index.html.${ending}`)), coding).toBe(true);
          expect(decode(body).equals(plain), coding).toBe(true);
        }
        const browser = await get('/about', { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
        expect(browser.values('Content-Encoding')).toEqual(['br']);
        const none = await get('/about', { 'Accept-Encoding': 'identity' });
        expect(none.values('Content-Encoding')).toEqual([]);
      });

      test('a copy that is still valid is not sent again', async () => {
        const first = await get('/about');
        const [tag = ''] = first.values('ETag');
        expect(tag).not.toBe('');
        const again = await get('/about', { 'If-None-Match': tag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        const other = await get('/about', { 'If-None-Match': '"other"' });
        expect(other.status).toBe(200);
      });

      test('messages reach our server', async () => {
        const response = await get('/api/contact');
        expect(response.status).toBe(200);
        expect(JSON.parse(response.body.toString())).toHaveProperty('token');
        expectHeaders(response, {
          ...ofDocuments,
          'content-security-policy': start ? policyOf('') : strictCspHeader.value,
          'cache-control': 'no-store',
        });
      });
    });
  }
}
