import { expect, test } from 'vitest';
import { languageFolder, languageName, languageOf } from './language-of.ts';

test.each([
  [{ locale: 'en-DE', locales: ['en', 'de'] }, 'en'],
  [{ locale: 'pt-PT', locales: ['pt-pt', 'pt-BR'] }, 'pt-PT'],
  [{ locale: 'ar-EG-u-nu-latn' }, 'ar-EG'],
])('the language of %j is %s', (site, language) => {
  expect(languageOf(site)).toBe(language);
});

test('the folder of a translation is its entry in locales', () => {
  const site = { locale: 'pt-BR', locales: ['pt-br'] };
  expect(languageFolder({ root: '/pt-br', site })).toBe('pt-br');
  expect(languageFolder({ root: '', site })).toBe('');
});

test.each([
  [
    ['en', 'de'],
    ['English', 'Deutsch'],
  ],
  [
    ['pt-PT', 'pt-BR'],
    ['português europeu', 'português (Brasil)'],
  ],
  [
    ['zh-Hans', 'zh-Hant'],
    ['简体中文', '繁體中文'],
  ],
])('the names of %j differ', (tags, expected) => {
  expect(tags.map((tag) => languageName(tag, tag))).toEqual(expected);
});
