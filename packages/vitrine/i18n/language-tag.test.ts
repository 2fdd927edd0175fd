import { expect, test } from 'vitest';
import {
  canonicalTag,
  isLanguagePrefix,
  isLanguageTag,
  openGraphLocale,
  splitLanguage,
} from './language-tag.ts';

test.each([
  'de',
  'fil',
  'pt-BR',
  'PT-br',
  'zh-Hant',
  'sr-Latn-RS',
  'es-419',
  'ca-valencia',
  'de-1996',
])('%s is a tag', (tag) => {
  expect(isLanguageTag(tag)).toBe(true);
  expect(isLanguagePrefix(tag.toLowerCase())).toBe(true);
  expect(canonicalTag(tag.toLowerCase())).toBe(canonicalTag(tag));
});

test.each([
  '',
  'd',
  'posts',
  'pt_BR',
  'ar-u-nu-latn',
  'x-own',
  'project-1',
  'de/',
  'de-',
  'de-DE-AT',
])('%s is no tag', (text) => {
  expect(isLanguageTag(text)).toBe(false);
});

test('the prefix of a language is in small letters', () => {
  expect(isLanguagePrefix('pt-BR')).toBe(false);
});

test.each([
  ['de/home.yaml', { language: 'de', original: 'home.yaml' }],
  ['pt-BR/pages/terms.md', { language: 'pt-BR', original: 'pages/terms.md' }],
  ['pages/terms.md', { language: undefined, original: 'pages/terms.md' }],
])('%s', (path, expected) => {
  expect(splitLanguage(path)).toEqual(expected);
});

test('the canonical tag has no extension', () => {
  expect(canonicalTag('ar-eg-u-nu-latn')).toBe('ar-EG');
});

test.each([
  ['de', 'de'],
  ['en-DE', 'en_DE'],
  ['zh-Hant', 'zh_TW'],
  ['zh-Hant-HK', 'zh_HK'],
])('%s is %s for Open Graph', (locale, expected) => {
  expect(openGraphLocale(locale)).toBe(expected);
});
