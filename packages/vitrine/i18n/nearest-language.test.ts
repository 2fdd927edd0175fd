import { expect, test } from 'vitest';
import { isOtherRegion, nearestLanguage } from './nearest-language.ts';

const available = ['en', 'de', 'fr', 'pt-BR', 'zh-Hans', 'sr', 'ar'];

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en-GB', 'en'],
  ['fr-CA', 'fr'],
  ['pt', 'pt-BR'],
  ['pt-PT', 'pt-BR'],
  ['zh-CN', 'zh-Hans'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['zh-TW', undefined],
  ['zh-HK', undefined],
  ['zh-Hant', undefined],
  ['sr-RS', 'sr'],
  ['sr-Cyrl-BA', 'sr'],
  ['sr-Latn', undefined],
  ['sr-ME', undefined],
  ['sh', undefined],
  ['ar-u-nu-latn', 'ar'],
  ['fi', undefined],
])('gives %s the language %s', (locale, expected) => {
  expect(nearestLanguage(locale, available)).toBe(expected);
});

test.each([
  ['pt-PT', ['pt-BR', 'pt-PT'], 'pt-PT'],
  ['pt-PT', ['pt-BR', 'pt'], 'pt'],
  ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
  ['pt-AO', ['pt-PT', 'pt-BR'], 'pt-PT'],
  ['en-US', ['en', 'en-US'], 'en-US'],
  ['en', ['en-GB', 'en'], 'en'],
  ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
  ['zh-TW', ['zh-Hans', 'zh-HK'], 'zh-HK'],
  ['de', [], undefined],
])('gives %s the nearest of %j', (locale, tags, expected) => {
  expect(nearestLanguage(locale, tags)).toBe(expected);
});

test.each([
  ['pt-PT', 'pt-BR', true],
  ['pt-BR', 'pt-BR', false],
  ['pt', 'pt-BR', false],
  ['fr-CA', 'fr', false],
  ['zh-HK', 'zh-Hant', false],
])('says whether %s is of another region than %s', (locale, language, expected) => {
  expect(isOtherRegion(locale, language)).toBe(expected);
});
