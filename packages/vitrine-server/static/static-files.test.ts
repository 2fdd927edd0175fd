import { rename, stat } from 'node:fs/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { DiskFiles } from 'vitrine/command';
import { cspFile } from 'vitrine/http';
import {
  ABOUT_PAGE,
  createSiteFixture,
  FIXTURE_DATE,
  NOT_FOUND_TEXT,
} from '../../../tests/helpers/site-fixture.ts';
import { createNodeApp } from './static-files.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());

describe('compression', () => {
  const plain = (bytes: Buffer) => bytes.toString();
  test.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0.2, gzip;q=0.8', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['BR', 'br', brotliDecompressSync],
    ['*', 'br', brotliDecompressSync],
    ['*;q=0.5, br;q=0', 'gzip', gunzipSync],
    ['identity;q=0.5, gzip;q=1', 'gzip', gunzipSync],
    ['identity, br;q=0.5', null, plain],
    ['br;q=0, gzip;q=0', null, plain],
    ['zstd', null, plain],
    ['', null, plain],
  ])('Accept-Encoding "%s" gets %s', async (accept, encoding, decode) => {
    const response = await site.get('/about', { 'Accept-Encoding': accept });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    const sent = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get('Content-Length')).toBe(String(sent.length));
    expect(decode(sent).toString()).toBe(ABOUT_PAGE);
  });

  test('the not-found page is compressed too', async () => {
    const response = await site.get('/nothing', { 'Accept-Encoding': 'br' });
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(NOT_FOUND_TEXT);
  });

  test('a file without compressed copies does not vary', async () => {
    const response = await site.get('/digits.txt', { 'Accept-Encoding': 'br' });
    expect(response.headers.get('Vary')).toBeNull();
    expect(await response.text()).toBe('0123456789');
  });
});

test('private pages and their files send no referrer, and stay out of search engines', async () => {
  await site.write('p/uSmgDfebDI03cxM3-EC04Q/text.bin', 'sealed');
  for (const [path, referrer, robots] of [
    ['/p/uSmgDfebDI03cxM3-EC04Q/text.bin', 'no-referrer', 'noindex'],
    ['/p/nothing', 'no-referrer', 'noindex'],
    ['/about', 'strict-origin-when-cross-origin', null],
  ] as const) {
    const { headers } = await site.get(path);
    expect([path, headers.get('Referrer-Policy'), headers.get('X-Robots-Tag')]).toEqual([
      path,
      referrer,
      robots,
    ]);
  }
});

test('while a new build takes the place of the site, a request waits for the new one', async () => {
  const next = await createSiteFixture();
  onTestFinished(next.remove);
  await next.write('about/index.html', 'new page');
  await next.write(cspFile('about/index.html'), 'new policy');
  const app = createNodeApp({ folder: next.folder, base: '' });
  const aside = `${next.folder}-aside`;
  await rename(next.folder, aside);
  const pending = ['/about', '/about', '/'].map((path) => app.request(path));
  // Longer than a request takes that does not wait, which reads fewer files.
  for (let reading = 0; reading < 100; reading += 1) await stat(aside);
  await rename(aside, next.folder);
  const [page, , home] = await Promise.all(pending);
  expect([page?.status, home?.status]).toEqual([200, 200]);
  expect(await page?.text()).toBe('new page');
  expect(page?.headers.get('Content-Security-Policy')).toBe('new policy');
});

test('all that a response consists of is read from one build', async () => {
  const files = new DiskFiles(site.folder);
  const other = await createSiteFixture();
  onTestFinished(other.remove);
  const dropped: unknown[] = [];
  let readings = 0;
  const read = async () => {
    readings += 1;
    const first = await files.readText('digits.txt');
    // A new build takes the place of the site in the middle of the first reading.
    if (readings === 1) {
      await rename(site.folder, `${site.folder}-old`);
      await other.write('digits.txt', 'new');
      await rename(other.folder, site.folder);
    }
    return [first, await files.readText('digits.txt')];
  };
  const both = await files.ofOneBuild(read, async (result) => void dropped.push(result));
  await rename(site.folder, other.folder);
  await rename(`${site.folder}-old`, site.folder);
  expect([both, dropped]).toEqual([['new', 'new'], [['0123456789', 'new']]]);
});

test.each([
  ['/walk.mp4', {}, 206, 'bytes 0-1/4', 'fi'],
  ['/walk.mp4', { Range: 'bytes=-1' }, 206, 'bytes 3-3/4', 'm'],
  ['/walk.mp4', { Range: 'bytes=-9' }, 206, 'bytes 0-3/4', 'film'],
  ['/walk.mp4', { Range: 'bytes=2-' }, 206, 'bytes 2-3/4', 'lm'],
  ['/walk.mp4', { Range: 'bytes=2-99999999999999999999' }, 206, 'bytes 2-3/4', 'lm'],
  ['/walk.mp4', { Range: 'BYTES=0-1' }, 206, 'bytes 0-1/4', 'fi'],
  ['/walk.mp4', { Range: 'bytes=,0-1 ,' }, 206, 'bytes 0-1/4', 'fi'],
  ['/walk.mp4', { 'If-Range': FIXTURE_DATE.toUTCString() }, 206, 'bytes 0-1/4', 'fi'],
  // What is invalid or not understood is ignored.
  ['/walk.mp4', { Range: 'items=0-1' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=a-b' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=2-1' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=-' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes 0-1' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=0-1-2' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=-1-2' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=0-0,2-3' }, 200, null, 'film'],
  ['/walk.mp4', { 'If-Range': 'Sun, 01 Mar 2026 00:00:00 GMT' }, 200, null, 'film'],
  ['/walk.mp4', { Range: 'bytes=4-' }, 416, 'bytes */4', ''],
  ['/walk.mp4', { Range: 'bytes=-0' }, 416, 'bytes */4', ''],
  ['/still.mp4', { Range: 'bytes=0-' }, 416, 'bytes */0', ''],
  ['/still.mp4', { Range: 'bytes=-5' }, 200, null, ''],
  ['/walk.mp4', { Range: 'bytes=9-' }, 416, 'bytes */4', ''],
  ['/walk.mp4', { 'If-Range': '"old"' }, 200, null, 'film'],
  ['/digits.txt', {}, 200, null, '0123456789'],
])('of %s with %o, a range is answered with %i', async (path, headers, status, part, text) => {
  await site.write('walk.mp4', 'film');
  await site.write('still.mp4', '');
  const known = { Range: 'bytes=0-1', 'If-Range': await site.tagOf(path) };
  const response = await site.get(path, { ...known, ...headers });
  expect([response.status, response.headers.get('Content-Range')]).toEqual([status, part]);
  expect(await response.text()).toBe(text);
});

test('HEAD ignores a range, and a weak tag matches none', async () => {
  await site.write('walk.mp4', 'film');
  const headers = { Range: 'bytes=0-1' };
  const head = await site.get('/walk.mp4', headers, 'HEAD');
  expect([head.status, head.headers.get('Content-Length')]).toEqual([200, '4']);
  expect(head.headers.get('Accept-Ranges')).toBe('bytes');
  const weak = `W/${await site.tagOf('/walk.mp4')}`;
  expect((await site.get('/walk.mp4', { ...headers, 'If-Range': weak })).status).toBe(200);
});

test('a long range of a large video is streamed', async () => {
  await site.write('long.mp4', Buffer.alloc(3 * 1024 * 1024, 'vitrine '));
  const response = await site.get('/long.mp4', { Range: 'bytes=1-2097152' });
  expect([response.status, response.headers.get('Content-Length')]).toEqual([206, '2097152']);
  const body = Buffer.from(await response.arrayBuffer());
  expect([body.length, body.toString('latin1', 0, 7)]).toEqual([2_097_152, 'itrine ']);
});

describe('caching', () => {
  test('each coding has its own strong tag, by which a known copy is not sent again', async () => {
    const tags = new Set<string>();
    for (const coding of ['br', 'gzip', 'identity']) {
      const accept = { 'Accept-Encoding': coding };
      const tag = await site.tagOf('/about', accept);
      tags.add(tag);
      for (const list of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
        const response = await site.get('/about', { ...accept, 'If-None-Match': list });
        expect(response.status).toBe(304);
        expect(response.headers.get('ETag')).toBe(tag);
        expect(response.headers.get('Vary')).toBe('Accept-Encoding');
        expect(response.headers.get('Cache-Control')).toBe('no-cache');
        expect(response.headers.get('Content-Length')).toBeNull();
        expect(await response.text()).toBe('');
      }
    }
    expect(tags.size).toBe(3);
  });

  test('dates count where there is no tag', async () => {
    const modified = FIXTURE_DATE.toUTCString();
    const before = new Date(FIXTURE_DATE.getTime() - 1000).toUTCString();
    expect((await site.get('/about')).headers.get('Last-Modified')).toBe(modified);
    expect((await site.get('/about', { 'If-Modified-Since': modified })).status).toBe(304);
    expect((await site.get('/about', { 'If-Modified-Since': before })).status).toBe(200);
    expect((await site.get('/about', { 'If-Modified-Since': 'yesterday' })).status).toBe(200);
    const both = { 'If-None-Match': '"other"', 'If-Modified-Since': modified };
    expect((await site.get('/about', both)).status).toBe(200);
  });

  test('a changed file gets a new tag from the running server', async () => {
    const app = createNodeApp({ folder: site.folder, base: '' });
    await site.write('changing.txt', 'first');
    const first = await app.request('/changing.txt');
    await site.write('changing.txt', 'second text');
    const second = await app.request('/changing.txt');
    expect(await second.text()).toBe('second text');
    expect(second.headers.get('ETag')).not.toBe(first.headers.get('ETag'));
  });
});
