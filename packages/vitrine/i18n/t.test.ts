import { expect, test } from 'vitest';
import { formatNumber, t } from './t.ts';

const locales = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pl', 'pt-BR', 'sv', 'da'];
const others = ['ja', 'tr', 'he', 'ar-EG', 'fa', 'hi', 'en-u-nu-deva'];

test.each([...locales, 'cs', 'fi', 'no', ...others])(
  'numbers are formatted like by Intl.NumberFormat in %s',
  (locale) => {
    const format = new Intl.NumberFormat(locale);
    for (const count of [...Array(1000).keys(), 4.5, 1000, 12_500, 1_234_567]) {
      expect(formatNumber(count, locale)).toBe(format.format(count));
    }
  },
);

test('{count} selects the plural form, and numbers are grouped', () => {
  const label = { one: '{count} projekt', few: '{count} projekty', other: '{count} z {total}' };
  expect(t(label, { count: 1 }, 'pl')).toBe('1 projekt');
  expect(t(label, { count: 22 }, 'pl')).toBe('22 projekty');
  expect(t(label, { count: 5, total: 12_500 }, 'pl')).toBe('5 z 12\u00a0500');
  expect(t(label, { count: 12_500, total: 13_000 }, 'de')).toBe('12.500 z 13.000');
});

test('a list is joined as the locale joins it', () => {
  expect(t('{words} by Ines', { words: ['Websites', 'shops'] }, 'en')).toBe(
    'Websites and shops by Ines',
  );
});

test('a value of the other direction is isolated', () => {
  expect(t('Save {title}', { title: 'מאפייה' }, 'en')).toBe('Save \u2068מאפייה\u2069');
  expect(t('Save {title}', { title: 'Vitrine' }, 'en')).toBe('Save Vitrine');
  expect(t('{choice} ({count})', { choice: 'CSS', count: 2 }, 'he')).toBe('\u2068CSS\u2069 (2)');
});

test('a message without a value for a placeholder is an error', () => {
  expect(() => t('Save {title}', {}, 'en')).toThrow("'Save {title}' needs a value for {title}");
});
