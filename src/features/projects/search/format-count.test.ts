import { expect, test } from 'vitest';
import { counted, formatWhole } from './format-count.ts';

const locales = ['en', 'en-GB', 'de', 'de-AT', 'fr', 'es', 'it', 'nl', 'pl', 'pt-BR', 'sv', 'da'];
const others = ['he', 'ar-EG', 'fa', 'hi', 'en-u-nu-deva'];

test.each([...locales, 'cs', 'fi', 'no', ...others])(
  'whole numbers are formatted like by Intl.NumberFormat in %s',
  (locale) => {
    const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
    for (const count of [...Array(1000).keys(), 1000, 12_500, 1_234_567]) {
      expect(formatWhole(count, locale)).toBe(format.format(count));
    }
  },
);

test('a number is followed by the singular or plural of its noun', () => {
  const label = { one: '{count} project', other: '{count} of {total} projects' };
  expect(counted(label, 1, 'en')).toBe('1 project');
  expect(counted(label, 0, 'en', { total: '12' })).toBe('0 of 12 projects');
  expect(counted(label, 12_500, 'de', { total: '13.000' })).toBe('12.500 of 13.000 projects');
});
