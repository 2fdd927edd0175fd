import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ABOUT_PAGE, createSiteFixture, NOT_FOUND_TEXT } from '../tests/helpers/site-fixture.ts';

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
