import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const categories = ['Portfolio Website', 'Blog Website', 'eCommerce Website'];
const fields = ['title', 'label', 'text', 'id', 'to'];

test.each([
  ['blogg website', 'Blog Website'],
  ['BLOG WEBSITE', 'Blog Website'],
  ['e-commerce website', 'eCommerce Website'],
  ['Portfolo Websit', 'Portfolio Website'],
  ['Shop', undefined],
  ['', undefined],
])('%s among the categories', (word, expected) => {
  expect(nearest(word, categories)).toBe(expected);
});

test.each([
  ['titel', 'title'],
  ['lable', 'label'],
  ['txet', 'text'],
  ['txt', 'text'],
  ['ID', 'id'],
  ['name', undefined],
  ['xy', undefined],
  ['', undefined],
])('%s among field names', (word, expected) => {
  expect(nearest(word, fields)).toBe(expected);
});

test('the nearest of several near words, the first of equally near ones', () => {
  expect(nearest('colour', ['colors', 'color', 'colours'])).toBe('color');
  expect(nearest('colours', ['colors', 'color', 'colours'])).toBe('colours');
});

test('nothing is near where there is nothing', () => {
  expect(nearest('title', [])).toBeUndefined();
  expect(nearest('', ['c'])).toBeUndefined();
});
