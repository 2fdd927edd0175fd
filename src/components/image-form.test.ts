import { expect, test } from 'vitest';
import { formOf } from './image-form.ts';

test('an image is an AVIF below 1,000 pixels, and a WebP from there on', () => {
  const formats = [1, 999, 1000, 1001].map((width) => formOf(width).format);
  expect(formats).toEqual(['avif', 'avif', 'webp', 'webp']);
});
