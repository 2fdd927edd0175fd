import { expect, test } from 'vitest';
import { languageTags, loadStrings } from '../i18n/load-language.ts';
import { HONEYPOT_NAME } from './honeypot.ts';

/**
 * Words by which browsers and password managers recognise fields that they fill in, as in Chromium's
 * `autofill_regex_constants`, Firefox's `HeuristicsRegExp` and Bitwarden's `autofill-constants`.
 */
const known = new RegExp(
  [
    'name|nom\\b|anrede|title|prefix|mail|courriel|phone|mobil|handy|tel|fax|contact',
    'addr|stra(ss|ß)e|street|house|city|town|ville|stadt|\\bort\\b|zip|post|plz|\\bc[adp]p?\\b|code',
    'state|region|province|county|country|land\\b|company|business|organi|firma|empresa|soci',
    'url|site|web|home|link|user|log.?in|pass|pin\\b|ot[cp]|[2m]fa|token|secur|verif|captcha',
    'card|\\bcc|cv[cvn]|number|num|date|month|year|exp|birth|age\\b|sex|gender|coupon|promo|iban',
    'search|query|find|comment|message|subject|note|hint|register|create|join',
  ].join('|'),
  'i',
);

test('no tool that fills in forms knows the name of the honeypot, or its label in any language', async () => {
  expect('website').toMatch(known);
  expect(HONEYPOT_NAME).not.toMatch(known);
  for (const tag of languageTags) {
    expect((await loadStrings(tag)).form.fields.honeypot).not.toMatch(known);
  }
});
