import { expect, it } from 'vitest';
import { type ProjectQuery, unfilteredQuery } from './project-query.ts';
import { searchSuggestions } from './search-suggestions.ts';

const query: ProjectQuery = {
  ...unfilteredQuery,
  q: 'red chiar',
  category: 'Blog',
  technology: 'PHP',
  page: 4,
};

it('suggests another spelling first, then the searches with most results, and none without results', () => {
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

it('omits the filters if the other spelling has no results with the filters', () => {
  const suggestions = searchSuggestions(
    { ...query, q: 'chiar' },
    'chair',
    ({ q, category, technology }) =>
      q === 'chair' && category === '' && technology === '' ? 4 : 0,
  );
  expect(suggestions.map(({ kind, total }) => [kind, total])).toEqual([['spelling', 4]]);
  expect(suggestions[0]?.query).toEqual({ ...unfilteredQuery, q: 'chair' });
});

it('suggests a search without one of several words', () => {
  const suggestions = searchSuggestions(
    { ...unfilteredQuery, q: 'red chair' },
    undefined,
    ({ q }) => (q === 'chair' ? 3 : 0),
  );
  expect(suggestions.map(({ kind, value, query: { q } }) => [kind, value, q])).toEqual([
    ['word', 'red', 'chair'],
  ]);
});

it('suggests a search without one word of a script without spaces', () => {
  const suggestions = searchSuggestions({ ...unfilteredQuery, q: '庭園設計' }, undefined, () => 3);
  expect(suggestions.map(({ value, query: { q } }) => [value, q])).toEqual([
    ['庭園', '設計'],
    ['設計', '庭園'],
  ]);
});

it.each([
  ['no spelling without results', { q: 'chiar' }, 'chair'],
  ['nothing if the other spelling is the same', { q: 'x' }, 'x'],
  ['nothing if no project is saved', { saved: true }, undefined],
])('suggests %s', (_, change, spelling) => {
  expect(searchSuggestions({ ...unfilteredQuery, ...change }, spelling, () => 0)).toEqual([]);
});
