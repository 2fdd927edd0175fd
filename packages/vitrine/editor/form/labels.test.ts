import { expect, test } from 'vitest';
import { z } from 'zod';
import { tooLong } from '../../content/loader/text-file.ts';
import { ruleOf } from '../../content/loader/validate.ts';
import { parseYaml } from '../../content/loader/yaml-file.ts';
import { isPhrase, type Phrase, say } from '../../content/phrase.ts';
import { icon } from '../../content/schemas/fields/fields.ts';
import { english } from '../english.ts';
import { editorLanguage } from '../server/site-language.ts';
import { issueText, placeName, spoken } from './labels.ts';

test.each([
  ['services[0].id', 'Services › Care › Short name in the URL (id)'],
  ['services[1].text', 'Services › Services 2 › Text'],
  ['services[0].included[1]', 'Services › Care › Included › Included 2'],
  ['page.navLabel', 'Page › Name in the navigation'],
])('%s is called %s', (field, name) => {
  expect(placeName(field, english, { services: [{ title: 'Care' }, { title: ' ' }] })).toBe(name);
});

const german = editorLanguage('de');

test.each([
  [say('missing'), 'Dieses Feld ist leer. Erwartet: eine Liste.'],
  [say('group'), 'Erwartet: eine Liste. Gefunden: eine Gruppe von Feldern.'],
  [
    say('twice', { value: say('quoted', { text: 'nothing new' }), line: '6' }),
    'Erwartet: eine Liste. Gefunden: „nothing new“.',
  ],
])('found %j', (found, text) => {
  expect(issueText({ file: 'a', expected: ruleOf({ message: 'a list' }), found }, german)).toBe(
    text,
  );
});

test.each([
  ["a: 'b", "Erwartet: ein schließendes ' für das Anführungszeichen"],
  ['a: b\n  c: d', 'Erwartet: Felder oder Einträge einer Gruppe'],
  ['- &a [*a]', 'Erwartet: höchstens 100 Verweise wie *name'],
  ['a: [b,, c]', 'Erwartet: Einträge in Klammern mit je einem Komma'],
  ['--- a: b', 'Erwartet: keine Zeile mit --- oder ... innerhalb der Felder'],
])('the error in %j has German words', (yaml, text) => {
  const parsed = parseYaml(yaml, 0);
  if (!('issue' in parsed)) throw new Error('This YAML has no error.');
  expect(issueText({ file: 'a', ...parsed.issue }, german)).toContain(text);
});

test('an icon that does not exist has German words', () => {
  const issue = icon().safeParse('tabler:no-such-icon').error?.issues[0];
  const { expected } = z
    .object({ expected: z.custom<Phrase>(isPhrase) })
    .parse(Object(issue).params);
  expect(spoken(expected, german)).toMatch(/^ein Symbol der Sammlung .?tabler.? \(/);
});

test.each([
  ['de', '2,1 MB'],
  ['fr', '2,1 Mo'],
  ['ja', '2.1 MB'],
])('the size of a file is written as in %s', (locale, text) => {
  const { found } = tooLong(2.05 * 1024 * 1024) ?? {};
  expect(found && spoken(found, editorLanguage(locale)).replaceAll(/\s/g, ' ')).toBe(text);
});

test('languages and scripts have German names', () => {
  const languageName = { name: 'language', tag: 'zh-Hant' } as const;
  const script = { name: 'script', tag: 'Hebr' } as const;
  expect(spoken(say('interfaceIn', { locale: 'zh-TW', languageName }), german)).toMatch(
    /Chinesisch \(traditionell\)/,
  );
  expect(spoken(say('scriptFont', { script, package: 'x' }), german)).toMatch(/\(Hebräisch\)/);
});

test('the rule of a field within a phrase has German words', () => {
  const phrase = say('folderName', { rule: ruleOf({ message: 'a list' }) });
  expect(spoken(phrase, german)).toBe('ein Ordnername nur aus: eine Liste');
});
