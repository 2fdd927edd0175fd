import { expect, test } from 'vitest';
import { markOf } from '../../vitrine-editor/preview/marks/mark.ts';
import { headingLength } from './PageHeading.tsx';
import { seenLength } from './seen-length.ts';

test('the marks of the preview and soft hyphens have no length', () => {
  expect(seenLength(`Tea${markOf(1234)} \u00ad& Co`)).toBe(8);
  const title = `${'a'.repeat(80)}${markOf(1234)}`;
  expect(headingLength(title)).toBe('short');
});
