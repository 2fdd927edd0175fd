import { expect, test } from 'vitest';
import { findIcon } from '../content/icons.ts';
import { logoAddress, logosFile } from './skill-logos.ts';

const logos = ['logos:php', 'logos:react', 'logos:php'].map((name) => {
  const found = findIcon(name);
  if (!('icon' in found)) throw new Error(found.expected);
  return found.icon;
});

test('every logo stands in the file once, where its address says', () => {
  const ids = Array.from(logosFile(logos).matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(['logos-php', 'logos-react']);
  expect(logos.map(logoAddress)).toEqual([
    '/skills.svg#logos-php',
    '/skills.svg#logos-react',
    '/skills.svg#logos-php',
  ]);
});
