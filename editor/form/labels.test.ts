import { expect, test } from 'vitest';
import { issueText, placeName } from './labels.ts';

test.each([
  ['services[0].id', 'Services › Care › Short name in the address (id)'],
  ['services[1].text', 'Services › Services 2 › Text'],
  ['services[0].included[1]', 'Services › Care › Included › Included 2'],
  ['page.navLabel', 'Page › Name in the navigation'],
])('%s is called %s', (field, name) => {
  expect(placeName(field, { services: [{ title: 'Care' }, {}] })).toBe(name);
});

test.each([
  ['nothing, the field is missing', 'This is empty. Needed: a text.'],
  ["'a' again, which is in line 6 too", "Needed: a text. Now it is: 'a' again."],
  ["'nothing new'", "Needed: a text. Now it is: 'nothing new'."],
])('found %s', (found, text) => {
  expect(issueText({ file: 'a', expected: 'a text', found })).toBe(text);
});
