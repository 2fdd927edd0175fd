import { expect, test } from 'vitest';
import { encodingFor } from './image-encoding.ts';

test('images below 1,000 pixels wide are AVIF, wider ones WebP', () => {
  const formats = [1, 999, 1000, 1001].map((width) => encodingFor(width).format);
  expect(formats).toEqual(['avif', 'avif', 'webp', 'webp']);
});
