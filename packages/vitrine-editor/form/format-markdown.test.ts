import { expect, test } from 'vitest';
import { formatMarkdown, type MarkdownFormat } from './format-markdown.ts';

/** Formats the text between ‹ and ›; in the result, ‹ and › enclose the new selection. */
function format(marked: string, how: MarkdownFormat): string {
  const [from, to] = [marked.indexOf('‹'), marked.indexOf('›') - 1];
  const text = marked.replace(/[‹›]/g, '');
  const change = formatMarkdown(text, from, to, how);
  const result = text.slice(0, change.from) + change.insert + text.slice(change.to);
  const [a, b] = change.select;
  return `${result.slice(0, a)}‹${result.slice(a, b)}›${result.slice(b)}`;
}

test.each<[MarkdownFormat, string, string]>([
  ['bold', 'a ‹b› c', 'a **‹b›** c'],
  ['bold', 'a **‹b›** c', 'a ‹b› c'],
  ['italic', '‹›', '*‹›*'],
  ['italic', '*‹b›*', '‹b›'],
  ['italic', '**‹b›**', '***‹b›***'],
  ['heading', 'one\ntw‹›o\nthree', 'one\n## two‹›\nthree'],
  ['heading', '## two‹›', 'two‹›'],
  ['list', '‹a\nb›\nc', '‹- a\n- b›\nc'],
  ['list', '‹- a\n- b›', '‹a\nb›'],
  ['numbers', '‹- a\n- b›', '‹1. a\n2. b›'],
  ['quote', '‹›', '> ‹›'],
  ['link', 'see ‹this›', 'see [this](‹https://›)'],
  ['link', '‹›', '[text](‹https://›)'],
])('%s of %s', (how, before, after) => {
  expect(format(before, how)).toBe(after);
});
