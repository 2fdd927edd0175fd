import { expect, test } from 'vitest';
import { say } from '../../src/content/phrase.ts';
import { de } from '../../src/i18n/de/language.ts';
import { english } from '../english.ts';
import { issueText, placeName } from './labels.ts';

test.each([
  ['services[0].id', 'Services › Care › Short name in the URL (id)'],
  ['services[1].text', 'Services › Services 2 › Text'],
  ['services[0].included[1]', 'Services › Care › Included › Included 2'],
  ['page.navLabel', 'Page › Name in the navigation'],
])('%s is called %s', (field, name) => {
  expect(placeName(field, english, { services: [{ title: 'Care' }, { title: ' ' }] })).toBe(name);
});

test.each([
  [say('missing'), 'Dieses Feld ist leer. Erwartet: eine Liste.'],
  [say('group'), 'Erwartet: eine Liste. Gefunden: eine Gruppe von Feldern.'],
  [
    say('twice', { value: say('quoted', { text: 'nothing new' }), line: '6' }),
    'Erwartet: eine Liste. Gefunden: „nothing new“.',
  ],
  ['a code of later versions', 'Erwartet: eine Liste. Gefunden: a code of later versions.'],
])('found %j', (found, text) => {
  const { editor: strings, issues, fields } = de;
  const german = { locale: 'de', strings, issues, fields };
  expect(issueText({ file: 'a', expected: 'a list', found }, german)).toBe(text);
});
