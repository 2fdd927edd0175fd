import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Document, isCollection, parse, stringify, visit } from 'yaml';
import { z } from 'zod';
import { valuesOf } from '../../../../tests/editor/values.ts';
import { cases } from '../../../../tests/helpers/random-cases.ts';
import { collections, schemaOf } from '../collection-files.ts';
import { parseYaml } from '../loader/yaml-file.ts';
import { registry } from '../registry.ts';
import { editYaml } from './edit-yaml.ts';
import { formOf } from './form-schema.ts';
import { groupOf, isGroup, isSame, type JsonGroup, json, plain } from './json.ts';

const schemas = Object.entries(collections).map(([collection, own]) => ({
  collection,
  schema: schemaOf(own),
}));

test.each(schemas)(
  '$collection holds the new data, however it was written before',
  ({ schema }) => {
    const form = formOf(schema);
    const values = valuesOf(schema);
    fc.assert(
      fc.property(values, values, fc.infiniteStream(fc.boolean()), (before, after, choices) => {
        const yaml = written(before, choices);
        const mixed = mix(before, after, choices);
        expect(parse(editYaml(yaml, mixed, form) ?? '')).toEqual(mixed);
        expect(editYaml(yaml, before, form)).toBe(yaml);
        expect(parse(editYaml('', after, form) ?? '')).toEqual(after);
      }),
      { numRuns: cases(4) },
    );
  },
);

/** Writes a value as YAML with comments, in a random style. */
function written(value: JsonGroup, choices: Iterator<boolean>): string {
  const pick = () => choices.next().value === true;
  const document = new Document(value);
  visit(document, (_key, node) => {
    if (isCollection(node)) {
      node.flow = pick() && pick();
      if (!node.flow && pick()) node.comment = ' a note below';
    }
    return undefined;
  });
  const yaml = document.toString({
    indentSeq: pick(),
    singleQuote: pick(),
    lineWidth: pick() ? 40 : 0,
    ...(pick() && { blockQuote: 'folded' as const }),
  });
  // The yaml package writes some texts wrongly, so YAML that does not parse to the value is not used.
  const read = parseYaml(yaml, 0);
  const isValid = !('issue' in read) && isSame(plain(read.data), value);
  return isValid ? yaml : stringify(value, { doubleQuotedMinMultiLineLength: 1000 });
}

/** Mixes two groups of fields: each field is randomly that of `before` or `after`. */
function mix(before: JsonGroup, after: JsonGroup, choices: Iterator<boolean>): JsonGroup {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return groupOf(names, (name) => {
    const [a, b] = [before[name], after[name]];
    const both = isGroup(a) && isGroup(b) ? mix(a, b, choices) : undefined;
    return both ?? (choices.next().value === true ? a : b);
  });
}

/** A YAML file with a comment in every possible position. */
const noted = `# The skills.
heading: Skills   # the heading

groups:
  # What one sees.
  - title: Front
    skills: [{ name: A }, { name: B, logo: "logos:react" }]   # both

  # What one does not see.
  - title: Back
    skills:
      - name: C
      # by hand
      - name: D
        # the last
`;

test.each([
  ['a changed text', 'Front', '"First: all"'],
  [
    'an entry that is added between brackets',
    'logos:react" }]',
    'logos:react" }, { name: "x, y" }]',
  ],
  ['an entry removed', '{ name: A }, ', ''],
  [
    'a field that is added, in the order of the form',
    'name: C\n',
    'name: C\n        logo: logos:php\n',
  ],
  [
    'entries that change places take the comments above them along',
    '- name: C\n      # by hand\n      - name: D\n        # the last',
    '# by hand\n      - name: D\n        # the last\n      - name: E',
  ],
  [
    'a list that is removed goes with the comments in it',
    noted.slice(noted.indexOf('\n  # What one does not see')),
    '',
  ],
])('%s changes nothing else', (_what, from, to) => {
  const expected = noted.replace(from, to);
  const value = z.record(z.string(), json).parse(parse(expected));
  expect(editYaml(noted, value, formOf(schemaOf(registry.skills)))).toBe(expected);
});

const list = (...entries: string[]) => `# The clients.
clients: # all
${entries.join('')}
# Below.
end: 1
`;
const [a, b, c] = [
  '  # about a\n  # and more\n  - id: a\n',
  '  - id: b # short\n',
  '\n  # about c\n  - id: c\n    # of its text\n    text: C\n',
];

test.each<[string, string[], string[]]>([
  ['moves with it', [a, b, c], [b, `\n${a}`, c]],
  ['moves with it to the end', [a, b, c], [b, c, `\n${a}`]],
  ['goes with it', [a, b, c], [b, c]],
  [
    'comes from below with another entry',
    [a, b, c],
    [c.trimStart().replace(/^/, '  '), `\n${a}`, b],
  ],
  ['stays with it under a new first entry', [a, b], ['  - id: new\n', a, b]],
  [
    'of the whole list, with an empty line below it, stays',
    ['  # sorted\n\n', a, b],
    ['  # sorted\n\n', b, a],
  ],
  [
    'of the whole list stays when the first entry goes',
    ['  # sorted\n\n', b, c],
    ['  # sorted\n\n', c.trimStart().replace(/^/, '  ')],
  ],
  ['of a field of the entry goes with the field', [b, c], [b, '\n  # about c\n  - id: c\n']],
])('a comment above the first entry %s', (_, before, after) => {
  const value = z.record(z.string(), json).parse(parse(list(...after)));
  expect(editYaml(list(...before), value)).toBe(list(...after));
});

const [first, second, third] = [
  '  # first\n  - name: A\n    # You can add:\n    #   price: x\n',
  '\n  # second\n  # and more\n  - name: B\n    list:\n      - c: C\n        # own\n      # - c: D\n',
  '  # third\n  - name: E\n    text:\n      # of the text\n',
];

test.each<[string, string[], string[]]>([
  ['is deleted', [first, second, third], [second.trimStart().replace(/^/, '  '), third]],
  ['between others is deleted', [first, second, third], [first, third]],
  ['at the end is deleted', [first, second, third], [first, second]],
  ['is moved', [first, second, third], [first, third, second]],
  ['without a value at its end is moved', [third, first, second], [first, `\n${third}`, second]],
  [
    'whose last text has two lines is deleted',
    [first.replace('A\n', '"A\n      B" # short\n      # deep\n'), third],
    [third],
  ],
  [
    'ends with a list that changes',
    [first, second],
    [first, second.replace(/ {6}- c: C\n.*\n/, '      - c: X\n        # own\n')],
  ],
])(
  'comments above the next entry stay with it when an entry with comments at its end %s',
  (_, before, after) => {
    const value = z.record(z.string(), json).parse(parse(list(...after)));
    expect(editYaml(list(...before), value)).toBe(list(...after));
  },
);

const tags =
  'list: [ # all\n  A, # ca\n  # above B\n  B, # cb\n  "C" # cc\n  # below\n] # end\nend: 1\n';

test.each<[string, string, string[], string]>([
  ['the first goes', tags, ['B', 'C'], tags.replace('A, # ca\n  ', '')],
  ['the last goes', tags, ['A', 'B'], tags.replace('B,', 'B').replace('  "C" # cc\n', '')],
  ['two change places', '[A, # ca\n  B # cb\n]', ['B', 'A'], '[\n  B, # cb\n  A # ca\n]'],
  ['one is added', '[A, # ca\n  B # cb\n]', ['A', 'X', 'B'], '[\n  A, # ca\n  X,\n  B # cb\n]'],
  ['commas begin the lines', '[A\n  , B # cb\n  , C\n  ]', ['C', 'B'], '[\n  C,\n  B # cb\n  ]'],
  ['no line ends before the bracket', '[A, # ca\n  B]', ['B', 'A'], '[\n  B,\n  A # ca\n  ]'],
])(
  'comments in a list in brackets stay with their entries when %s',
  (_, before, entries, after) => {
    const whole = (list: string) => (list.startsWith('list') ? list : `list: ${list}\nend: 1\n`);
    const edited = editYaml(whole(before), { list: entries, end: 1 });
    expect(edited).toBe(whole(after));
    expect(parse(edited ?? '')).toEqual({ list: entries, end: 1 });
  },
);

test('comments in a group in brackets stay with their fields', () => {
  const group = 'group: { a: 1, # of a\n  b: 2, # of b\n  c: 3 }\n';
  expect(editYaml(group, { group: { b: 2, c: 3 } })).toBe(
    'group: {\n  b: 2, # of b\n  c: 3\n  }\n',
  );
});

test('a comment above the first field of a group goes with the field', () => {
  const before = 'hero:\n  # the headline\n  text: A\n  # below\n  lead: B\nend: 1\n';
  expect(editYaml(before, { hero: { lead: 'B' }, end: 1 })).toBe(
    'hero:\n  # below\n  lead: B\nend: 1\n',
  );
  expect(editYaml(before, { hero: { text: 'A', lead: 'B' }, end: 2 })).toBe(
    before.replace('end: 1', 'end: 2'),
  );
});

test('a field that is added follows the last one that comes before it in the form', () => {
  const form = formOf(schemaOf(registry.site));
  const before = '# Who.\nname: A\nbrand: A # short\n\naddress: https://a.test\nlook: shop\n';
  const value = z.record(z.string(), json).parse(parse(before));
  const more = { ...value, locale: 'en-GB', titleSuffix: 'A', host: 'own-server' };
  expect(editYaml(before, more, form)).toBe(
    '# Who.\nname: A\nbrand: A # short\ntitleSuffix: A\n\naddress: https://a.test\nhost: own-server\nlocale: en-GB\nlook: shop\n',
  );
  expect(editYaml('brand: A\n', { name: 'B', brand: 'A' }, form)).toBe('name: B\nbrand: A\n');
  const mixed = 'look: shop\nname: A\n';
  expect(editYaml(mixed, { name: 'A', look: 'shop', brand: 'B' }, form)).toBe(`${mixed}brand: B\n`);
});
