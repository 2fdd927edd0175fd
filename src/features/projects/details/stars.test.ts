import { expect, it } from 'vitest';
import { starKinds } from './Stars.tsx';

it.each([
  [0, 'eeeee'],
  [0.5, 'heeee'],
  [2.5, 'ffhee'],
  [4, 'ffffe'],
  [5, 'fffff'],
])('shows %d stars', (review, shown) => {
  expect(
    starKinds(review)
      .map(({ kind }) => kind[0])
      .join(''),
  ).toBe(shown);
});
