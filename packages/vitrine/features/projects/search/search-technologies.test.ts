import { expect, it } from 'vitest';
import { markTitle } from './mark-title.ts';
import { searchEntry } from './search-entry.ts';
import { makeSearchIndex } from './search-index.ts';

/** Titles that begin with the letters of the technologies come first, so that order is no help. */
const projects: readonly [title: string, technologies: string[], summary: string][] = [
  ['Drivers', ['C/C++', 'R/RStudio'], 'Old and new.'],
  ['Café Corner', ['CSS'], 'Cakes and coffee.'],
  ['Rose & Reed', ['React'], 'Rare roses.'],
  ['Network of Nettles', ['JavaScript'], 'A net for gardens, and no J.'],
  ['Javelin club', ['TypeScript'], 'Go and see.'],
  ['Fjord ferries', ['Figma'], 'Forty boats.'],
  ['Crane control', ['C++'], 'Cranes that move by themselves.'],
  ['Ledger', ['C#', '.NET'], 'Books that are right.'],
  ['Firmware', ['C'], 'Small and quick.'],
  ['Statistics', ['R'], 'Figures of the sea.'],
  ['Pricing', ['F#'], 'Prices of bread.'],
  ['Post office', ['Node.js', 'Java'], 'Letters.'],
  ['Queue', ['Go'], 'In line.'],
  ['.NET course', ['HTML'], 'Learn.'],
];

const indexOf = (all: typeof projects) =>
  makeSearchIndex(
    all.map(([title, technologies, summary]) =>
      searchEntry({ title, category: 'Tool', technologies, summary, caseStudy: '' }, 'en'),
    ),
    'en',
  );
const index = await indexOf(projects);
const find = (keywords: string) => {
  const found = index.find(keywords);
  return found.indexes.map((place) => projects[place]?.[0]);
};

it.each([
  ['C++', ['Crane control', 'Drivers']],
  ['c+', ['Crane control', 'Drivers']],
  ['Ｃ＋＋', ['Crane control', 'Drivers']],
  ['C#', ['Ledger']],
  ['F#', ['Pricing']],
  ['.NET', ['.NET course', 'Ledger']],
  ['Node.js', ['Post office']],
  ['nodejs', ['Post office']],
  ['dotnet', ['Ledger']],
  ['C#/.NET', ['Ledger']],
  ['G++', []],
])('%s finds the projects with it, and no others', (keywords, titles) => {
  expect(find(keywords)).toEqual(titles);
});

it.each([
  ['C', 'Firmware'],
  ['R', 'Statistics'],
  ['Go', 'Queue'],
  ['Java', 'Post office'],
  ['cranes+', 'Crane control'],
  ['.javelin', 'Javelin club'],
])('%s finds first the project with it', (keywords, title) => {
  expect(find(keywords)[0]).toBe(title);
});

it.each([
  ['C', 'C/C++'],
  ['R', 'R/RStudio'],
  ['Vue', 'Vue/VueUse'],
])('%s finds the projects with it before that with %s', async (name, both) => {
  const one = await indexOf([
    ['Drivers', [both], ''],
    ...Array.from({ length: 6 }, (_, at): (typeof projects)[number] => [`Pump ${at}`, [name], '']),
  ]);
  expect(one.find(name).indexes).toEqual([1, 2, 3, 4, 5, 6, 0]);
});

it('finds and highlights names with signs by their letters too', () => {
  expect(find('net')).toContain('Ledger');
  const marked = (title: string, keywords: string) =>
    markTitle(title, index.find(keywords)).flatMap(({ text, marked: is }) => (is ? text : []));
  expect([marked('.NET course', 'net'), marked('.NET course', '.ne')]).toEqual([['NET'], ['.NE']]);
  expect(marked('C++ course', 'C++')).toEqual(['C++']);
});
