import { expect, test } from 'vitest';
import { linkTarget, repositoryUrl } from './repository-paths.ts';

test.each([
  ['look.md#colour', 'docs/owner/home.md', '/docs/owner/look/#colour'],
  ['../reference.md', 'docs/owner/home.md', '/docs/reference/'],
  ['../deploy/vercel.md#messages', 'docs/owner/contact.md', '/docs/deploy/vercel/#messages'],
  ['#form', 'docs/owner/contact.md', '#form'],
  ['https://astro.build', 'docs/owner/contact.md', 'https://astro.build'],
  [
    '../.github/CONTRIBUTING.md#releases',
    'docs/README.md',
    `${repositoryUrl}/blob/main/.github/CONTRIBUTING.md#releases`,
  ],
  ['decisions/0001.md', 'docs/README.md', `${repositoryUrl}/blob/main/docs/decisions/0001.md`],
])('%s in %s leads to %s', (target, from, to) => {
  expect(linkTarget(target, from, '')).toBe(to);
});

test('links to pages are below the base', () => {
  expect(linkTarget('look.md', 'docs/owner/home.md', '/vitrine')).toBe('/vitrine/docs/owner/look/');
});
