import { expect, test } from 'vitest';
import { inEnglish } from '../phrase.ts';
import { readSource } from './source-file.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';

const text = `# a comment
title: Home

stats:
  - label: Years
    end: 2
  -
    label: Clients
    end: 007
flow: { a: 1,
        b: [x,
            y] }
long: |
  one
  two
after: "quoted"
empty:
2024: a year
`;

function parse(yaml: string, linesBefore = 0): YamlFile {
  const parsed = parseYaml(yaml, linesBefore);
  if ('issue' in parsed) throw new Error(inEnglish(parsed.issue.expected));
  return parsed;
}

test.each([
  [['title'], 2],
  [['stats', 0], 5],
  [['stats', 1, 'label'], 8],
  [['stats', 1, 'end'], 9],
  [['flow', 'a'], 10],
  [['flow', 'b', 1], 12],
  [['after'], 16],
  [['2024'], 18],
  [['missing'], 2],
  [['stats', 7], 4],
  [['flow', 'missing', 'deep'], 10],
  [[], 2],
])('the line of %j', (path, line) => {
  expect(parse(text).lineOf(path)).toBe(line);
  expect(parse(text, 5).lineOf(path)).toBe(line + 5);
});

test.each([
  [['title'], 'Home'],
  [['stats', 1, 'end'], '007'],
  [['after'], '"quoted"'],
  [['empty'], ''],
  [['stats'], undefined],
  [['missing'], undefined],
])('%j as written', (path, written) => {
  expect(parse(text).written(path)).toBe(written);
});

test('a value that is a reference to another one', () => {
  const file = parse('first: &f { a: 1 }\nsecond: *f\n');
  expect(file.data).toEqual({ first: { a: 1 }, second: { a: 1 } });
  expect(file.lineOf(['second', 'a'])).toBe(1);
});

test('the same fields in two files have the lines of each', async () => {
  const lineIn = async (file: string, text: string) => {
    const read = await readSource(file, file, text);
    return 'source' in read ? read.source.lineOf(['b']) : undefined;
  };
  const fields = 'a: 1\nb: 2';
  expect(await lineIn('a.yaml', fields)).toBe(2);
  expect(await lineIn('a.md', `---\n${fields}\n---\n`)).toBe(3);
  expect(await lineIn('b.yaml', fields)).toBe(2);
});
