import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../project.ts';
import { appendEntry } from './append-entry.ts';

function sample(name: string): string {
  return readFileSync(join(ROOT, 'sample', name), 'utf8');
}

describe('the rest of the file stays byte for byte as it was', () => {
  test.each([
    ['services.yaml', ['services']],
    ['testimonials.yaml', ['records']],
    ['projects.yaml', ['categories', 'options']],
    ['skills.yaml', ['groups']],
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
      { numRuns: 50 },
    );
  });

  function commonStart(a: string, b: string): number {
    let at = 0;
    while (at < a.length && a[at] === b[at]) at += 1;
    return at;
  }
});

const entry = { id: 'new', text: 'Two words: here' };

function added(before: string, path = ['list']): string {
  const { text, line } = appendEntry(before, path, entry, 'a.yaml');
  return `line ${line}\n${text}`;
}

test('a list with comments, and something below it', () => {
  expect(
    added(`# Head
list:   # of all
  - id: a # first
    text: "A"
  - { id: b,  text: 'B' }   # short
  # more to come

# Foot
other:    value
`),
  ).toMatchInlineSnapshot(`
    "line 6
    # Head
    list:   # of all
      - id: a # first
        text: "A"
      - { id: b,  text: 'B' }   # short
      - id: new
        text: "Two words: here"
      # more to come

    # Foot
    other:    value
    "
  `);
});

test('entries with blank lines between them', () => {
  expect(
    added('list:\n- id: a\n  text: |\n    A\n\n    B\n\n- id: b\n\nother: 1\n'),
  ).toMatchInlineSnapshot(`
    "line 10
    list:
    - id: a
      text: |
        A

        B

    - id: b

    - id: new
      text: "Two words: here"

    other: 1
    "
  `);
});

test('entries without blank lines between them, of which one has a blank line', () => {
  expect(added('list:\n- id: a\n  text: |\n    A\n\n    B\n- id: b\n')).toMatchInlineSnapshot(`
    "line 8
    list:
    - id: a
      text: |
        A

        B
    - id: b
    - id: new
      text: "Two words: here"
    "
  `);
});

test('a single entry, without a line break at the end', () => {
  expect(added('list:\n    - id: a\n      text: A')).toMatchInlineSnapshot(`
    "line 4
    list:
        - id: a
          text: A
        - id: new
          text: "Two words: here"
    "
  `);
});

test('a list in brackets', () => {
  expect(added('list: [ {id: a} ] # all\nother: 1\n')).toMatchInlineSnapshot(`
    "line 1
    list: [ {id: a}, {id: new, text: "Two words: here"} ] # all
    other: 1
    "
  `);
});

test('an empty list', () => {
  expect(added('list: []\n')).toMatchInlineSnapshot(`
    "line 1
    list: [{id: new, text: "Two words: here"}]
    "
  `);
});

test('line ends of Windows', () => {
  const { text } = appendEntry('list:\r\n  - id: a\r\nother: 1\r\n', ['list'], entry, 'a.yaml');
  expect(text).toBe(
    'list:\r\n  - id: a\r\n  - id: new\r\n    text: "Two words: here"\r\nother: 1\r\n',
  );
});

test('a file that lacks the list', () => {
  expect(() => appendEntry('other: 1\n', ['list'], entry, 'a.yaml')).toThrow(
    'a.yaml: nothing could be added to the list list without changing the rest. Add the entry by hand.',
  );
});

test('a text whose blank lines count keeps them', () => {
  expect(() => added('list:\n  - text: |+\n      A\n\n\nother: 1\n')).toThrow(
    'Add the entry by hand.',
  );
});

test('a file with a byte order mark', () => {
  expect(added('\uFEFFlist:\n  - id: a\n')).toBe(
    'line 3\n\uFEFFlist:\n  - id: a\n  - id: new\n    text: "Two words: here"\n',
  );
});

test('a file that is broken', () => {
  expect(() => added('list:\n  - id: "a\n')).toThrow('Add the entry by hand.');
});
