import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSiteFixture } from '../tests/helpers/site-fixture.ts';
import {
  cachedAndAsked,
  cachedForEver,
  commonHeaders,
  documentHeaders,
  ownFilePolicy,
  ownPolicy,
} from '../tests/security/response-headers.ts';
import { createApp } from './app.ts';
import { BARE_POLICY, POLICY_FILE, sitePolicy } from './policy.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());
await site.write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
await site.write('photo.JPG', 'photo');

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
      'content-security-policy': ownFilePolicy,
      'content-type': 'text/css; charset=utf-8',
      'cache-control': cachedForEver,
    },
  ],
  ...['/favicon.svg', '/favicon.sv%67', '/photo.JPG'].map(
    (path): [string, Record<string, unknown>] => [
      path,
      {
        ...page,
        ...file,
        'content-security-policy': ownFilePolicy,
        'content-type': path.endsWith('JPG')
          ? 'image/jpeg'
          : expect.stringMatching(/^image\/svg\+xml/),
        'cache-control': cachedAndAsked,
      },
    ],
  ),
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

test('an image that is not sent again keeps its policy, one that is not there has none', async () => {
  const tag = await site.tagOf('/favicon.svg');
  const again = await site.get('/favicon.svg', { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Security-Policy')).toBe(ownFilePolicy);
  const gone = await site.get('/gone.svg');
  expect(gone.headers.get('Content-Security-Policy')).toMatch(ownPolicy);
});

test('everything is forbidden but what the site itself holds', () => {
  expect(sitePolicy({ scripts: ['sha256-a=', 'sha256-b='], styles: ['sha256-c='] })).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='; style-src 'self' " +
      "'sha256-c='; img-src 'self'; font-src 'self'; manifest-src 'self'; connect-src 'self'; " +
      "form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  );
});

test('a site with a video may load its own', () => {
  const policy = sitePolicy({ scripts: [], styles: [], hasMedia: true });
  expect(policy).toContain("; font-src 'self'; media-src 'self'; manifest-src 'self'");
});

test('messages may go where the form goes', () => {
  const policy = sitePolicy({ scripts: [], styles: [], formTarget: 'https://formspree.io' });
  expect(policy).toContain("connect-src 'self' https://formspree.io;");
  expect(policy).toContain("form-action 'self' https://formspree.io;");
  const mail = sitePolicy({ scripts: [], styles: [], formTarget: 'mailto:' });
  expect(mail).toContain("connect-src 'self';");
  expect(mail).toContain("form-action 'self' mailto:;");
});

test('the server sends the policy of the build, and the new one after the next build', async () => {
  const app = createApp({ folder: site.folder, base: '' });
  const policyOf = async (path: string) =>
    (await app.request(path)).headers.get('Content-Security-Policy');

  expect(await policyOf('/about')).toBe(BARE_POLICY);
  await site.write(POLICY_FILE, "default-src 'none'; script-src 'sha256-first='\n");
  for (const path of ['/', '/about/', '/nothing', '/healthz', '/digits.txt', '/_astro/gone.css']) {
    expect(await policyOf(path), path).toBe("default-src 'none'; script-src 'sha256-first='");
  }
  await site.write(POLICY_FILE, "default-src 'none'; script-src 'sha256-second='");
  await utimes(join(site.folder, POLICY_FILE), new Date(), new Date());
  expect(await policyOf('/about')).toContain('sha256-second=');
});
