import { expect, test } from 'vitest';
import { iconModule } from './icon-components.ts';

test('an icon keeps its attributes and its drawing, but no size', () => {
  const code = iconModule('<svg viewBox="0 0 24 24" width="1.2em"><path d="M3 3h18"/></svg>');
  expect(code).toContain('({"viewBox":"0 0 24 24"}, ');
  expect(code).toContain(String.raw`"<path d=\"M3 3h18\"/>"`);
});

test('other text than one drawing is refused with the text', () => {
  expect(() => iconModule('<p>Not found</p>')).toThrow('not one <svg> element: <p>Not found</p>');
});
