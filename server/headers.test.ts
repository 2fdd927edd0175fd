import { afterAll, expect, test } from 'vitest';
import { createSiteFixture } from '../tests/helpers/site-fixture.ts';
import {
  cachedAndAsked,
  cachedForEver,
  commonHeaders,
  documentHeaders,
  ownPolicy,
} from '../tests/security/response-headers.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());

const page = {
  ...commonHeaders,
  ...documentHeaders,
  'content-security-policy': expect.stringMatching(ownPolicy),
};
const file = {
  'content-length': expect.stringMatching(/^\d+$/),
  etag: expect.stringMatching(/^"[\w-]{22}"$/),
  'last-modified': 'Wed, 04 Mar 2026 05:06:07 GMT',
};
const html = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };

test.each<[path: string, headers: Record<string, unknown>]>([
  ['/about', { ...page, ...file, ...html, 'cache-control': cachedAndAsked }],
  [
    '/digits.txt',
    {
      ...page,
      ...file,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cachedAndAsked,
    },
  ],
  [
    '/_astro/main.Bx1.css',
    {
      ...commonHeaders,
      ...file,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': cachedForEver,
    },
  ],
  [
    '/nothing',
    {
      ...page,
      ...html,
      'cache-control': cachedAndAsked,
      'content-length': file['content-length'],
    },
  ],
  ['/about/', { ...page, location: '/about' }],
  ['/healthz', { ...page, 'cache-control': 'no-store', 'content-type': 'application/json' }],
])('%s is sent with these headers and no other', async (path, headers) => {
  const response = await site.get(path);
  await response.arrayBuffer();
  expect(Object.fromEntries(response.headers)).toEqual(headers);
});
