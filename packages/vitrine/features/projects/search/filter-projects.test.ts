import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases } from '../../../../../tests/helpers/random-cases.ts';
import type { ProjectCardData } from '../card/project-cards.ts';
import { filterProjects } from './filter-projects.ts';
import type { ProjectQuery } from './project-query.ts';
import { searchEntry } from './search-entry.ts';
import { makeSearchIndex } from './search-index.ts';
import { wordsOf } from './search-words.ts';

const categories = ['Blog Website', 'Shop Website', 'constructor'];
const technologies = ['HTML-CSS', 'REACT-BOOTSTRAP', 'PHP'];

/** A few similar words, so that matches by prefix, typos and several results are common. */
const someWords = [
  ...['chair', 'chairs', 'chari', 'chait', 'char', 'ch', 'upholstery', 'upholstrey', 'uk', 'u'],
  ...['café', 'cafeteria', 'Straße', 'strasse', 'web', 'website', 'blog', 'the', 'a', '24', 'öl'],
];
const word = fc.constantFrom(...someWords);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const written = fc.record({
  title: phrase,
  client: fc.option(phrase, { nil: undefined }),
  category: fc.constantFrom(...categories),
  technologies: fc.subarray(technologies, { minLength: 1 }),
  summary: fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  isSaved: fc.boolean(),
});

const someProjects = fc
  .array(written, { maxLength: 60 })
  .map((made) => made.map((project, place) => ({ ...project, id: `p${place}` })));

type WrittenProject = typeof someProjects extends fc.Arbitrary<(infer P)[]> ? P : never;

const query: fc.Arbitrary<ProjectQuery> = fc.record({
  root: fc.constant(''),
  q: fc.oneof(
    fc.constant(''),
    phrase,
    fc
      .array(fc.tuple(word, fc.nat(10)), { minLength: 1, maxLength: 3 })
      .map((cut) => cut.map(([full, letters]) => full.slice(0, letters + 1)).join(' ')),
    fc.constantFrom('chaor', 'chiar', 'chairz', 'uphostery', 'websiet', '…', 'CAFÉ', 'x'),
  ),
  category: fc.constantFrom('', ...categories),
  technology: fc.constantFrom('', ...technologies),
  saved: fc.boolean(),
  page: fc.integer({ min: 1, max: 8 }),
});

/**
 * Reference implementation of search, filters and pagination by brute force: compares every word of
 * every project.
 */
function naiveFound(projects: readonly WrittenProject[], query: ProjectQuery) {
  const labelOf = ({ title, client, category, technologies }: WrittenProject) =>
    wordsOf([title, client ?? '', category, ...technologies].join(' '), 'en');
  const textOf = ({ summary }: WrittenProject) => wordsOf(summary, 'en');
  const hasWord = (project: WrittenProject, want: string) =>
    labelOf(project).some((word) => word.startsWith(want)) ||
    textOf(project).some((word) => (want.length < 3 ? word === want : word.startsWith(want)));
  const hasMisspelt = (project: WrittenProject, want: string) =>
    want.length >= 5 &&
    !projects.some((other) => hasWord(other, want)) &&
    [...labelOf(project), ...textOf(project)].some((word) => typos(want, word) <= 1);
  const hasAllWords = (project: WrittenProject, q: string) =>
    wordsOf(q, 'en').length > 0 &&
    wordsOf(q, 'en').every((want) => hasWord(project, want) || hasMisspelt(project, want));
  const fits = (project: WrittenProject, wanted: ProjectQuery) =>
    (wanted.q === '' || hasAllWords(project, wanted.q)) &&
    (wanted.category === '' || project.category === wanted.category) &&
    (wanted.technology === '' || project.technologies.includes(wanted.technology)) &&
    (!wanted.saved || project.isSaved);
  const idsOf = (wanted: ProjectQuery) =>
    projects.filter((project) => fits(project, wanted)).map(({ id }) => id);
  const ids = idsOf(query);
  const pages = Math.max(1, Math.ceil(ids.length / 12));
  return {
    ids,
    pages,
    page: query.page > pages ? pages : query.page,
    leftBy: (change: Partial<ProjectQuery>) => idsOf({ ...query, ...change }).length,
  };
}

/** The optimal string alignment distance of two words, by its definition. */
function typos(a: string, b: string): number {
  const rows: number[][] = [];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 0; i <= a.length; i += 1) {
    rows.push([]);
    for (let j = 0; j <= b.length; j += 1) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
        swapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      rows[i]?.push(i === 0 && j === 0 ? 0 : distance);
    }
  }
  return at(a.length, b.length);
}

it('finds the same projects as a comparison of every word of every project', async () => {
  await fc.assert(
    fc.asyncProperty(
      someProjects,
      fc.array(query, { minLength: 4, maxLength: 12 }),
      async (projects, wishes) => {
        const cards: ProjectCardData[] = projects.map((project, index) => ({
          ...project,
          date: '2020',
          number: index + 1,
          coverAlt: '',
        }));
        const saved = new Set(projects.flatMap(({ id, isSaved }) => (isSaved ? [id] : [])));
        const index = await makeSearchIndex(
          projects.map((project) => searchEntry({ ...project, caseStudy: '' }, 'en')),
          'en',
        );
        for (const wish of wishes) {
          const model = naiveFound(projects, wish);
          const places = wish.q === '' ? cards.keys() : index.find(wish.q).indexes;
          const searched = [...places].flatMap((place) => cards[place] ?? []);
          const query = (page: number) => filterProjects(searched, { ...wish, page }, saved);
          const found = query(wish.page);
          expect([found.total, found.page, found.pages]).toEqual([
            model.ids.length,
            model.page,
            model.pages,
          ]);
          const all = Array.from(
            { length: model.pages },
            (_, page) => query(page + 1).cards,
          ).flat();
          const ids = all.map(({ id }) => id);
          expect(ids.toSorted()).toEqual(model.ids.toSorted());
          if (wish.q === '') expect(ids).toEqual(model.ids);
          expect(found.cards).toEqual(all.slice((model.page - 1) * 12, model.page * 12));
          for (const category of ['', ...categories]) {
            expect(found.categories.get(category) ?? 0).toBe(model.leftBy({ category }));
          }
          for (const technology of ['', ...technologies]) {
            expect(found.technologies.get(technology) ?? 0).toBe(model.leftBy({ technology }));
          }
        }
      },
    ),
    { numRuns: cases(25) },
  );
}, 60_000);

const indexOf = (...projects: { title: string; client?: string; caseStudy?: string }[]) =>
  makeSearchIndex(
    projects.map((project) =>
      searchEntry(
        {
          client: undefined,
          category: 'Blog',
          technologies: ['PHP'],
          summary: '',
          caseStudy: '',
          ...project,
        },
        'en',
      ),
    ),
    'en',
  );

it('ranks a match in the title first, then in the client, then in the case study', async () => {
  const index = await indexOf(
    { title: 'Hats', caseStudy: 'chair' },
    { title: 'Shoes', caseStudy: 'chairs' },
    { title: 'Gloves', client: 'Chairs Ltd' },
    { title: 'Chairs' },
  );
  expect(index.find('chairs').indexes).toEqual([3, 2, 1]);
});

it('allows a typo only in keywords that no project contains', async () => {
  const index = await indexOf({ title: 'Choir' }, { title: 'Chairs' });
  expect(index.find('chair')).toMatchObject({ indexes: [1], corrected: new Set() });
  expect(index.find('chiar').indexes).toEqual([]);
  expect(index.find('chiars')).toMatchObject({ indexes: [1], corrected: new Set(['chairs']) });
  expect(index.find('chori')).toMatchObject({ indexes: [0], corrected: new Set(['choir']) });
});

it('finds the most similar spelling of keywords that no project contains', async () => {
  const index = await indexOf({ title: 'Upholstery', caseStudy: 'workshop red' });
  expect(index.mostSimilar('uphollsterry wrkshp')).toBe('upholstery workshop');
  expect(index.mostSimilar('uphollsterry red')).toBe('upholstery red');
  expect(index.mostSimilar('uphollsterry zebra')).toBeUndefined();
  expect(index.mostSimilar('rf')).toBeUndefined();
  expect(index.mostSimilar('Red')).toBeUndefined();
});

it('keeps the order of the list for projects that match equally well', async () => {
  const index = await indexOf({ title: 'Red chair' }, { title: 'Old chair' });
  expect(index.find('chair').indexes).toEqual([0, 1]);
});
