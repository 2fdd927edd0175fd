import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { absentOnOurs, contractErrors } from '../../../tests/helpers/address-contract.ts';
import { createSiteFixture, NOT_FOUND_TEXT } from '../../../tests/helpers/site-fixture.ts';
import { createNodeApp } from './static-files.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());

describe('addresses', () => {
  test.each(['', '/portfolio'])('below "%s" meet the contract', async (base) => {
    const get = async (path: string) => {
      const response = await site.get(path, {}, 'GET', base);
      const { status, headers } = response;
      const header = (name: string) => headers.get(name) ?? '';
      return { status, header, body: new Uint8Array(await response.arrayBuffer()) };
    };
    const read = (file: string) => readFileSync(join(site.folder, file));
    const nothing = [...absentOnOurs, '/up', '/up/secret.txt'];
    const host = { base, get, read, hasGerman: true, absent: nothing };
    expect(await contractErrors(host)).toEqual([]);
  });

  test.each([
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

  test('a site below a sub-path has no address outside of it, and its root no slash', async () => {
    for (const path of [
      '/',
      '/about',
      '/de/nothing',
      '/portfolios',
      '/portfolioabout',
      '/PORTFOLIO',
    ]) {
      const response = await site.get(path, {}, 'GET', '/portfolio');
      expect([path, response.status, await response.text()]).toEqual([path, 404, NOT_FOUND_TEXT]);
    }
    const root = await site.get('/portfolio/', {}, 'GET', '/portfolio');
    expect([root.status, root.headers.get('Location')]).toEqual([301, '/portfolio']);
  });

  test('an unknown address below a language gets its page, whatever the region', async () => {
    await site.write('pt-br/404.html', 'Não encontrada');
    expect(await (await site.get('/pt-br/nada')).text()).toBe('Não encontrada');
    expect(await (await site.get('/pt-BR/nada')).text()).toBe(NOT_FOUND_TEXT);
  });

  test('a site without 404.html answers in plain text', async () => {
    const folder = `${site.folder}/no-index`;
    const response = await createNodeApp({ folder, base: '' }).request('/nothing');
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
