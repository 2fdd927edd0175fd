import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from 'vitrine/command';
import { cspFile } from 'vitrine/http';
import { createSiteFixture } from '../../../tests/helpers/site-fixture.ts';
import { type HttpResponse, sendRequest } from '../../../tests/security/send-request.ts';
import { portOf } from '../../vitrine/node-http/port-of.ts';
import { ResponseCache } from './response-cache.ts';
import { createNodeApp } from './static-files.ts';

let site: Awaited<ReturnType<typeof createSiteFixture>>;
const cleanup: (() => Promise<unknown>)[] = [];
beforeEach(async () => {
  site = await createSiteFixture();
  cleanup.push(site.remove);
});
afterEach(async () => {
  for (const step of cleanup.splice(0).reverse()) await step();
});

type Options = Partial<ConstructorParameters<typeof ResponseCache>[0]>;

/** Starts a server that sends only cached responses, and status 599 if there is none. */
async function start(options: Options = {}) {
  const root = { folder: site.folder, base: '' };
  const app = createNodeApp(root);
  const cache = new ResponseCache({ site: root, app, checkInterval: 0, ...options });
  const server = createServer((incoming, outgoing) => {
    if (!cache.send(incoming, outgoing)) outgoing.writeHead(599).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  cleanup.push(async () => server.close());
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const add = async (url: string, coding = 'identity') =>
    await cache.add(
      { method: 'GET', url, headers: { 'accept-encoding': coding } },
      await app.request(url),
    );
  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    sendRequest(origin, path, headers, method);
  return { app, add, get };
}

const OF_NODE = ['date', 'connection', 'keep-alive'];

const seen = ({ status, values, names, body }: HttpResponse) => ({
  status,
  headers: Object.fromEntries(
    names.filter((name) => !OF_NODE.includes(name)).map((name) => [name, values(name).join()]),
  ),
  body: body.toString('latin1'),
});

test.each(['/', '/about', '/digits.txt', '/empty.txt', '/_astro/main.Bx1.css'])(
  'the cached answer of %s is that of the application, in every form',
  async (path) => {
    await site.write(cspFile('about/index.html'), 'of about');
    const { app, add, get } = await start();
    for (const coding of ['identity', 'gzip', 'br']) await add(path, coding);
    const tag = (await get(path)).values('ETag').join();
    const requests: Record<string, string>[] = [
      {},
      { 'Accept-Encoding': 'gzip, deflate, br' },
      { 'Accept-Encoding': 'br;q=0.2, gzip;q=0.8' },
      { 'If-None-Match': tag },
      { 'If-None-Match': tag, 'Accept-Encoding': 'gzip' },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': new Date().toUTCString() },
      { Range: 'bytes=0-1' },
    ];
    for (const headers of requests) {
      for (const method of ['GET', 'HEAD']) {
        const direct = await app.request(path, { headers, method });
        const { status, headers: sent } = direct;
        const body = Buffer.from(await direct.arrayBuffer()).toString('latin1');
        const expected = { status, headers: Object.fromEntries(sent), body };
        expect(seen(await get(path, headers, method)), JSON.stringify(headers)).toEqual(expected);
      }
    }
    expect((await get(`${path}?from=home`)).status).toBe(200);
    expect((await get(path, {}, 'POST')).status).toBe(599);
  },
);

test('large files, videos, pages for one visitor and other spellings are not cached', async () => {
  await site.write('large.bin', Buffer.alloc(1024 * 1024 + 1));
  await site.write('walk.mp4', 'film');
  const { add, get } = await start({ contact: { fills: (path) => path === '/de' } });
  const files = ['/large.bin', '/walk.mp4', '/de', '/nothing'];
  for (const path of [...files, '/about/', '/%61bout', '/a/../about']) {
    await add(path);
    expect((await get(path)).status, path).toBe(599);
  }
});

test('a file is read again when it is written, removed, or gets a copy or another policy', async () => {
  const { add, get } = await start();
  const again = async (path: string) => {
    const { status } = await get(path);
    await add(path);
    return [status, (await get(path)).body.toString()];
  };
  await add('/digits.txt');
  await site.write('digits.txt', 'other digits');
  expect(await again('/digits.txt')).toEqual([599, 'other digits']);

  await site.write('digits.txt.br', brotliCompressSync('other digits'));
  expect(await again('/digits.txt')).toEqual([599, 'other digits']);
  expect((await get('/digits.txt', { 'Accept-Encoding': 'br' })).status).toBe(599);
  await add('/digits.txt', 'br');
  const packed = await get('/digits.txt', { 'Accept-Encoding': 'br' });
  expect(packed.values('Content-Encoding')).toEqual(['br']);

  await site.write(cspFile('digits.txt'), 'of the next build');
  expect((await again('/digits.txt'))[0]).toBe(599);
  expect((await get('/digits.txt')).values('Content-Security-Policy')).toEqual([
    'of the next build',
  ]);

  await rm(`${site.folder}/digits.txt`);
  expect(await again('/digits.txt')).toEqual([599, '']);
});

test('a folder that another one replaces is read again', async () => {
  const next = await createSiteFixture();
  cleanup.push(next.remove);
  await next.write('digits.txt', '9876543210');
  const { add, get } = await start();
  await add('/digits.txt');
  await rename(site.folder, `${site.folder}-before`);
  await rename(next.folder, site.folder);
  expect((await get('/digits.txt')).status).toBe(599);
  await add('/digits.txt');
  expect((await get('/digits.txt')).body.toString()).toBe('9876543210');
});

test('a full cache drops the oldest answer', async () => {
  const paths = ['/a.txt', '/b.txt', '/c.txt'];
  for (const path of paths) await site.write(path, 'x'.repeat(10_000));
  const { add, get } = await start({ maxBytes: 26_000 });
  for (const path of paths) await add(path);
  const statuses = () => Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(await statuses()).toEqual([599, 200, 200]);
  await add('/a.txt');
  expect(await statuses()).toEqual([200, 599, 200]);
});

test('a full cache keeps an answer that is in use', async () => {
  const paths = ['/a.txt', '/b.txt'];
  for (const path of paths) await site.write(path, 'x'.repeat(10_000));
  const { add, get } = await start({ maxBytes: 12_048, checkInterval: 60_000 });
  for (const path of paths) await add(path);
  expect((await get('/a.txt')).status).toBe(200);
  expect((await get('/b.txt')).status).toBe(599);
});

test('an error while an answer is cached is no error of the server', async () => {
  const fetch = () => Promise.reject(new Error('too many open files'));
  const { add, get } = await start({ app: { fetch } });
  await add('/about');
  expect((await get('/about')).status).toBe(599);
});

test('the server asks the application for a file once', async () => {
  const root = { folder: site.folder, base: '' };
  const app = createNodeApp(root);
  const fetched = vi.spyOn(app, 'fetch');
  const cache = new ResponseCache({ site: root, app: createNodeApp(root) });
  const added = vi.spyOn(cache, 'add');
  const server = await listen(app, '127.0.0.1', 0, { cache });
  cleanup.push(server.stop);
  const get = async (host: string) =>
    await sendRequest(`http://127.0.0.1:${server.port}`, '/about', { Host: host });
  await get('site.example');
  await added.mock.results[0]?.value;
  expect((await get('site.example')).status).toBe(200);
  expect(fetched).toHaveBeenCalledTimes(1);
  expect((await get('not a host')).status).toBe(400);
});
