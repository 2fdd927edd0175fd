import { expect, it } from 'vitest';
import { everything, type ProjectQuery } from './project-query.ts';
import { searchSuggestions } from './search-suggestions.ts';

const query: ProjectQuery = {
  ...everything,
  q: 'red chiar',
  category: 'Blog',
  technology: 'PHP',
  page: 4,
};

it('offers another spelling first, then what leaves most, and nothing that leads nowhere', () => {
  const totalOf = ({ q, category, technology }: ProjectQuery) => {
    if (q === 'red chair') return 2;
    if (q === 'red') return 0;
    if (category === '') return 5;
    return technology === '' || q === '' ? 9 : 0;
  };
  const suggestions = searchSuggestions(query, 'red chair', totalOf);
  expect(suggestions.map(({ kind, value, total }) => [kind, value, total])).toEqual([
    ['spelling', 'red chair', 2],
    ['technology', 'PHP', 9],
    ['q', 'red chiar', 9],
  ]);
  expect(suggestions[0]?.query).toEqual({ ...query, q: 'red chair', page: 1 });
  expect(suggestions.every((suggestion) => suggestion.query.page === 1)).toBe(true);
});

it('leaves the filters out where the other spelling leads to nothing under them', () => {
  const suggestions = searchSuggestions(
    { ...query, q: 'chiar' },
    'chair',
    ({ q, category, technology }) =>
      q === 'chair' && category === '' && technology === '' ? 4 : 0,
  );
  expect(suggestions.map(({ kind, total }) => [kind, total])).toEqual([['spelling', 4]]);
  expect(suggestions[0]?.query).toEqual({ ...everything, q: 'chair' });
});

it('leaves out one word of several', () => {
  const suggestions = searchSuggestions({ ...everything, q: 'red chair' }, undefined, ({ q }) =>
    q === 'chair' ? 3 : 0,
  );
  expect(suggestions.map(({ kind, value, query: { q } }) => [kind, value, q])).toEqual([
    ['word', 'red', 'chair'],
  ]);
});

it.each([
  ['no spelling that leads nowhere', { q: 'chiar' }, 'chair'],
  ['none where the spelling is the same', { q: 'x' }, 'x'],
  ['none where nothing is saved', { saved: true }, undefined],
])('offers %s', (_, change, spelling) => {
  expect(searchSuggestions({ ...everything, ...change }, spelling, () => 0)).toEqual([]);
});
