import { expect, test } from 'vitest';
import { everywhere, ofDocuments } from '../../server/headers.ts';
import { sitePolicy } from '../../server/policy.ts';
import { score } from './score.ts';

const PAGE = '<script>a()</script><script type="module" src="/_astro/a.js"></script>';
const policy = sitePolicy({
  scripts: ['sha256-a='],
  styles: ['sha256-b='],
  formTarget: 'https://formspree.io',
});
const ours = () =>
  new Headers(
    [...everywhere, ...ofDocuments(policy)].map(({ name, value }): [string, string] => [
      name,
      value,
    ]),
  );

test('the list of headers scores 130', () => {
  const { points, grade, parts } = score({ headers: ours(), html: PAGE });
  expect({ points, grade }).toEqual({ points: 130, grade: 'A+' });
  expect(parts.filter(({ modifier }) => modifier !== 0)).toEqual([
    { result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 },
    { result: 'referrer-policy-private', modifier: 5 },
    { result: 'x-frame-options-implemented-via-csp', modifier: 5 },
    { result: 'cross-origin-resource-policy-implemented-with-same-origin', modifier: 10 },
  ]);
});

test('a site without headers fails', () => {
  // 100 - 25 (policy) - 20 (transport) - 5 (sniffing) - 20 (framing)
  expect(score({ headers: new Headers(), html: '' })).toMatchObject({ points: 30, grade: 'D' });
});

test.each([
  ['Content-Security-Policy', "default-src 'none'; script-src 'unsafe-inline'", 80],
  ['Content-Security-Policy', "default-src 'none'; script-src 'self' 'unsafe-eval'", 105],
  ['Content-Security-Policy', "default-src 'self'", 120],
  ['Content-Security-Policy', "default-src 'none'; style-src data:", 115],
  ['Content-Security-Policy', "default-src 'none'; connect-src http://a.example", 80],
  ['Content-Security-Policy', "default-src 'none'; img-src http://a.example", 105],
  ['Content-Security-Policy', "script-src 'self'", 80],
  ['Strict-Transport-Security', 'max-age=600', 120],
  ['Strict-Transport-Security', 'includeSubDomains', 80],
  ['Referrer-Policy', 'unsafe-url', 120],
  ['Cross-Origin-Resource-Policy', 'cross-origin', 120],
  ['X-Content-Type-Options', 'sniff', 125],
  ['Set-Cookie', 'a=b', 80],
  ['Set-Cookie', 'a=b; Secure; HttpOnly; SameSite=Lax', 135],
])('%s: %s scores %i', (name, value, expected) => {
  const headers = ours();
  headers.set(name, value);
  expect(score({ headers, html: PAGE }).points).toBe(expected);
});

test.each([
  ['<script src="https://cdn.example/a.js"></script>', 125],
  ['<script src="//cdn.example/a.js"></script>', 50],
  ['<script src="/a.js" integrity="sha384-a"></script>', 135],
])('%s scores %i', (html, expected) => {
  expect(score({ headers: ours(), html }).points).toBe(expected);
});
