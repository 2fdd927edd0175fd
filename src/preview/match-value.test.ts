import { expect, test } from 'vitest';
import type { MarkedField } from '../content/marks/field-table.ts';
import { matchOf } from './match-value.ts';

type Kind = MarkedField['kind'];

test.each<[Kind, string, string, string | undefined]>([
  ['text', 'Bread. Daily.', 'Bread. Daily.', 'Bread. Daily.'],
  ['text', 'Bread. Daily.', ' Bread.\n', 'Bread.'],
  ['text', 'Open for projects', 'Open', undefined],
  ['text', 'Care', 'Ask about Care!', 'Care'],
  ['text', 'Care', 'Careful', undefined],
  ['word', '71 %', '71 %', '71 %'],
  ['word', 'Shop', 'Shop, 2026', 'Shop'],
  ['link', 'https://www.bread.test/', 'bread.test', 'bread.test'],
  ['link', 'ines@bread.test', 'ines@bread.test', 'ines@bread.test'],
  ['link', '/about', 'Read /about first', undefined],
  ['file', 'images/ines.png', 'images/ines.png', undefined],
  ['markdown', '', 'Bread', undefined],
])('%s %s in %j', (kind, value, text, expected) => {
  const match = matchOf({ file: 'home.yaml', field: 'a', kind, value }, text);
  expect(match && text.slice(match.start, match.end)).toBe(expected);
});
