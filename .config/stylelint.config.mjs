// The rules for the styles of looks, which `npm run lint` checks: a look styles named parts, not the structure of
// components, so that a change of a component's HTML breaks no look (docs/guides/add-a-look.md).
import { globSync, readFileSync } from 'node:fs';

const names = (files, pattern) =>
  globSync(files).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(pattern), ([, name]) => name),
  );

/** The parts in the guide, each in backticks, and the names in the looks' own components. */
const parts = [
  ...names('docs/guides/add-a-look.md', /`([\w-]+)`/g),
  ...names('packages/vitrine/looks/*/*.tsx', /([a-z][\w-]*)/g),
];
const isPart = new RegExp(`^(?:${[...new Set(parts)].join('|')})$`);

/** @type {import('stylelint').Config} */
export default {
  // Looks that are not by these rules yet.
  ignoreFiles: [
    'catalogue',
    'departures',
    'gallery',
    'plain',
    'shop',
    'specimens',
    'workbench',
  ].map((look) => `packages/vitrine/looks/${look}/*.css`),
  reportNeedlessDisables: true,
  rules: {
    'selector-class-pattern': [isPart, { resolveNestedSelectors: true }],
    'selector-combinator-allowed-list': [' '],
    'selector-max-type': [0, { ignoreTypes: ['html', 'body'] }],
    'selector-max-universal': 0,
    'selector-pseudo-class-disallowed-list': [/^nth-/, /-of-type$/],
  },
};
