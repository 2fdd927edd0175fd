import { expect, test } from 'vitest';
import { findIcon } from '../content/icons.ts';
import { answerWithIcons, iconAddress } from './icon-sheet.ts';

const icons = ['logos:php', 'logos:react', 'logos:php'].map((name) => {
  const found = findIcon(name);
  if (!('icon' in found)) throw new Error(found.expected);
  return found.icon;
});

test('every icon stands in the file once, where its address says', async () => {
  const answer = answerWithIcons(icons);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  const file = await answer.text();
  const ids = Array.from(file.matchAll(/<symbol id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(['logos-php', 'logos-react']);
  expect(icons.map((icon) => iconAddress('skills', icon))).toEqual([
    '/skills.svg#logos-php',
    '/skills.svg#logos-react',
    '/skills.svg#logos-php',
  ]);
});
