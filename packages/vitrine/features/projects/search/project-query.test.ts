import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  cleanQuery,
  isProjectsPath,
  maxQueryLength,
  parseQuery,
  queryAddress,
  unfilteredQuery,
} from './project-query.ts';

const choices = {
  root: '',
  categories: ['Portfolio Website', 'Blog & News', '100 % Shop'],
  technologies: ['HTML-CSS-JAVASCRIPT', 'REACT-BOOTSTRAP'],
};
const parse = (address: string, root = '') => parseQuery(address, { ...choices, root });

it.each([
  ['/project/', unfilteredQuery],
  ['/project/7', { ...unfilteredQuery, page: 7 }],
  ['/project/7/', { ...unfilteredQuery, page: 7 }],
  ['/project?page=3', { ...unfilteredQuery, page: 3 }],
  ['/project?q=chair', { ...unfilteredQuery, q: 'chair' }],
  ['/project/7?q=chair', { ...unfilteredQuery, q: 'chair' }],
  ['/project?q=chair&page=2#top', { ...unfilteredQuery, q: 'chair', page: 2 }],
  ['/project?q=a&page=999', { ...unfilteredQuery, q: 'a', page: 999 }],
  ['/project?q=<b>1</b>', { ...unfilteredQuery, q: '<b>1</b>' }],
  ['//project?q=a', { ...unfilteredQuery, q: 'a' }],
  ['/project?saved', { ...unfilteredQuery, saved: true }],
  ['/project?saved=', { ...unfilteredQuery, saved: true }],
  ['/project?category=Blog+%26+News', { ...unfilteredQuery, category: 'Blog & News' }],
  ['/project?language=REACT-BOOTSTRAP', { ...unfilteredQuery, technology: 'REACT-BOOTSTRAP' }],
])('parses %s', (address, query) => {
  expect(parse(address)).toEqual(query);
});

it.each([
  'page=-1',
  'page=0',
  'page=1.5',
  'page=1e3',
  'page=two',
  'page=',
  `page=${'9'.repeat(400)}`,
  'category=nonsense',
  'category=portfolio website',
  'category=__proto__',
  'language=COBOL',
  'language=%00',
  'q=',
  'q=%20%09%0A',
  'unknown=1',
  '&&&==',
  '',
])('treats the query string %j like an empty one', (query) => {
  expect(parse(`/project?${query}`)).toEqual(unfilteredQuery);
});

it('uses the first of repeated parameters', () => {
  expect(parse('/project?q=first&q=second&page=2&page=9')).toMatchObject({ q: 'first', page: 2 });
  expect(parse('/project?category=nonsense&category=Portfolio+Website').category).toBe('');
});

it('truncates keywords of 10 kB', () => {
  expect(parse(`/project?q=${'ab '.repeat(3400)}`).q).toHaveLength(maxQueryLength);
  expect(parse(`/project?q=${encodeURIComponent('💡'.repeat(5000))}`).q).toBe('💡'.repeat(100));
});

it.each(['%', '%E0%A4%A', '%ZZ', '%C3%28', 'a%'])(
  'parses the malformed percent-encoding %s without an error',
  (broken) => {
    expect(parse(`/project?q=${broken}`).q.isWellFormed()).toBe(true);
    expect(parse(`/project?category=${broken}`).category).toBe('');
  },
);

it.each([
  [unfilteredQuery, '/project'],
  [{ ...unfilteredQuery, page: 2 }, '/project/2'],
  [{ ...unfilteredQuery, q: 'a b', page: 2 }, '/project?q=a+b&page=2'],
  [{ ...unfilteredQuery, saved: true }, '/project?saved'],
  [{ ...unfilteredQuery, category: 'Shop' }, '/project?category=Shop'],
  [{ ...unfilteredQuery, technology: 'PHP' }, '/project?language=PHP'],
  [{ ...unfilteredQuery, root: '/de', page: 2 }, '/de/project/2'],
  [{ ...unfilteredQuery, root: '/de', q: 'a' }, '/de/project?q=a'],
  [
    { ...unfilteredQuery, q: 'é&', category: 'Blog & News', technology: 'PHP', saved: true },
    '/project?q=%C3%A9%26&category=Blog+%26+News&language=PHP&saved',
  ],
])('makes a URL from the query %o', (query, address) => {
  expect(queryAddress(query)).toBe(address);
});

it('parses a URL into the query that the URL was made from', () => {
  const queries = fc.record({
    root: fc.constantFrom('', '/de'),
    q: fc.string({ unit: 'binary', maxLength: 150 }).map(cleanQuery),
    category: fc.constantFrom('', ...choices.categories),
    technology: fc.constantFrom('', ...choices.technologies),
    saved: fc.boolean(),
    page: fc.integer({ min: 1, max: 10_000 }),
  });
  fc.assert(
    fc.property(queries, (query) => {
      expect(parse(queryAddress(query), query.root)).toEqual(query);
    }),
  );
});

it('parses any query string into a valid query', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      const query = parse(`/project?${text}`);
      expect(query.page).toBeGreaterThanOrEqual(1);
      expect([...query.q].length).toBeLessThanOrEqual(maxQueryLength);
      expect(['', ...choices.categories]).toContain(query.category);
      expect(['', ...choices.technologies]).toContain(query.technology);
      expect(parse(queryAddress(query))).toEqual(query);
    }),
  );
});

it.each([
  ['  two   words ', 'two words'],
  ['a\u0000b\tc\nd', 'a b c d'],
  ['\uD800x', '\uFFFDx'],
  [`${'a'.repeat(99)} b`, 'a'.repeat(99)],
])('cleans the keywords %j', (typed, clean) => {
  expect(cleanQuery(typed)).toBe(clean);
});

it('distinguishes paths of the Project page from other paths', () => {
  const paths = ['/project', '/project/', '/project/2', '/project/2/'];
  expect(paths.filter((path) => isProjectsPath(path, ''))).toEqual(paths);
  expect(isProjectsPath('/de/project/2', '/de')).toBe(true);
  expect(isProjectsPath('/project/2', '/de')).toBe(false);
  const others = ['/', '/projects', '/project/x', '/project/2/3', '/details/123', '/de/project'];
  expect(others.filter((path) => isProjectsPath(path, ''))).toEqual([]);
});
