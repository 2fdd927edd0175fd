import { describe, expect, test } from 'vitest';
import { textsOf } from '../content/edit/walk.ts';
import { en } from './en/language.ts';
import { languages } from './languages.ts';
import { loadLanguage, loadStrings } from './load-language.ts';
import { pluralForms } from './messages.ts';

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const byPath = (texts: object) =>
  new Map(textsOf(texts).map(({ path, value }) => [path.join('.'), value]));
const english = byPath(en);
const form = new RegExp(`\\.(?:${pluralForms.join('|')})$`);

describe.each(Object.entries(languages))('the texts in %s', (tag, texts) => {
  // TypeScript checks keys and placeholders, but neither the plural forms of `Intl` nor further placeholders.
  test('have each plural form of the language, and no other', async () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const paths = [...byPath(texts).keys()].filter((path) => form.test(path));
    const plurals = new Set(paths.map((path) => path.replace(form, '')));
    const expected = [...plurals].flatMap((path) =>
      pluralCategories.map((name) => `${path}.${name}`),
    );
    expect(paths.toSorted()).toEqual(expected.toSorted());
  });

  test('have no empty text, and no placeholder that English lacks', async () => {
    for (const [path, text] of byPath(texts)) {
      expect(text.trim(), path).not.toBe('');
      // The texts of fields have the English text as their key.
      const original = english.get(path) ?? english.get(path.replace(form, '.other')) ?? path;
      expect(placeholders(original), path).toEqual(expect.arrayContaining(placeholders(text)));
    }
  });

  test('have words with all values for each code of an issue', () => {
    const own = byPath(texts);
    if (!Object.hasOwn(texts, 'issues')) return;
    for (const [path, text] of english) {
      if (!path.startsWith('issues.')) continue;
      expect(placeholders(own.get(path) ?? ''), path).toEqual(placeholders(text));
      expect(own.get(path), path).toBeTruthy();
    }
  });
});

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
