import { expect, test } from 'vitest';
import { addressOf, placeIn } from './address.ts';

test.each([
  ['#', { path: '', field: '', line: 0, bodyLine: 0 }],
  ['#de/home.yaml', { path: 'de/home.yaml', field: '', line: 0, bodyLine: 0 }],
  [
    '#home.yaml?field=stats%5B1%5D.end',
    { path: 'home.yaml', field: 'stats[1].end', line: 0, bodyLine: 0 },
  ],
  ['#about.md?line=29', { path: 'about.md', field: '', line: 29, bodyLine: 0 }],
  ['#about.md?text=3', { path: 'about.md', field: '', line: 0, bodyLine: 3 }],
])('%s', (hash, place) => {
  expect(addressOf(place)).toBe(hash);
  expect(placeIn(hash)).toEqual(place);
});

test('a hash with invalid percent-encoding names the first screen', () => {
  expect(placeIn('#%E0%A4%A')).toEqual({ path: '', field: '', line: 0, bodyLine: 0 });
});
