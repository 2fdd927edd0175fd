import { expect, test } from 'vitest';
import { endQuestions, lowestPrice, quotesOfProject } from './end-rules.ts';

const quote = (id: string, about: { project?: string; service?: string } = {}) => ({
  id,
  author: id,
  text: id,
  ...about,
});
const service = (id: string, projects: string[], price?: string) => ({
  ...{ id, title: id, text: id, details: '', included: [], questions: [] },
  ...{ projects, price },
});
const items = [
  quote('bakery', { project: '1' }),
  quote('shops', { service: 'shops' }),
  quote('anywhere'),
  quote('bakery-2', { project: '1', service: 'shops' }),
];

test.each([
  ['the quotes of its client, then those of its kind', '1', ['bakery', 'bakery-2', 'shops']],
  ['those of its kind', '2', ['shops']],
  ['one that is about no project', '3', ['anywhere']],
])('a project has %s', (_, id, expected) => {
  const services = [service('shops', ['1', '2'])];
  expect(quotesOfProject(id, 1, items, services).map((one) => one.id)).toEqual(expected);
});

test('a project has no quote about another project', () => {
  expect(quotesOfProject('2', 0, [quote('bakery', { project: '1' })])).toEqual([]);
});

test('the lowest price is that of the owner, or of the first service with a price', () => {
  const services = [service('talk', []), service('sites', [], '1,400'), service('care', [], '45')];
  expect(lowestPrice({ services })).toEqual({ price: '1,400', of: services[1] });
  expect(lowestPrice({ from: 'from 45', services })).toEqual({ price: 'from 45' });
  expect(lowestPrice({ services: services.slice(0, 1) })).toBeUndefined();
});

test('two questions are shown, short answers in the open, and the others on their own page', () => {
  const entry = (length: number) => ({
    question: `${length}`,
    answer: `<p>${'a'.repeat(length)}</p>`,
  });
  const questions = [entry(120), entry(121), entry(9)];
  expect(endQuestions(questions, false).map(({ isOpen }) => isOpen)).toEqual([true, false]);
  expect(endQuestions(questions, true).map(({ isOpen }) => isOpen)).toEqual([true, false, false]);
});
