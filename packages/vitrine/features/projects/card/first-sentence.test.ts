import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['en', 'A shop for honey. It has eleven jars.', 'A shop for honey.'],
  ['en', 'How full is the hall? The site answers.', 'How full is the hall?'],
  ['en', 'Only one sentence, without a full stop', 'Only one sentence, without a full stop'],
  ['en', 'The shop of Mr. Smith has opened. It is new.', 'The shop of Mr. Smith has opened.'],
  ['de', 'Seit dem 3. Oktober in St. Gallen. Mehr folgt.', 'Seit dem 3. Oktober in St. Gallen.'],
  ['de', 'Ein Laden, z. B. für Dr. Meier. Er ist neu.', 'Ein Laden, z. B. für Dr. Meier.'],
  ['ja', '蜂蜜の店です。新しい。', '蜂蜜の店です。'],
])('in %s, the first sentence of "%s" is "%s"', (locale, text, expected) => {
  expect(firstSentence(text, locale)).toBe(expected);
});
