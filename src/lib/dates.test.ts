import { expect, test } from 'vitest';
import { isPublished } from './dates.ts';

test.each([
  ['an entry of today', false, '2026-03-14', true],
  ['an entry of tomorrow', false, '2026-03-13', false],
  ['a draft', true, '2026-03-15', false],
])('%s shows only from its day on', (_, draft, day, isShown) => {
  expect(isPublished(draft, '2026-03-14', day)).toBe(isShown);
});
