import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEntry } from './catalogue.ts';
import { everything, type Finding } from './finding.ts';
import { isOneTypoAway } from './mark-title.ts';
import { naiveFound, typos } from './naive-model.ts';
import { queryProjects } from './query-projects.ts';
import { makeSearchIndex } from './search-index.ts';
import { packWords, unpackWords } from './word-lists.ts';

const categories = ['Blog Website', 'Shop Website', 'constructor'];
const languages = ['HTML-CSS', 'REACT-BOOTSTRAP', 'PHP'];

/** Few words that resemble each other, so that prefixes, typos and several hits are common. */
const someWords = [
  ...['chair', 'chairs', 'chari', 'chait', 'char', 'ch', 'upholstery', 'upholstrey', 'uk', 'u'],
  ...['café', 'cafeteria', 'Straße', 'strasse', 'web', 'website', 'blog', 'the', 'a', '24', 'öl'],
];
const word = fc.constantFrom(...someWords);
const phrase = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));

const entry = fc.record({
  title: phrase,
  client: fc.oneof(fc.constant(''), phrase),
  category: fc.constantFrom(...categories),
  languages: fc.subarray(languages, { minLength: 1 }),
  year: fc.integer({ min: 2000, max: 2030 }),
  text: fc.array(fc.constantFrom('chairs', 'chair', 'cafe', 'uk', 'the', 'strasse', 'upholstery'), {
    maxLength: 6,
  }),
  isSaved: fc.boolean(),
});

const catalogue = fc.array(entry, { maxLength: 60 }).map((made) => ({
  entries: made.map(
    ({ text: _, isSaved: __, ...rest }, place): CatalogueEntry => ({
      ...rest,
      place,
      id: `p${place}`,
    }),
  ),
  texts: made.map(({ text }) => text),
  saved: new Set(made.flatMap(({ isSaved }, place) => (isSaved ? [`p${place}`] : []))),
}));

const finding: fc.Arbitrary<Finding> = fc.record({
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
  language: fc.constantFrom('', ...languages),
  saved: fc.boolean(),
  page: fc.integer({ min: 1, max: 8 }),
});

describe('search, filters and pager', () => {
  it('find what a look at every word of every project finds', async () => {
    await fc.assert(
      fc.asyncProperty(
        catalogue,
        fc.array(finding, { minLength: 4, maxLength: 12 }),
        async (shelf, wishes) => {
          const { entries, texts, saved } = shelf;
          const index = await makeSearchIndex(entries, unpackWords(packWords(texts), texts.length));
          for (const wish of wishes) {
            const model = naiveFound(entries, texts, saved, wish);
            const ranked = index.find(wish.q).places;
            const query = (page: number) =>
              queryProjects({ entries, ranked, saved }, { ...wish, page });
            const found = query(wish.page);
            expect([found.total, found.page, found.pages]).toEqual([
              model.ids.length,
              model.page,
              model.pages,
            ]);
            const all = Array.from(
              { length: model.pages },
              (_, page) => query(page + 1).shown,
            ).flat();
            const ids = all.map(({ id }) => id);
            expect(ids.toSorted()).toEqual(model.ids.toSorted());
            if (wish.q === '') expect(ids).toEqual(model.ids);
            expect(found.shown).toEqual(all.slice((model.page - 1) * 12, model.page * 12));
            for (const category of ['', ...categories]) {
              expect(found.categories.get(category) ?? 0).toBe(model.leftBy({ category }));
            }
            for (const language of ['', ...languages]) {
              expect(found.languages.get(language) ?? 0).toBe(model.leftBy({ language }));
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  }, 60_000);
});

describe('the order of what is found', () => {
  const make = (title: string, place: number, client = ''): CatalogueEntry => ({
    ...{ place, id: `p${place}`, title, client },
    ...{ category: 'Blog', languages: ['PHP'], year: 2020 },
  });

  it('is: title, client, case study', async () => {
    const entries = [
      make('Hats', 0),
      make('Shoes', 1),
      make('Gloves', 2, 'Chairs Ltd'),
      make('Chairs', 3),
    ];
    const index = await makeSearchIndex(entries, [['chair'], ['chairs'], [], []]);
    expect(index.find('chairs').places).toEqual([3, 2, 1]);
  });

  it('forgives a typo only in words that no project has', async () => {
    const index = await makeSearchIndex([make('Choir', 0), make('Chairs', 1)], []);
    expect(index.find('chair')).toEqual({ places: [1], forgiven: new Set() });
    expect(index.find('chiar')).toEqual({ places: [], forgiven: new Set(['chiar']) });
    expect(index.find('chiars')).toEqual({ places: [1], forgiven: new Set(['chiars']) });
    expect(index.find('chori')).toEqual({ places: [0], forgiven: new Set(['chori']) });
  });

  it('knows the nearest spelling of words that no project has', async () => {
    const index = await makeSearchIndex([make('Upholstery', 0)], [['workshop', 'red']]);
    expect(index.resembling('uphollsterry wrkshp')).toBe('upholstery workshop');
    expect(index.resembling('uphollsterry red')).toBe('upholstery red');
    expect(index.resembling('uphollsterry zebra')).toBeUndefined();
    expect(index.resembling('rf')).toBeUndefined();
  });

  it('keeps to the list where projects are equally good', async () => {
    const entries = [make('Red chair', 0), make('Old chair', 1), make('New chair', 2)];
    expect((await makeSearchIndex(entries, [])).find('chair').places).toEqual([0, 1, 2]);
  });

  it('has nothing for keywords without a word', async () => {
    expect((await makeSearchIndex([make('…', 0)], [])).find('… !').places).toEqual([]);
  });
});

it('asks for the last page where the address asks for more', () => {
  const shelf = { entries: [], ranked: [], saved: new Set<string>() };
  expect(queryProjects(shelf, { ...everything, page: 999 })).toMatchObject({
    ...{ shown: [], total: 0, page: 1, pages: 1 },
    ...{ categories: new Map([['', 0]]), languages: new Map([['', 0]]) },
  });
});

it('calls one typo what the definition calls one', () => {
  const letters = fc.stringMatching(/^[ab]{3,7}$/);
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      expect(isOneTypoAway(a, b)).toBe(a.length >= 5 && typos(a, b) <= 1);
    }),
    { numRuns: 2000 },
  );
});
