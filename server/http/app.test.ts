import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import {
  createSiteFixture,
  GERMAN_NOT_FOUND_TEXT,
  NOT_FOUND_TEXT,
} from '../../tests/helpers/site-fixture.ts';
import { createApp } from './app.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());

describe('addresses', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'Home'],
    ['/about', 'text/html; charset=utf-8', 'About'],
    ['/about?from=home', 'text/html; charset=utf-8', 'About'],
    ['/digits.txt', 'text/plain; charset=utf-8', '0123456789'],
    ['/_astro/main.Bx1.css', 'text/css; charset=utf-8', 'body{}'],
    ['/%C3%BCn%C3%AFcode%20name.txt', 'text/plain; charset=utf-8', 'found'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact:'],
    ['/empty.txt', 'text/plain; charset=utf-8', ''],
  ])('%s is served', async (path, type, text) => {
    const response = await site.get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(await response.text()).toContain(text);
  });

  test('a download that ends in .gz is served as it is', async () => {
    const response = await site.get('/files/archive.tar.gz', { 'Accept-Encoding': 'gzip' });
    expect(response.headers.get('Content-Type')).toBe('application/gzip');
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(gunzipSync(await response.arrayBuffer()).toString()).toBe('archive');
  });

  test.each([
    ['', '/about/', '/about'],
    ['', '/about/?a=1&b=%2F', '/about?a=1&b=%2F'],
    ['', '/about/index.html', '/about'],
    ['', '/index.html', '/'],
    ['/portfolio', '/portfolio/', '/portfolio'],
    ['/portfolio', '/portfolio/about/', '/portfolio/about'],
    ['/portfolio', '/portfolio/index.html', '/portfolio'],
  ])('below "%s", %s moves to %s', async (base, path, to) => {
    const response = await site.get(path, {}, 'GET', base);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(to);
  });

  test.each([
    ['', '/de/nothing', GERMAN_NOT_FOUND_TEXT],
    ['', '/de/404.html', GERMAN_NOT_FOUND_TEXT],
    ['', '/des/nothing', NOT_FOUND_TEXT],
    ['/portfolio', '/portfolio/de/about/nothing', GERMAN_NOT_FOUND_TEXT],
    ['/portfolio', '/de/nothing', NOT_FOUND_TEXT],
  ])('below "%s", %s is not found in its language', async (base, path, text) => {
    const response = await site.get(path, {}, 'GET', base);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe(text);
  });

  test.each(['/', '/about', '/portfolios', '/portfolioabout', '/PORTFOLIO'])(
    '%s lies outside',
    async (path) => {
      const response = await site.get(path, {}, 'GET', '/portfolio');
      expect(response.status).toBe(404);
    },
  );

  test.each([
    '/nothing',
    '/nothing/',
    '/404.html',
    '/404',
    '/no-index',
    '/no-index/',
    '/digits.txt/',
    '/digits.txt/more',
    '/about/index.html.br',
    '/about/index.html.gz',
    '/.env',
    '/_headers',
    '/_astro/gone.css',
    '//',
    '//evil.example/',
    '//about/',
    '/about//',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '/%',
    '/%zz',
    '/%c3%28',
    '/about%00',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/about/..%2f..%2fsecret.txt',
    '/%252e%252e/secret.txt',
    '/secret.txt',
    '/up',
    '/up/secret.txt',
    '/C:/windows/win.ini',
    `/${'a'.repeat(5000)}`,
    `/${'a/'.repeat(3000)}`,
  ])('%s answers with the not-found page', async (path) => {
    const response = await site.get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Location')).toBeNull();
    expect(await response.text()).toBe(NOT_FOUND_TEXT);
  });

  test('a site without 404.html answers in plain text', async () => {
    const folder = `${site.folder}/no-index`;
    const response = await createApp({ folder, base: '' }).request('/nothing');
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Not found');
  });
});

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await site.get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test.each(['/about', '/digits.txt', '/nothing'])('HEAD of %s is as GET', async (path) => {
    const full = await site.get(path);
    const head = await site.get(path, {}, 'HEAD');
    expect(head.status).toBe(full.status);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
    expect((await full.arrayBuffer()).byteLength).toBe(Number(head.headers.get('Content-Length')));
    expect(await head.text()).toBe('');
  });
});
