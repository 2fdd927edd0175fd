import { symlink } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createNodeApp } from '../../server/http/node-app.ts';
import { createSiteFixture } from '../../tests/helpers/site-fixture.ts';
import {
  cachedAndRevalidated,
  cachedImmutable,
  commonHeaders,
  documentHeaders,
  fileCsp,
  pageCsp,
} from '../../tests/security/response-headers.ts';
import { contentSecurityPolicy, cspFile, strictCspHeader } from './content-security-policy.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());
await site.write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
await site.write('photo.JPG', 'photo');

const page = {
  ...commonHeaders,
  ...documentHeaders,
  'content-security-policy': expect.stringMatching(pageCsp),
};
const length = { 'content-length': expect.stringMatching(/^\d+$/) };
const file = {
  ...length,
  etag: expect.stringMatching(/^"[\w-]{22}"$/),
  'last-modified': 'Wed, 04 Mar 2026 05:06:07 GMT',
};
const asked = { 'cache-control': cachedAndRevalidated };
const html = { 'content-type': 'text/html; charset=utf-8', vary: 'Accept-Encoding' };
const fileHeaders = { 'content-security-policy': fileCsp };
const image = { ...page, ...file, ...asked, ...fileHeaders };
const svg = { 'content-type': expect.stringMatching(/^image\/svg\+xml/) };
const css = { 'content-type': 'text/css; charset=utf-8', 'cache-control': cachedImmutable };

test.each<[path: string, headers: Record<string, unknown>]>([
  ['/about', { ...page, ...file, ...html, ...asked }],
  ['/digits.txt', { ...page, ...file, ...asked, 'content-type': 'text/plain; charset=utf-8' }],
  ['/_astro/main.Bx1.css', { ...commonHeaders, ...file, ...fileHeaders, ...css }],
  ['/favicon.svg', { ...image, ...svg }],
  ['/favicon.sv%67', { ...image, ...svg }],
  ['/photo.JPG', { ...image, 'content-type': 'image/jpeg' }],
  ['/nothing', { ...page, ...html, ...asked, ...length }],
  ['/about/', { ...page, location: '/about' }],
  ['/healthz', { ...page, 'cache-control': 'no-store', 'content-type': 'application/json' }],
])('%s is sent with these headers and no other', async (path, headers) => {
  const response = await site.get(path);
  await response.arrayBuffer();
  expect(Object.fromEntries(response.headers)).toEqual(headers);
});

test('an image that is not sent again keeps its policy', async () => {
  const tag = await site.tagOf('/favicon.svg');
  const again = await site.get('/favicon.svg', { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(again.headers.get('Content-Security-Policy')).toBe(fileCsp);
});

test('everything is forbidden but what the site itself holds', () => {
  expect(
    contentSecurityPolicy({ scripts: ['sha256-a=', 'sha256-b='], styles: ['sha256-c='] }),
  ).toBe(
    "default-src 'none';script-src 'self' 'sha256-a=' 'sha256-b=';style-src 'self' " +
      "'sha256-c=';img-src 'self';font-src 'self';manifest-src 'self';connect-src 'self';" +
      "form-action 'self';frame-ancestors 'none';base-uri 'none'",
  );
});

test('a site with a video may load its own', () => {
  const policy = contentSecurityPolicy({ scripts: [], styles: [], hasMedia: true });
  expect(policy).toContain(";font-src 'self';media-src 'self';manifest-src 'self'");
});

test('messages may go where the form goes', () => {
  const policy = contentSecurityPolicy({
    scripts: [],
    styles: [],
    formTarget: 'https://formspree.io',
  });
  expect(policy).toContain("connect-src 'self' https://formspree.io;");
  expect(policy).toContain("form-action 'self' https://formspree.io;");
  const mail = contentSecurityPolicy({ scripts: [], styles: [], formTarget: 'mailto:' });
  expect(mail).toContain("connect-src 'self';");
  expect(mail).toContain("form-action 'self' mailto:;");
});

test('visits may be counted by one script, at one address', () => {
  const analytics = { script: 'https://gc.zgo.at', target: 'https://shop.goatcounter.com' };
  const policy = contentSecurityPolicy({ scripts: ['sha256-a='], styles: [], analytics });
  expect(policy).toBe(
    "default-src 'none';script-src 'self' 'sha256-a=' https://gc.zgo.at;style-src 'self';" +
      "img-src 'self';font-src 'self';manifest-src 'self';" +
      "connect-src 'self' https://shop.goatcounter.com;" +
      "form-action 'self';frame-ancestors 'none';base-uri 'none'",
  );
});

test('each page has the policy that the build wrote for it, all else one without inline code', async () => {
  const folder = `${site.folder}-linked`;
  await symlink(site.folder, folder);
  const app = createNodeApp({ folder, base: '' });
  const policyAt = async (path: string, headers = {}) =>
    (await app.request(path, { headers })).headers.get('Content-Security-Policy');

  expect(await policyAt('/about')).toBe(strictCspHeader.value);
  for (const page of ['index.html', 'about/index.html', '404.html', 'de/404.html']) {
    await site.write(cspFile(page), `of ${page}`);
  }
  for (const [policy, ...paths] of [
    ['of index.html', '/', '/?from=home'],
    ['of about/index.html', '/about'],
    ['of 404.html', '/nothing', '/_astro/gone.css', '/gone.svg'],
    ['of de/404.html', '/de/nothing'],
    [strictCspHeader.value, '/about/', '/healthz', '/digits.txt', '/de'],
  ] as const) {
    for (const path of paths) expect(await policyAt(path), path).toBe(policy);
  }
  await site.write(cspFile('about/index.html'), 'of the next build');
  const known = { 'If-None-Match': await site.tagOf('/about') };
  expect(await policyAt('/about', known)).toBe('of the next build');
});
