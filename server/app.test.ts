import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFixture, type SiteFixture } from '../tests/helpers/site-fixture.ts';

let site: SiteFixture;
beforeAll(async () => {
  site = await createSiteFixture();
});
afterAll(() => site.remove());

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused', async (method) => {
    const response = await site.get('/about', {}, method);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  test.each(['/about', '/digits.txt', '/nothing'])(
    'HEAD of %s has the headers of GET',
    async (path) => {
      const full = await site.get(path);
      const head = await site.get(path, {}, 'HEAD');
      expect(head.status).toBe(full.status);
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(full.headers));
      expect((await full.arrayBuffer()).byteLength).toBe(
        Number(head.headers.get('Content-Length')),
      );
      expect(await head.text()).toBe('');
    },
  );

  test('healthz answers', async () => {
    const response = await site.get('/healthz');
    expect(await response.json()).toEqual({ ok: true });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});
