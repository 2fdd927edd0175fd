import { expect, test, vi } from 'vitest';
import { nearest } from './nearest.ts';

const categories = ['Portfolio Website', 'Blog Website', 'eCommerce Website'];
const fields = ['title', 'label', 'text', 'id', 'to'];

test.each([
  ['blogg website', categories, 'Blog Website'],
  ['BLOG WEBSITE', categories, 'Blog Website'],
  ['e-commerce website', categories, 'eCommerce Website'],
  ['Portfolo Websit', categories, 'Portfolio Website'],
  ['Shop', categories, undefined],
  ['', categories, undefined],
  ['titel', fields, 'title'],
  ['lable', fields, 'label'],
  ['txet', fields, 'text'],
  ['txt', fields, 'text'],
  ['ID', fields, 'id'],
  ['name', fields, undefined],
  ['xy', fields, undefined],
  ['', fields, undefined],
  // Of several similar words, the most similar is returned; of equally similar words, the first.
  ['colour', ['colors', 'color', 'colours'], 'color'],
  ['colours', ['colors', 'color', 'colours'], 'colours'],
  ['title', [], undefined],
  ['', ['c'], undefined],
])('%j among %j', (word, valid, expected) => {
  expect(nearest(word, valid)).toBe(expected);
});

test('few letters of a word that is much too long are compared', () => {
  using compared = vi.spyOn(String.prototype, 'charCodeAt');
  expect(nearest('k'.repeat(10_000), ['kind', 'kinds'])).toBeUndefined();
  expect(compared.mock.calls.length).toBeLessThan(20);
});
