import { expect, test } from 'vitest';
import { findIcon } from '../content/images/icons.ts';
import { inEnglish } from '../content/phrase.ts';
import { answerWithIcons, iconAddress, isPicture } from './icon-sheet.ts';

const icons = ['logos:php', 'tabler:brand-github', 'logos:react', 'logos:php'].map((name) => {
  const found = findIcon(name);
  if (!('icon' in found)) throw new Error(inEnglish(found.expected));
  return found.icon;
});

test('the SVG file has every icon once, with the id that the URL of the icon names', async () => {
  const answer = answerWithIcons(icons);
  expect(answer.headers.get('Content-Type')).toBe('image/svg+xml');
  const file = await answer.text();
  const ids = Array.from(file.matchAll(/<(?:symbol|svg) id="([^"]+)"/g), ([, id]) => id);
  expect(ids).toEqual(['logos-php', 'tabler-brand-github', 'logos-react']);
  expect(icons.map((icon) => iconAddress('skills', icon))).toEqual([
    '/skills.svg#logos-php',
    '/skills.svg#tabler-brand-github',
    '/skills.svg#logos-react',
    '/skills.svg#logos-php',
  ]);
});

test('of the icons with their own colours, the SVG file displays only the one that the URL names', async () => {
  expect(icons.map(isPicture)).toEqual([true, false, true, true]);
  const file = await answerWithIcons(icons).text();
  expect(file).toContain(':root > svg:not(:target) { display: none }');
  const pictures = Array.from(file.matchAll(/<svg id[^>]+>/g), ([tag]) => tag);
  expect(pictures).toEqual([
    '<svg id="logos-php" viewBox="0 0 256 135">',
    '<svg id="logos-react" viewBox="0 0 256 228">',
  ]);
});
