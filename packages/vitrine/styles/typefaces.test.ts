import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { languageTags, loadLanguage } from '../i18n/load-language.ts';
import { fontTable } from './font-table.ts';
import { lookNames, looks } from './looks.ts';
import {
  fontFile,
  fontLetters,
  fontWeights,
  subsetLetters,
  subsetNames,
  subsetsFor,
  typefaceNames,
} from './typefaces.ts';
import { isInRange, unicodeRange } from './unicode-range.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
const fileUrl = (path: string) => new URL(`../${path}`, import.meta.url);

test('the styles ask for the weights that the font files hold', async () => {
  const tokens = await read('tokens.css');
  for (const [name, weight] of Object.entries(fontWeights)) {
    expect(tokens).toContain(`--weight-${name}: ${weight};`);
  }
});

const fonts = typefaceNames.flatMap((name) =>
  (['heading', 'text'] as const).map((role) => ({ name, role, ...fontTable.fonts[name][role] })),
);

test.each(
  fonts.flatMap(({ name, role, ranges }) =>
    ([undefined, ...subsetNames] as const).map((subset) => {
      return { file: fontFile(name, role, subset), range: ranges[subset ?? 'latin'] };
    }),
  ),
)('the unicode-range of $file has exactly its characters', async ({ file, range }) => {
  expect(existsSync(fileUrl(file))).toBe(range !== undefined);
  if (range === undefined) return;
  const font = create(await readFile(fileUrl(file)));
  if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
  expect(range).toBe(unicodeRange(font.characterSet.filter((point) => point < 0xffff)));
});

test('a page needs no subset for the letters of the first file', () => {
  const inSubsets = new Set(Object.values(subsetLetters).join(''));
  expect([...fontLetters].filter((letter) => inSubsets.has(letter))).toEqual([]);
});

const slavic = 'ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž čćđšž';
const baltic = 'āčēģīķļņōŗšūž ąčęėįšųūž äõöüšž';
const others = 'őűüö çğıöşüİ ăâîșț åæøðþýáŋ ċġħż ŵŷ Ÿÿ ßẞ';

const texts = JSON.stringify(await Promise.all(languageTags.map(loadLanguage)));
const words = `${slavic} ${baltic} ${others}${texts}`;
const letters = new Set((words + words.toUpperCase()).match(/\p{Script=Latin}/gu));

test.each(fonts)('$role of $name has the letters of Europe', async ({ ranges }) => {
  const range = `${ranges.latin},${ranges.extended}`;
  expect([...letters].filter((letter) => !isInRange(range, letter))).toEqual([]);
});

test.each([
  ['English, façade', []],
  ['Łódź, 5 ₺', ['extended']],
  ['Được: nhà ở Đà Nẵng', ['vietnamese']],
  ['Được, Łódź', ['extended', 'vietnamese']],
  ['Москва', ['cyrillic']],
  ['Αθήνα and Київ', ['cyrillic', 'greek']],
  ['東京', []],
])('%s needs the subsets %j', (text, subsets) => {
  expect(subsetsFor(text)).toEqual(subsets);
});

test('docs/owner/language.md says which letters each look has', async () => {
  const page = await read('../../../docs/owner/language.md');
  for (const name of lookNames) {
    const { typeface } = looks[name];
    const { heading, text } = fontTable.fonts[typeface];
    const answers = subsetNames.map((subset) =>
      heading.ranges[subset] && text.ranges[subset] ? 'yes' : 'no',
    );
    expect(page).toContain(`| \`${[name, typeface].join('` | `')}\` | ${answers.join(' | ')} |`);
  }
});
