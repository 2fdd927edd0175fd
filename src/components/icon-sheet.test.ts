import { expect, test } from 'vitest';
import { findIcon } from '../content/images/icons.ts';
import { answerWithIcons, iconAddress, isPicture, pictureAddress } from './icon-sheet.ts';

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

test('a drawing with colours of its own can also be shown alone, beside no other', async () => {
  const [php, react] = icons;
  const inTextColour = findIcon('tabler:brand-github');
  if (!php || !react || !('icon' in inTextColour)) throw new Error('Three icons are needed.');
  const all = [php, inTextColour.icon, react];
  expect(all.map(isPicture)).toEqual([true, false, true]);
  const file = await answerWithIcons(all).text();
  expect(pictureAddress('skills', php)).toBe('/skills.svg#logos-php-alone');
  const views = Array.from(file.matchAll(/<view id="([^"]+)" viewBox="([^"]+)"/g));
  expect(views.map(([, id, box]) => [id, box])).toEqual([
    ['logos-php-alone', '0 0 256 135'],
    ['logos-react-alone', '0 10000 256 228'],
  ]);
  expect(file).toContain('<use href="#logos-react" y="10000" width="256" height="228"/>');
});
