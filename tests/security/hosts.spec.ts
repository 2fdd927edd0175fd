// The same build, served by the project's server, nginx and Caddy. No browser is needed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { ROOT } from '../../cli/project.ts';
import { POLICY_FILE } from '../../server/policy.ts';
import { builds } from '../builds.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { absent, moved, served } from './addresses.ts';
import { ask } from './ask.ts';
import {
  cachedAndAsked,
  cachedForEver,
  commonHeaders,
  documentHeaders,
  ownFilePolicy,
  ownPolicy,
} from './response-headers.ts';
import { missing, startCaddy, startNginx, type WebServer } from './web-servers.ts';

const hosts = [
  { name: 'our server', lacks: undefined, start: undefined },
  { name: 'nginx', lacks: missing.nginx, start: startNginx },
  { name: 'Caddy', lacks: missing.caddy, start: startCaddy },
] as const;

for (const [build, site] of [
  ['at the root', builds.sample],
  ['below a sub-path', builds.awkward],
] as const) {
  const { outDir, base } = site;
  const folder = resolve(ROOT, outDir);
  const read = (file: string) => readFileSync(join(folder, file));

  for (const { name, lacks, start } of hosts) {
    test.describe(`${name}, ${build}`, { tag: start ? '@all' : [] }, () => {
      // One server for all tests of a group, which run one after the other.
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

      test('every page lies at one address', async () => {
        for (const [path, file, type] of served(base)) {
          const { status, body, values } = await ask(origin, path);
          expect(status, path).toBe(200);
          expect(body.equals(read(file)), path).toBe(true);
          expect(values('Content-Type')[0]?.split(';')[0], path).toBe(type);
        }
        const page = await ask(origin, `${base}/about`);
        expect(page.values('Content-Type')[0]?.toLowerCase()).toBe('text/html; charset=utf-8');
        for (const [path, to] of moved(base)) {
          const { status, values } = await ask(origin, path);
          expect([path, status, ...values('Location')]).toEqual([path, 301, to]);
        }
      });

      test('what is not there, or not for visitors, answers with the 404 page', async () => {
        for (const path of absent(base)) {
          const { status, body, values } = await ask(origin, path);
          // A web server may refuse a path that leads out before it looks for a page.
          if (path.includes('package.json') && status === 400) continue;
          expect(status, path).toBe(404);
          expect(body.equals(read('404.html')), path).toBe(true);
          expect(values('Cache-Control'), path).toEqual([cachedAndAsked]);
          expect(values('Location'), path).toEqual([]);
        }
      });

      // The other build has one language.
      if (base === '') {
        test('what is not there in a further language answers with the 404 page of that language', async () => {
          for (const path of ['/de/nowhere', '/de/details/nowhere', '/de/404.html']) {
            const { status, body } = await ask(origin, base + path);
            expect(status, path).toBe(404);
            expect(body.equals(read('de/404.html')), path).toBe(true);
          }
          for (const path of ['/des', '/des/nowhere']) {
            const { status, body } = await ask(origin, base + path);
            expect(status, path).toBe(404);
            expect(body.equals(read('404.html')), path).toBe(true);
          }
          const { status, body } = await ask(origin, `${base}/de`);
          expect(status).toBe(200);
          expect(body.equals(read('de/index.html'))).toBe(true);
        });
      }

      test('every header comes once, and none that opens the site to others', async () => {
        const policy = read(POLICY_FILE).toString().trim();
        expect(policy).toMatch(ownPolicy);
        const ofPages = { ...commonHeaders, ...documentHeaders, 'content-security-policy': policy };
        const ofFiles = { 'content-security-policy': ownFilePolicy };
        for (const path of [base || '/', '/about', '/favicon.svg', '/nowhere', '/_astro/gone.js']) {
          const answer = await ask(origin, path === base || path === '/' ? path : base + path);
          const own = path.endsWith('.svg') ? { ...ofPages, ...ofFiles } : ofPages;
          for (const [header, value] of Object.entries(own)) {
            expect([path, header, ...answer.values(header)]).toEqual([path, header, value]);
          }
          expect(answer.values('Cache-Control'), path).toEqual([cachedAndAsked]);
          for (const header of ['Set-Cookie', 'Access-Control-Allow-Origin']) {
            expect(answer.values(header), path).toEqual([]);
          }
        }
        const [hashed] = readdirSync(join(folder, '_astro')).filter((file) => file.endsWith('.js'));
        const part = await ask(origin, `${base}/_astro/${hashed}`);
        expect(part.status).toBe(200);
        expect(part.values('Cache-Control')).toEqual([cachedForEver]);
        const ofParts: Record<string, string> = { ...commonHeaders, ...ofFiles };
        for (const header of Object.keys(ofPages)) {
          const value = ofParts[header];
          expect([header, ...part.values(header)]).toEqual([header, ...(value ? [value] : [])]);
        }
        const gone = await ask(origin, `${base}/gone.svg`);
        expect(gone.status).toBe(404);
        expect(gone.values('Content-Security-Policy')).toEqual([policy]);
      });

      test('the copies that the build compressed are sent to who accepts them', async () => {
        const path = `${base}/about`;
        const plain = read('about/index.html');
        const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
        for (const [coding, decode] of Object.entries(decoders)) {
          const { body, values } = await ask(origin, path, { 'Accept-Encoding': coding });
          expect(values('Content-Encoding')).toEqual([coding]);
          expect(values('Vary')).toEqual(['Accept-Encoding']);
          const ending = coding === 'br' ? 'br' : 'gz';
          expect(body.equals(read(`about/index.html.${ending}`)), coding).toBe(true);
          expect(decode(body).equals(plain), coding).toBe(true);
        }
        const browser = await ask(origin, path, { 'Accept-Encoding': 'gzip, deflate, br, zstd' });
        expect(browser.values('Content-Encoding')).toEqual(['br']);
        const none = await ask(origin, path, { 'Accept-Encoding': 'identity' });
        expect(none.values('Content-Encoding')).toEqual([]);
      });

      test('a copy that is still good is not sent again', async () => {
        const first = await ask(origin, `${base}/about`);
        const [tag = ''] = first.values('ETag');
        expect(tag).not.toBe('');
        const again = await ask(origin, `${base}/about`, { 'If-None-Match': tag });
        expect(again.status).toBe(304);
        expect(again.body).toHaveLength(0);
        const other = await ask(origin, `${base}/about`, { 'If-None-Match': '"other"' });
        expect(other.status).toBe(200);
      });

      test('messages reach the project’s server', async () => {
        const { status, body, values } = await ask(origin, `${base}/api/contact`);
        expect(status).toBe(200);
        expect(JSON.parse(body.toString())).toHaveProperty('token');
        expect(values('Cache-Control')).toEqual(['no-store']);
        const ofPages = {
          ...commonHeaders,
          ...documentHeaders,
          'content-security-policy': read(POLICY_FILE).toString().trim(),
        };
        for (const [header, value] of Object.entries(ofPages)) {
          expect([header, ...values(header)]).toEqual([header, value]);
        }
      });
    });
  }
}
