import { expect, test } from 'vitest';
import { readSource } from 'vitrine/editing';
import { formatPath } from 'vitrine/form';
import { fieldAtLine, paragraphAt, parsePath } from './text-places.ts';

async function sourceOf(path: string, text: string) {
  const read = await readSource(path, path, text);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.source;
}

test.each(['title', 'stats[1].end', 'a.b[0][12].c'])('parses the path %s', (field) => {
  expect(formatPath(parsePath(field))).toBe(field);
});

test('finds the field that includes a line', async () => {
  const source = await sourceOf(
    'about.md',
    '---\nheading: Hello\npage:\n  title: About\n  description: >\n    Two lines\n    of text.\n---\n\nOne.\n\nTwo\nlines.\n',
  );
  const fields = [2, 4, 6, 7, 10].map((line) => fieldAtLine(source, line));
  expect(fields.map((path) => path && formatPath(path))).toEqual([
    'heading',
    'page.title',
    'page.description',
    'page.description',
    undefined,
  ]);
  expect([9, 10, 12].map((line) => paragraphAt(source, line))).toEqual([
    'One.',
    'One.',
    'Two\nlines.',
  ]);
});

test('a YAML file has no lines below the front matter', async () => {
  const source = await sourceOf('home.yaml', 'hero:\n  words:\n    - Boxes\n    - Maps\n');
  expect(formatPath(fieldAtLine(source, 4) ?? [])).toBe('hero.words[1]');
});
