import { expect, test } from 'vitest';
import { formOf } from './image-form.ts';

test('images below 1,000 pixels wide are AVIF, wider ones WebP', () => {
  const formats = [1, 999, 1000, 1001].map((width) => formOf(width).format);
  expect(formats).toEqual(['avif', 'avif', 'webp', 'webp']);
});
