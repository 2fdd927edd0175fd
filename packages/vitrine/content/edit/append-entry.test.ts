import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { cases } from '../../../../tests/helpers/random-cases.ts';
import { ROOT } from '../../settings/site-paths.ts';
import { appendEntry } from './append-entry.ts';

function sample(name: string): string {
  return readFileSync(join(ROOT, 'examples/sample/content', name), 'utf8');
}

describe('the rest of the file stays byte for byte as it was', () => {
  test.each([
    ['services.yaml', ['services']],
    ['projects.yaml', ['categories', 'options']],
  ])('in the sample %s, whatever is added', (name, path) => {
    const before = sample(name);
    const entries = fc.record({ id: fc.string(), text: fc.string({ unit: 'grapheme' }) });
    fc.assert(
      fc.property(fc.oneof(entries, fc.string()), (entry) => {
        const { text } = appendEntry(before, path, entry, name);
        const start = commonStart(before, text);
        expect(text.endsWith(before.slice(start))).toBe(true);
        const list = path.reduce((value, key) => Reflect.get(value, key), parse(text));
        expect(list.at(-1)).toEqual(entry);
      }),
      { numRuns: cases(10) },
    );
  });

  function commonStart(a: string, b: string): number {
    let at = 0;
    while (at < a.length && a[at] === b[at]) at += 1;
    return at;
  }
});

const entry = { id: 'new', text: 'Two words: here' };

test.each([
  [
    'entries with blank lines between them',
    10,
    'list:\n- id: a\n  text: |\n    A\n\n    B\n\n- id: b\n',
    '\n- id: new\n  text: "Two words: here"\n',
    '\nother: 1\n',
  ],
  [
    'entries without blank lines between them, of which one has a blank line',
    8,
    'list:\n- id: a\n  text: |\n    A\n\n    B\n- id: b\n',
    '- id: new\n  text: "Two words: here"\n',
    '',
  ],
  [
    'a single entry, without a line break at the end',
    4,
    'list:\n    - id: a\n      text: A',
    '\n    - id: new\n      text: "Two words: here"',
    '',
  ],
  [
    'a text whose blank lines count',
    6,
    'list:\n  - text: |+\n      A\n\n\n',
    '  - id: new\n    text: "Two words: here"\n',
    'other: 1\n',
  ],
  [
    'a byte order mark and line ends of Windows',
    3,
    '\uFEFFlist:\r\n  - id: a\r\n',
    '  - id: new\r\n    text: "Two words: here"\r\n',
    'other: 1\r\n',
  ],
])('%s', (_, line, above, added, below) => {
  expect(appendEntry(above + below, ['list'], entry, 'a.yaml')).toEqual({
    text: above + added + below,
    line,
  });
});

test('an empty list', () => {
  const { text, line } = appendEntry('list: []\nother: 1\n', ['list'], entry, 'a.yaml');
  expect([line, text]).toEqual([2, 'list:\n  - id: new\n    text: "Two words: here"\nother: 1\n']);
});

test.each([
  ['a file that lacks the list', 'other: 1\n'],
  ['a file that is broken', 'list:\n  - id: "a\n'],
  ['a file whose places cannot be found', '&name other: 1\nlist:\n  - id: a\n'],
])('%s', (_, yaml) => {
  expect(() => appendEntry(yaml, ['list'], entry, 'a.yaml')).toThrow(
    'a.yaml: no entry could be added to the list list without changes to other parts. Add the entry yourself in a text editor.',
  );
});
