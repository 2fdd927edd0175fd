import { expect, test } from 'vitest';
import { mapTexts, type Phrase } from 'vitrine/form';
import { z } from 'zod';
import { blockIssues } from '../../vitrine/content/loader/block-issues.ts';
import { tooLong } from '../../vitrine/content/loader/text-file.ts';
import { ruleOf } from '../../vitrine/content/loader/validate.ts';
import { parseYaml } from '../../vitrine/content/loader/yaml-file.ts';
import { say } from '../../vitrine/content/phrase.ts';
import { icon } from '../../vitrine/content/schemas/fields/fields.ts';
import { english } from '../english.ts';
import type { EditorLanguage } from '../language.ts';
import { issueText, phraseText, placeName } from './labels.ts';

test.each([
  ['services[0].id', 'Services › Care › Short name in the URL (id)'],
  ['services[1].text', 'Services › Services 2 › Text'],
  ['services[0].included[1]', 'Services › Care › Included › Included 2'],
  ['page.navLabel', 'Page › Name in the navigation'],
])('%s is called %s', (field, name) => {
  expect(placeName(field, english, { services: [{ title: 'Care' }, { title: ' ' }] })).toBe(name);
});

/** A language whose texts are in brackets, so that no test depends on a translation. */
const german: EditorLanguage = {
  locale: 'de',
  strings: english.strings,
  issues: mapTexts(english.issues, (text) => `[${text}]`),
  fields: { names: {}, texts: { 'a list': 'eine Liste' } },
};

test.each([
  [say('missing'), 'This field is empty. Expected: eine Liste.'],
  [say('group'), 'Expected: eine Liste. Found: [a group of fields].'],
  [
    say('twice', { value: say('quoted', { text: 'nothing new' }), line: '6' }),
    "Expected: eine Liste. Found: ['nothing new'].",
  ],
])('found %j', (found, text) => {
  expect(issueText({ file: 'a', expected: ruleOf({ message: 'a list' }), found }, german)).toBe(
    text,
  );
});

test.each([
  ["a: 'b", "Expected: [a closing ' for the quote"],
  ['a: b\n  c: d', 'Expected: [fields or entries of one group'],
  ['- &a [*a]', 'Expected: [at most 100 references such as *name'],
  ['a: [b,, c]', 'Expected: [entries in brackets with one comma'],
  ['--- a: b', 'Expected: [no line of --- or ... within the fields'],
])('the error in %j is in the language of the editor', (yaml, text) => {
  const parsed = parseYaml(yaml, 0);
  if (!('issue' in parsed)) throw new Error('This YAML has no error.');
  expect(issueText({ file: 'a', ...parsed.issue }, german)).toContain(text);
});

test.each([
  [':::row\n:::', "[number of images in the block 'Three pictures': 3]"],
  [':::note\n:::', "[words in the block 'Side note']"],
  [':::video\n![A](a.png)\n:::', '[a video file]'],
])('what a block lacks is said in words of its card: %j', (markdown, text) => {
  const [issue] = blockIssues(markdown, true);
  expect(issue && phraseText(issue.expected, german)).toBe(text);
});

test('an icon that does not exist is in the language of the editor', () => {
  const issue = icon().safeParse('tabler:no-such-icon').error?.issues[0];
  const { expected } = z
    .object({ expected: z.custom<Phrase>((value) => 'code' in Object(value)) })
    .parse(Object(issue).params);
  expect(phraseText(expected, german)).toMatch(/^\[an icon of the set tabler \(/);
});

test.each([
  ['de', '[2,1 MB]'],
  ['fr', '[2,1 MB]'],
  ['ja', '[2.1 MB]'],
])('the size of a file is written as in %s', (locale, text) => {
  const { found } = tooLong(2.05 * 1024 * 1024) ?? {};
  expect(found && phraseText(found, { ...german, locale }).replaceAll(/\s/g, ' ')).toBe(text);
});

test('languages and scripts have German names', () => {
  const languageName = { name: 'language', tag: 'zh-Hant' } as const;
  const script = { name: 'script', tag: 'Hebr' } as const;
  expect(phraseText(say('interfaceIn', { locale: 'zh-TW', languageName }), german)).toMatch(
    /Chinesisch \(traditionell\)/,
  );
  expect(phraseText(say('scriptFont', { script, package: 'x' }), german)).toMatch(/Hebräisch/);
});

test('the rule of a field within a phrase is in the language of the editor', () => {
  const phrase = say('folderName', { rule: ruleOf({ message: 'a list' }) });
  expect(phraseText(phrase, german)).toBe('[a folder name that contains only eine Liste]');
});
