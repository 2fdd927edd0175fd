// Shows which texts of the interface are in English, because they are not translated or have changed in English since:
// `npm run translations` counts them by language, `npm run translations -- sv` lists those of a language, and
// `npm run translations -- sv --write` makes a place for each text in the catalogues of the language.
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fail } from '../packages/vitrine/cli/output.mjs';
import { currentForms, isPlural, sourceOf } from '../packages/vitrine/i18n/catalogue.ts';
import { canonicalTag, isLanguageTag } from '../packages/vitrine/i18n/language-tag.ts';
import { languageTags, readCatalogue } from '../packages/vitrine/i18n/load-language.ts';
import { pluralForms } from '../packages/vitrine/i18n/messages.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';

const others = languageTags.filter((tag) => tag !== 'en');

/** Whether a text is the tag of a language that has a name, in its canonical spelling. */
const isLanguage = (text: string) =>
  isLanguageTag(text) &&
  canonicalTag(text) === text &&
  new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(text) !== undefined;

/** The sentence that refuses wrong arguments; undefined for right ones. */
export function argumentError([language, option, ...rest]: readonly string[]): string | undefined {
  const isWrong = rest.length > 0 || ![undefined, '--write'].includes(option);
  const isNew = option === '--write' && language !== 'en' && isLanguage(language ?? '');
  if (!isWrong && (language === undefined || isNew || others.includes(language))) return undefined;
  return `Expected one of the languages ${others.join(', ')}, or the tag of a new one, such as fi, then --write. English (en) is the source of the others.`;
}

/** Shows the texts that are missing in a language, by default their number in each, and may make places for them. */
function showTranslations(language: string | undefined, writes: boolean): void {
  for (const tag of language === undefined ? others : [language]) {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
    const plural = pluralForms.filter((form) => pluralCategories.includes(form));
    const counts = { all: 0, translated: 0 };
    for (const source of globSync('packages/vitrine{,-editor}/i18n/en/*.json')) {
      // The messages about errors in content files are translated for the editor only.
      const file = source
        .replace('vitrine/i18n/en/issues', 'vitrine-editor/i18n/en/issues')
        .replace('/en/', `/${tag}/`);
      const catalogue = readCatalogue(file);
      const places = Object.entries(readCatalogue(source)).map(([key, entry]) => {
        const text = catalogue[key];
        const forms = currentForms(text, entry);
        counts.all += 1;
        if (forms) counts.translated += 1;
        else if (language !== undefined) {
          const use = typeof entry === 'string' ? '' : `\n  (${entry.description})`;
          const before = typeof text === 'object' ? `\n  translated from: ${text.description}` : '';
          console.log(`${file}: ${key}\n  ${sourceOf(entry)}${use}${before}`);
        }
        // A text that is its own key needs no English text beside it.
        if (key === entry || (forms && typeof text === 'string')) return [key, forms?.other ?? ''];
        const names = isPlural(entry) ? plural : (['other'] as const);
        const texts = names.map((form) => [form, forms?.[form] ?? '']);
        return [key, { description: sourceOf(entry), ...Object.fromEntries(texts) }];
      });
      if (!writes) continue;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(Object.fromEntries(places), null, 2)}\n`);
    }
    console.log(`${tag}: ${counts.translated} of ${counts.all} texts`);
  }
}

if (import.meta.main) {
  process.chdir(ROOT);
  const [language, option] = process.argv.slice(2);
  const error = argumentError(process.argv.slice(2));
  if (error !== undefined) fail(error);
  showTranslations(language, option === '--write');
}
