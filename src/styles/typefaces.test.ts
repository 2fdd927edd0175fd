import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { languages } from '../i18n/ui-strings.ts';
import { extended, fontLetters, fontWeights, typefaces } from './typefaces.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the styles ask for the weights that the font files hold', async () => {
  const tokens = await read('tokens.css');
  for (const [name, weight] of Object.entries(fontWeights)) {
    expect(tokens).toContain(`--weight-${name}: ${weight};`);
  }
});

const latinOf = (text: string) => [...new Set(text.match(/\p{Script=Latin}/gu))].sort();

test.each(
  Object.values(typefaces).flatMap(({ heading, text }) => [
    ...[heading, text].map(({ file }) => ({ file, letters: fontLetters })),
    ...[heading, text].map((font) => ({ file: font.extendedFile, letters: extended.letters })),
  ]),
)('$file holds every letter that is listed, and no Latin one beside', async ({ file, letters }) => {
  const font = create(await readFile(new URL(`../../${file}`, import.meta.url)));
  if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
  expect(latinOf(String.fromCodePoint(...font.characterSet))).toEqual(latinOf(letters));
});

test('a browser looks for each letter in the file that holds it', () => {
  const points = extended.range.join('').replaceAll(/(?:U\+)?([\dA-F]+)/g, '\\u{$1}');
  const inRange = new RegExp(`[${points}]`, 'u');
  expect([...extended.letters].filter((letter) => !inRange.test(letter))).toEqual([]);
  expect([...fontLetters].filter((letter) => inRange.test(letter))).toEqual([]);
});

test('the letters of the interface and of the languages of Europe are held', () => {
  const slavic = 'ąćęłńóśźż áčďéěíňóřšťúůýž áäčďéíĺľňóôŕšťúýž čćđšž';
  const baltic = 'āčēģīķļņōŗšūž ąčęėįšųūž äõöüšž';
  const words = `${slavic} ${baltic} őűüö çğıöşü ăâîșț åæøðþýáŋ ċġħż ŵŷ ßẞ${JSON.stringify(languages)}`;
  const held = latinOf(fontLetters + extended.letters);
  expect(held).toEqual(expect.arrayContaining(latinOf(`${words}İ${words.toUpperCase()}`)));
});
