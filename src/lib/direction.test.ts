import { expect, test } from 'vitest';
import { isolated, splitByDirection } from './direction.ts';

test.each([
  ['React', 'React'],
  ['Vue 3', 'Vue 3'],
  ['C++', '⟨C++⟩'],
  ['.NET', '⟨.NET⟩'],
  ['We ship!', '⟨We ship!⟩'],
  ['3 weeks', '⟨3 weeks⟩'],
  ['(SEO) work', '⟨(SEO) work⟩'],
  ['שלום!', '⟨שלום!⟩'],
  ['1,900 ₪', '1,900 ₪'],
  ['שלום React', 'שלום React'],
  ['HTML ו־C++', 'HTML ו־⟨C++⟩'],
  ['تطوير .NET مع C#', 'تطوير ⟨.NET⟩ مع ⟨C#⟩'],
  ['', ''],
])('%j is isolated as %j', (text, expected) => {
  const marked = splitByDirection(text).map((part, place) => (place % 2 ? `⟨${part}⟩` : part));
  expect(marked.join('')).toBe(expected);
  expect(isolated(text)).toBe(expected.replaceAll('⟨', '\u2068').replaceAll('⟩', '\u2069'));
});
