import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { type Catalogue, textsIn } from './catalogue.ts';
import { loadLanguage, loadStrings, readCatalogue } from './load-language.ts';

const en = await loadLanguage('en');

test('the language of a locale is chosen, and an unknown one gets English', async () => {
  expect((await loadStrings('de-AT')).greeting.morning).toBe('Guten Morgen');
  expect((await loadStrings('en-DE')).greeting.morning).toBe('Good Morning');
  expect(await loadLanguage('eo')).toEqual(en);
});

test('the texts of the owner take precedence, also single plural forms', async () => {
  const own = { projects: { search: 'Find', count: { one: '{count} piece' } } };
  const { projects } = await loadStrings('en', own);
  expect(projects.search).toBe('Find');
  expect(projects.count).toEqual({ one: '{count} piece', other: '{count} projects' });
  expect(projects.keyword).toBe(en.interface.projects.keyword);
});

test('plural forms that the language does not have are left out', async () => {
  expect(Object.keys((await loadStrings('ja')).projects.count)).toEqual(['other']);
  expect(Object.keys((await loadStrings('he')).projects.count)).toEqual(['one', 'other']);
});

test('English texts on a page in another language are in a left-to-right isolate', async () => {
  const { layout, projects, testimonials } = await loadStrings('he');
  expect(layout.menu).toBe('\u2066Menu\u2069');
  expect(projects.choice).toBe(en.interface.projects.choice);
  expect(projects.count.other).toBe('\u2066{count} projects\u2069');
  expect(projects.failed).toBe(`\u2066${en.interface.projects.failed}\u2069`);
  expect(testimonials.slide).toBe('\u2066{index} of {count}\u2069');
});

const english: Catalogue = {
  'menu.open': { description: 'A button.', other: 'Open' },
  'menu.close': 'Close',
  count: { one: '{count} page', other: '{count} pages' },
};

test.each([
  [{ 'menu.open': { description: 'Open', other: 'Öffnen' } }, 'Öffnen'],
  [{ 'menu.open': 'Öffnen' }, 'Öffnen'],
  [{ 'menu.open': { description: 'A button.', other: 'Öffnen' } }, 'Öffnen'],
  [{ 'menu.open': { description: 'Start', other: 'Anfangen' } }, '<Open>'],
  [{ 'menu.open': { description: 'Open', other: '' } }, '<Open>'],
  [{ 'menu.shut': 'Zu' }, '<Open>'],
])('a text is in English if it is missing or its English text has changed: %j', (own, expected) => {
  const { menu } = textsIn(english, own, (text) => `<${text}>`);
  expect(menu).toEqual({ open: expected, close: '<Close>' });
});

test('a translation has the plural forms of its language', () => {
  const own = {
    count: { description: '{count} pages', few: '{count} strony', other: '{count} stron' },
  };
  expect(textsIn(english, own).count).toEqual({
    one: '{count} page',
    few: '{count} strony',
    other: '{count} stron',
  });
});

test.each([
  ['null', /\.json: expected an object with texts by their keys$/],
  ['["a"]', /\.json: expected an object with texts/],
  ['{"a.b":"x","c.d":null}', /\.json: c\.d: expected a text, or an object with plural forms/],
  ['{"a.b":7}', /\.json: a\.b: expected a text/],
  ['{"a.b":{"one":"x"}}', /\.json: a\.b: expected a text/],
  ['{"a.b":{"other":"x","tow":"y"}}', /\.json: a\.b: Unrecognized key: "tow"$/],
  ['{"a.b":', /\.json is not JSON in UTF-8\.$/],
  ['{"a.b":"\xe4"}', /\.json is not JSON in UTF-8\.$/],
])('the catalogue %s is refused with its path and the key', async (text, message) => {
  const folder = await temporaryFolder({ 'form.json': Buffer.from(text, 'latin1') });
  expect(() => readCatalogue(join(folder, 'form.json'))).toThrow(message);
});

test('a catalogue may begin with a byte order mark', async () => {
  const folder = await temporaryFolder({ 'form.json': '\ufeff{"a.b":{"other":"x"}}' });
  expect(readCatalogue(join(folder, 'form.json'))).toEqual({ 'a.b': { other: 'x' } });
});
