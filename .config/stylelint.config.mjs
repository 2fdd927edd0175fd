// The rules for the styles of looks, which `npm run lint` checks: a look styles named parts, not the structure of
// components, so that a change of a component's HTML breaks no look (docs/guides/add-a-look.md).
import { globSync, readFileSync } from 'node:fs';

const guide = 'docs/guides/add-a-look.md';
const read = (files) => globSync(files).map((file) => readFileSync(file, 'utf8'));
/** The names in the guide, each in backticks, and those of the looks' own components. */
const names = [...read(guide), ...read('packages/vitrine/looks/*/*.tsx')]
  .flatMap((text) => text.match(/`[\w-]+`|className=(["{]).*?["}]/g))
  .flatMap((found) => found?.split(/[^\w-]+/).filter(Boolean) ?? []);

/** @type {import('stylelint').Config} */
export default {
  reportNeedlessDisables: true,
  rules: {
    'selector-class-pattern': [
      new RegExp(`^(?:${names.join('|')})$`),
      { resolveNestedSelectors: true, message: (name) => `${name} is not a part in ${guide}` },
    ],
    'selector-combinator-allowed-list': [' '],
    'selector-disallowed-list': [/(?:^|\s)\*/],
    'selector-max-type': [0, { ignoreTypes: ['html', 'body'] }],
    'selector-pseudo-class-disallowed-list': [/^nth-/, /-of-type$/],
  },
};
