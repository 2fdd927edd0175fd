import { describe, expect, test } from 'vitest';
import { textsOf } from '../content/edit/walk.ts';
import { en } from './en.ts';
import { languages, uiStringsFor } from './ui-strings.ts';

/** Keys of the texts that a language shares with English, in alphabetical order. */
const sameAsEnglish: Readonly<Record<string, string[]>> = {
  de: ['contact.form.name', 'projects.choice', 'theme.system'],
};

const gaps = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();
const byPath = (strings: object) =>
  new Map(textsOf(strings).map(({ path, value }) => [path.join('.'), value]));
const english = byPath(en);

describe.each(Object.entries(languages))('the words in %s', (language, strings) => {
  const byKey = byPath(strings);

  // TypeScript checks that all languages have the same keys, but not the plural forms of each.
  test('have every form of a plural that the language has', () => {
    const plurals = [...byKey.keys()].filter((path) => path.endsWith('.other'));
    expect(plurals).toContain('projects.count.other');
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    const forms = plurals.flatMap((path) =>
      pluralCategories.map((form) => path.replace(/other$/, form)),
    );
    expect(forms.filter((path) => !byKey.has(path))).toEqual([]);
  });

  test('have the same placeholders, and none is empty', () => {
    for (const [path, text] of byKey) {
      expect(text.trim(), path).not.toBe('');
      // English has fewer plural forms than some languages, which are compared with its form
      // `other`.
      const original = english.get(path) ?? english.get(path.replace(/\w+$/, 'other')) ?? '';
      expect(gaps(text), path).toEqual(gaps(original));
    }
  });

  test('are words of that language', () => {
    if (language === 'en') return;
    const same = [...byKey].filter(([path, text]) => text === english.get(path));
    expect(same.map(([path]) => path).sort()).toEqual(sameAsEnglish[language] ?? []);
  });
});

test('the language of a locale decides, and an unknown one gets English', () => {
  expect(uiStringsFor('de-AT').greeting.morning).toBe('Guten Morgen');
  expect(uiStringsFor('en-DE').greeting.morning).toBe('Good Morning');
  expect(uiStringsFor('eo')).toBe(en);
});

test('English keeps its order on a page from right to left', () => {
  const { details, layout, projects, testimonials } = uiStringsFor('he');
  expect(layout.menu).toBe('Menu');
  expect(details.subject).toBe(en.details.subject);
  expect(projects.choice).toBe(en.projects.choice);
  expect(projects.count.other).toBe('\u2066{count} projects\u2069');
  expect(projects.failed).toBe(`\u2066${en.projects.failed}\u2069`);
  expect(testimonials.slide).toBe('\u2066{index} of {count}\u2069');
});
