import { expect, test } from 'vitest';
import { english } from '../english.ts';
import { issueText, placeName } from './labels.ts';

test.each([
  ['services[0].id', 'Services › Care › Short name in the URL (id)'],
  ['services[1].text', 'Services › Services 2 › Text'],
  ['services[0].included[1]', 'Services › Care › Included › Included 2'],
  ['page.navLabel', 'Page › Name in the navigation'],
])('%s is called %s', (field, name) => {
  expect(placeName(field, english, { services: [{ title: 'Care' }, { title: ' ' }] })).toBe(name);
});

test.each([
  ['nothing, the field is missing', 'This field is empty. Expected: a text.'],
  ["'a', which is also in line 6", "Expected: a text. Found: 'a'."],
  ["'nothing new'", "Expected: a text. Found: 'nothing new'."],
])('found %s', (found, text) => {
  expect(issueText({ file: 'a', expected: 'a text', found }, english)).toBe(text);
});
