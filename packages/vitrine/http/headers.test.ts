import { symlink } from 'node:fs/promises';
import { afterAll, expect, test } from 'vitest';
import { createSiteFixture } from '../../../tests/helpers/site-fixture.ts';
import { commonHeaders, documentHeaders } from '../../../tests/security/response-headers.ts';
import { createNodeApp } from '../../vitrine-server/static/static-files.ts';
import {
  type CspParts,
  contentSecurityPolicy,
  cspFile,
  strictCspHeader,
} from './content-security-policy.ts';
import { privateHeaders, subresourceCsp } from './headers.ts';

const site = await createSiteFixture();
afterAll(() => site.remove());
await site.write('favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
await site.write('photo.JPG', 'photo');

const cached = {
  'cache-control': 'no-cache',
  'content-length': expect.stringMatching(/^\d+$/),
  etag: expect.stringMatching(/^"[\w-]{22}"$/),
  'last-modified': 'Wed, 04 Mar 2026 05:06:07 GMT',
};

/**
 * The headers of the response to each path. A further header fails the test; another test checks
 * the CSP.
 */
test.each<[path: string, headers: Record<string, unknown>]>([
  ['/digits.txt', { ...documentHeaders, ...cached, 'content-type': 'text/plain; charset=utf-8' }],
  [
    '/_astro/main.Bx1.css',
    {
      ...cached,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
    },
  ],
  [
    '/favicon.svg',
    { ...documentHeaders, ...cached, 'content-type': 'image/svg+xml; charset=utf-8' },
  ],
  ['/about/', { ...documentHeaders, location: '/about' }],
  [
    '/healthz',
    { ...documentHeaders, 'cache-control': 'no-store', 'content-type': 'application/json' },
  ],
])('%s is sent with these headers and no other', async (path, headers) => {
  const response = await site.get(path);
  await response.arrayBuffer();
  const csp = { 'content-security-policy': expect.any(String) };
  expect(Object.fromEntries(response.headers)).toEqual({ ...commonHeaders, ...csp, ...headers });
});

const analytics = { script: 'https://gc.zgo.at', target: 'https://shop.goatcounter.com' };

test.each<[parts: Partial<CspParts>, changes: string[]]>([
  [{}, []],
  [
    { scripts: ['sha256-a=', 'sha256-b='], styles: ['sha256-c='] },
    ["script-src 'self' 'sha256-a=' 'sha256-b='", "style-src 'self' 'sha256-c='"],
  ],
  [{ hasMedia: true }, ["media-src 'self'"]],
  [
    { formTarget: 'https://formspree.io' },
    ["connect-src 'self' https://formspree.io", "form-action 'self' https://formspree.io"],
  ],
  [{ formTarget: 'mailto:' }, ["form-action 'self' mailto:"]],
  [
    { analytics },
    [`script-src 'self' ${analytics.script}`, `connect-src 'self' ${analytics.target}`],
  ],
])('the policy for %j forbids all but the site itself and %j', (parts, changes) => {
  const directives = contentSecurityPolicy({ scripts: [], styles: [], ...parts }).split(';');
  const strict = strictCspHeader.value.split(';');
  const kept = strict.filter(
    (one) => !changes.some((other) => one.startsWith(`${other.split(' ', 1)} `)),
  );
  expect(new Set(directives)).toEqual(new Set([...kept, ...changes]));
});

test('the headers of the security documentation are set', () => {
  expect(commonHeaders).toEqual({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
  });
  expect(documentHeaders).toEqual({
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy':
      'camera=(),display-capture=(),geolocation=(),microphone=(),midi=(),payment=(),usb=()',
  });
  expect(Object.fromEntries(privateHeaders.map(({ name, value }) => [name, value]))).toEqual({
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
  });
  expect(subresourceCsp.value).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
      "frame-ancestors 'none'; sandbox",
  );
  expect(strictCspHeader.value).toBe(
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self';font-src 'self';" +
      "manifest-src 'self';connect-src 'self';form-action 'self';frame-ancestors 'none';" +
      "base-uri 'none'",
  );
});

test('each page has the policy of the build, images and hashed files one without scripts, the rest the strict one', async () => {
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
    [subresourceCsp.value, '/favicon.svg', '/favicon.sv%67', '/photo.JPG', '/_astro/main.Bx1.css'],
  ] as const) {
    for (const path of paths) expect(await policyAt(path), path).toBe(policy);
  }
  await site.write(cspFile('about/index.html'), 'of the next build');
  for (const [path, policy] of [
    ['/about', 'of the next build'],
    ['/favicon.svg', subresourceCsp.value],
  ] as const) {
    expect(await policyAt(path, { 'If-None-Match': await site.tagOf(path) })).toBe(policy);
  }
});
