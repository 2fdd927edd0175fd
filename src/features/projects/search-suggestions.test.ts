import { expect, it } from 'vitest';
import { everything, type Finding } from './project-query.ts';
import { waysOut } from './search-suggestions.ts';

const finding: Finding = {
  ...everything,
  q: 'red chiar',
  category: 'Blog',
  language: 'PHP',
  page: 4,
};

it('offers another spelling first, then what leaves most, and nothing that leads nowhere', () => {
  const totalOf = ({ q, category, language }: Finding) => {
    if (q === 'red chair') return 2;
    if (q === 'red') return 0;
    if (category === '') return 5;
    return language === '' || q === '' ? 9 : 0;
  };
  const ways = waysOut(finding, 'red chair', totalOf);
  expect(ways.map(({ kind, value, total }) => [kind, value, total])).toEqual([
    ['spelling', 'red chair', 2],
    ['language', 'PHP', 9],
    ['q', 'red chiar', 9],
  ]);
  expect(ways[0]?.finding).toEqual({ ...finding, q: 'red chair', page: 1 });
  expect(ways.every((way) => way.finding.page === 1)).toBe(true);
});

it('leaves the filters out where the other spelling leads to nothing under them', () => {
  const ways = waysOut({ ...finding, q: 'chiar' }, 'chair', ({ q, category, language }) =>
    q === 'chair' && category === '' && language === '' ? 4 : 0,
  );
  expect(ways.map(({ kind, total }) => [kind, total])).toEqual([['spelling', 4]]);
  expect(ways[0]?.finding).toEqual({ ...everything, q: 'chair' });
});

it('leaves out one word of several', () => {
  const ways = waysOut({ ...everything, q: 'red chair' }, undefined, ({ q }) =>
    q === 'chair' ? 3 : 0,
  );
  expect(ways.map(({ kind, value, finding: { q } }) => [kind, value, q])).toEqual([
    ['word', 'red', 'chair'],
  ]);
});

it('does not offer a spelling that leads nowhere', () => {
  expect(waysOut({ ...everything, q: 'chiar' }, 'chair', () => 0)).toEqual([]);
});

it('has none where nothing helps', () => {
  expect(waysOut({ ...everything, q: 'x' }, 'x', () => 0)).toEqual([]);
  expect(waysOut({ ...everything, saved: true }, undefined, () => 0)).toEqual([]);
});
