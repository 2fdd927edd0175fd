import { expect, it } from 'vitest';
import { starKinds } from './Stars.tsx';

it.each([
  [0, 'eeeee'],
  [0.5, 'heeee'],
  [2.5, 'ffhee'],
  [4, 'ffffe'],
  [5, 'fffff'],
])('shows a rating of %d as the stars %s (f = full, h = half, e = empty)', (review, shown) => {
  expect(
    starKinds(review)
      .map(({ kind }) => kind[0])
      .join(''),
  ).toBe(shown);
});
