import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFixture, FIXTURE_DATE, type SiteFixture } from './site-fixture.ts';

let site: SiteFixture;
beforeAll(async () => {
  site = await createSiteFixture();
});
afterAll(() => site.remove());

describe('parts', () => {
  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-100', '89', 'bytes 8-9/10'],
    ['bytes=-100', '0123456789', 'bytes 0-9/10'],
    ['bytes=9-9', '9', 'bytes 9-9/10'],
  ])('%s gives "%s"', async (range, text, contentRange) => {
    const response = await site.get('/digits.txt', { Range: range });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(contentRange);
    expect(response.headers.get('Content-Length')).toBe(String(text.length));
    expect(await response.text()).toBe(text);
  });

  test.each(['bytes=10-', 'bytes=-0', 'bytes=99999999999999999999-'])(
    '%s is not there',
    async (range) => {
      const response = await site.get('/digits.txt', { Range: range });
      expect(response.status).toBe(416);
      expect(response.headers.get('Content-Range')).toBe('bytes */10');
    },
  );

  test.each(['bytes=3-1', 'bytes=a-b', 'bytes=-', 'lines=1-2', 'bytes=0-1,4-5'])(
    '%s is passed over',
    async (range) => {
      const response = await site.get('/digits.txt', { Range: range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
    },
  );

  test('an empty file has no part', async () => {
    expect((await site.get('/empty.txt', { Range: 'bytes=0-' })).status).toBe(416);
  });

  test('a part is a part of the plain file', async () => {
    const response = await site.get('/about', { Range: 'bytes=0-14', 'Accept-Encoding': 'br' });
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe('<!doctype html>');
  });

  test('If-Range keeps a part only of the same file', async () => {
    const tag = await site.tagOf('/digits.txt');
    const status = async (ifRange: string) =>
      (await site.get('/digits.txt', { Range: 'bytes=0-3', 'If-Range': ifRange })).status;
    expect(await status(tag)).toBe(206);
    expect(await status(`W/${tag}`)).toBe(200);
    expect(await status('"other"')).toBe(200);
    expect(await status(FIXTURE_DATE.toUTCString())).toBe(206);
    expect(await status(new Date(0).toUTCString())).toBe(200);
  });

  test('HEAD knows no parts', async () => {
    const response = await site.get('/digits.txt', { Range: 'bytes=0-3' }, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe('10');
  });
});
