import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Catalogue, currentForms, formsOf, isPlural, sourceOf } from './catalogue.ts';
import issues from './en/issues.json' with { type: 'json' };
import { languageTags, readCatalogue } from './load-language.ts';

const root = join(import.meta.dirname, '../..');
const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

/** The texts of a language that were translated from today's English texts. */
function translations(tag: string) {
  return globSync(`{vitrine,vitrine-editor}/i18n/${tag}/*.json`, { cwd: root }).flatMap((file) => {
    const source = file
      .replace(`/${tag}/`, '/en/')
      .replace('vitrine-editor/i18n/en/issues', 'vitrine/i18n/en/issues');
    const own = readCatalogue(join(root, file));
    const english = readCatalogue(join(root, source));
    return Object.entries(english).flatMap(([key, entry]) => {
      const forms = currentForms(own[key], entry);
      return forms ? [{ place: `${file}: ${key}`, entry, forms }] : [];
    });
  });
}

describe.each(languageTags)('the texts in %s', (tag) => {
  const texts = translations(tag);
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();

  test('have each plural form of the language, and no other', () => {
    for (const { place, entry, forms } of texts) {
      const expected = isPlural(entry) ? pluralCategories.toSorted() : ['other'];
      expect(Object.keys(forms).sort(), place).toEqual(expected);
    }
  });

  test('have the placeholders of the English text', () => {
    for (const { place, entry, forms } of texts) {
      const known = placeholders(sourceOf(entry));
      for (const [form, text] of Object.entries(forms)) {
        const used = placeholders(text);
        // A form for one certain number may omit it.
        const needed = known.filter((one) => one !== '{count}' || /few|many|other/.test(form));
        expect(
          needed.filter((one) => !used.includes(one)),
          place,
        ).toEqual([]);
        expect(
          used.filter((one) => !known.includes(one)),
          place,
        ).toEqual([]);
      }
    }
  });
});

/** The languages whose visitors read no English. */
const complete = ['ar', 'cs', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'tr'];

test.each(complete)('visitors read whole pages in %s', (tag) => {
  for (const area of ['interface', 'form', 'testimonial']) {
    const read = (language: string) =>
      readCatalogue(join(root, `vitrine/i18n/${language}/${area}.json`));
    const own = read(tag);
    const missing = Object.keys(read('en')).filter((key) => !formsOf(own[key] ?? '').other);
    expect(missing, `i18n/${tag}/${area}.json`).toEqual([]);
  }
});

test.each(complete.filter((tag) => tag !== 'en'))('owners edit in %s, without English', (tag) => {
  const sources = globSync('vitrine{,-editor}/i18n/en/*.json', { cwd: root });
  const all = sources.flatMap((file) => Object.keys(readCatalogue(join(root, file))));
  const texts = translations(tag);
  expect(texts).toHaveLength(all.length);
  // One or two words, such as `Code`, are the same in some languages.
  const wordsOf = (text: string) => text.replaceAll(/\{\w+\}/g, '').match(/\p{L}{2,}/gu) ?? [];
  const english = texts.filter(({ entry, forms }) => {
    const source = sourceOf(entry);
    return wordsOf(source).length > 2 && Object.values(forms).includes(source);
  });
  expect(english.map(({ place }) => place)).toEqual([]);
});

test('the types of placeholders follow issues.json: npx vitest run -u i18n/catalogues', async () => {
  const rows = Object.entries<Catalogue[string]>(issues).flatMap(([code, entry]) => {
    const used = new Set(
      Array.from(sourceOf(entry).matchAll(/\{(\w+)\}/g), ([, name]) => `'${name}'`),
    );
    return used.size > 0 ? `  ${code}: ${[...used].join(' | ')};\n` : [];
  });
  const type = `/** The placeholders of the texts in \`issues.json\`, for the type of \`say\`. \`catalogues.test.ts\` generates this file. */
export interface IssuePlaceholders {
${rows.join('')}}
`;
  await expect(type).toMatchFileSnapshot('en/issue-placeholders.ts');
});

test('schemas report issues of their own by codes', () => {
  const reporting = globSync('packages/vitrine/content/**/*.ts').filter((file) =>
    readFileSync(file, 'utf8').includes('addIssue('),
  );
  expect(reporting.sort()).toEqual([
    'packages/vitrine/content/content-issue.ts',
    'packages/vitrine/content/schemas/fields/fields.ts',
  ]);
});
