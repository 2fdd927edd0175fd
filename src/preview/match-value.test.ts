import { expect, test } from 'vitest';
import type { MarkedField } from '../content/marks/field-table.ts';
import { matchOf } from './match-value.ts';

type Kind = MarkedField['kind'];

test.each<[Kind, string, string, string, string | undefined]>([
  ['text', 'Bread. Daily.', 'en', 'Bread. Daily.', 'Bread. Daily.'],
  ['text', 'Bread. Daily.', 'en', ' Bread.\n', 'Bread.'],
  ['text', 'Open for projects', 'en', 'Open', undefined],
  ['text', 'Care', 'en', 'Ask about Care!', 'Care'],
  ['text', 'Care', 'en', 'Careful', undefined],
  ['word', '71 %', 'en', '71 %', '71 %'],
  ['word', 'Shop', 'en', 'Shop, 2026', 'Shop'],
  ['number', '120', 'en', '120+', '120'],
  ['number', '1200', 'de', '1.200 €', '1.200'],
  ['number', '4', 'en', '4.0 of 5', '4.0'],
  ['number', '4', 'en', '4.5 of 5', undefined],
  ['number', '2', 'en', '120+', undefined],
  ['number', '12', 'ar-EG', '١٢', '١٢'],
  ['date', '2026-07-08', 'en-GB', '8 July 2026', 'July 2026'],
  ['date', '2026-07-08', 'en-GB', 'Shop, 2026', '2026'],
  ['date', '2026-07-08', 'en-GB', '8 June 2026', undefined],
  ['date', '2026-07', 'de', 'Juli 2026', 'Juli 2026'],
  ['date', '2026', 'en', '2026', '2026'],
  ['date', '2026', 'en', '2025', undefined],
  ['link', 'https://www.bread.test/', 'en', 'bread.test', 'bread.test'],
  ['link', 'ines@bread.test', 'en', 'ines@bread.test', 'ines@bread.test'],
  ['link', '/about', 'en', 'Read /about first', undefined],
  ['file', 'images/ines.png', 'en', 'images/ines.png', undefined],
  ['markdown', '', 'en', 'Bread', undefined],
])('%s %s in %s: %j', (kind, value, language, text, expected) => {
  const match = matchOf({ file: 'home.yaml', field: 'a', kind, value }, text, language);
  expect(match && text.slice(match.start, match.end)).toBe(expected);
});
