import { execFileSync } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findWarnings } from '../../packages/vitrine/content/check/warnings.ts';
import { checkedHtml } from '../../packages/vitrine/content/loader/html-rules.ts';
import { backtracking } from '../helpers/backtracking.ts';
import { bakery, base, edit } from './base.ts';
import { errorsIn, load, withFolder } from './check-folder.ts';
import { testErrors } from './table-tests.ts';

/** A folder outside the content, in which no other test writes. */
const elsewhere = import.meta.dirname;
const inText = (text: string) => edit(bakery, 'Bread.', `Bread.\n\n${text}`);
const inSite = (yaml: string) => ({ 'site.yaml': base['site.yaml'] + yaml });
const levels = 'at most 100 levels of groups and lists inside each other';
const references = 'at most 100 references such as *name, none to a group that contains it';
const textLevels = 'at most 100 nested levels of lists, quotes and HTML';
const begin = (text: string) => `'${text.slice(0, 89)}…'`;
const brackets = `deep: ${'['.repeat(20_000)}${']'.repeat(20_000)}`;
const growing = ['a', 'b', 'c', 'd'].map((name, index, names) => {
  const before = index === 0 ? 'x' : `*${names[index - 1]}`;
  return `${name}: &${name} [${Array(9).fill(before)}]\n`;
});

testErrors('a text', {
  'with a picture pasted into it': [
    inText(`![Bread](data:image/png;base64,${'A'.repeat(40_000)})`),
    `${bakery}:13: expected a link to a page of this site, or one with https:, http:, mailto: or tel:, found 'data:image/png;base64,${'A'.repeat(58)}…'`,
  ],
  'that is too long': [
    inText('word '.repeat(430_000)),
    `${bakery}: expected a file of at most 2 MB, found 2.1 MB. Keep images in separate files, and divide a long text into several files.`,
  ],
  'of many quotes inside each other': [
    inText(`Rye.\n\n${'>'.repeat(20_000)} Bread.`),
    `${bakery}:15: expected ${textLevels}, found more levels`,
  ],
  'of many lists inside each other': [
    inText(Array.from({ length: 700 }, (_, level) => `${'  '.repeat(level)}- a`).join('\n')),
    `${bakery}:62: expected ${textLevels}, found more levels`,
  ],
  'of much HTML inside each other': [
    inText('<b>'.repeat(20_000)),
    `${bakery}:13: expected ${textLevels}, found more levels`,
  ],
});

testErrors('YAML', {
  'of many lists inside each other': [
    inSite(brackets),
    `site.yaml:13: expected ${levels}, found ${begin(brackets)}`,
  ],
  'of 500 lists inside each other': [
    inSite(`deep:\n  ${'- '.repeat(500)}a`),
    `site.yaml:14: expected ${levels}, found ${begin(`  ${'- '.repeat(60)}`)}`,
  ],
  'whose references grow': [
    inSite(growing.join('')),
    `site.yaml:16: expected ${references}, found many more`,
  ],
  'with a reference to the group that contains it': [
    inSite('a: &a [*a]'),
    `site.yaml:13: expected ${references}, found 'a: &a [*a]'`,
  ],
});

const outside = {
  expected: 'a file, or a symbolic link to a file in the content folder',
  hint: 'Copy the target of the link into the content folder.',
};
testErrors('a name', {
  'of links that lead out of the folder': [
    {
      ...edit(bakery, 'title: Fourth Bakehouse', 'title: 7'),
      'about.md': { link: '/etc/hosts' },
      'images/baker.png': { link: '/dev/null' },
      pages: { link: elsewhere },
    },
    ...[
      ['about.md', await realpath('/etc/hosts')],
      ['images/baker.png', '/dev/null'],
      ['pages', elsewhere],
    ].map(
      ([name, target]) =>
        `${name}: expected ${outside.expected}, found a symbolic link to '${target}', which is outside the content folder. ${outside.hint}`,
    ),
  ],
  'of a link within the folder': [
    {
      'images/again.png': { link: 'baker.png' },
      ...edit('site.yaml', 'brand: Halloran', 'brand: 7'),
    },
    'site.yaml:2 brand: expected a text, found the number 7. Put the value in quotes: "7"',
  ],
});

test('a pipe in the place of a file is refused, not waited for', async () => {
  const said = await withFolder({ 'about.md': null, 'images/baker.png': null }, async (folder) => {
    execFileSync('mkfifo', [join(folder, 'about.md'), join(folder, 'images/baker.png')]);
    return await errorsIn(folder);
  });
  expect(said).toContain(
    'about.md\n  expected  a text file in UTF-8\n  found     a pipe or a device',
  );
  expect(said).toContain("found     'images/baker.png', which is a pipe or a device");
});

test('names and values send no commands to a terminal', async () => {
  const colour = '\u001b[31m';
  const changes = {
    ...edit('contact.yaml', 'ines@halloran.test', `"\\e[31mines\\u202e\\u009b"`),
    [`images/${colour}.yaml`]: '',
    [`${colour}.yaml`]: '',
  };
  const said = await withFolder(changes, errorsIn);
  expect(said).toContain("'\\u001b[31mines\\u202e\\u009b'");
  expect(said).toContain('content/\\u001b[31m.yaml\n');
  expect(said.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\u202e]/u);
});

test('a long word is read once', async () => {
  const word = 'a'.repeat(20_000);
  const changes = {
    ...edit('services.yaml', 'Small ones.', `Small ${word}`),
    ...inText(`${word}\n\n![Bread](https://a.test/${word}) [b](/${word})`),
    ...edit('contact.yaml', 'Write to me', `"${word}"`),
  };
  const found = await withFolder(changes, (folder) =>
    backtracking(async () => findWarnings(folder, await load(folder))),
  );
  expect(found).toEqual([]);
});

/** The number of characters that `slice` and `split` copy while `work` runs. */
async function copiedBy(work: () => unknown): Promise<number> {
  let copied = 0;
  const { slice, split } = String.prototype;
  vi.spyOn(String.prototype, 'slice').mockImplementation(function (this: string, ...range) {
    const part = slice.apply(this, range);
    copied += part.length;
    return part;
  });
  vi.spyOn(String.prototype, 'split').mockImplementation(function (this: string, ...by) {
    copied += this.length;
    return split.apply(this, by);
  });
  await work();
  vi.restoreAllMocks();
  return copied;
}

test('a text with many errors is not searched from its beginning for each', async () => {
  const text = Array.from({ length: 400 }, (_, index) => `[a](javascript:${index})\n`).join('\n');
  let lines: number[] = [];
  const copied = await copiedBy(() => {
    lines = checkedHtml(text).issues.map(({ line }) => line);
  });
  expect(lines).toEqual(Array.from({ length: 400 }, (_, index) => index * 2 + 1));
  expect(copied).toBeLessThan(20 * text.length);
});

test('twice as many paragraphs are twice the work', async () => {
  const copied = (count: number) =>
    withFolder(inText('Rye bread.\n\n'.repeat(count)), async (folder) => {
      const content = await load(folder);
      return await copiedBy(() => findWarnings(folder, content));
    });
  await copied(1);
  expect((await copied(2000)) / (await copied(1000))).toBeLessThan(2.5);
});
