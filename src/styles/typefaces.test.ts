import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { fontLetters, fontWeights, typefaces } from './typefaces.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

test('the styles ask for the weights that the font files hold', async () => {
  const tokens = await read('tokens.css');
  for (const [name, weight] of Object.entries(fontWeights)) {
    expect(tokens).toContain(`--weight-${name}: ${weight};`);
  }
});

test('the editor takes the font files for what they hold', async () => {
  const styles = await read('../../editor/page/page.css');
  const declared = [...styles.matchAll(/font-weight: ([\d ]+);/g)].map(([, weight]) => weight);
  const { heading, text, strong } = fontWeights;
  expect(declared).toEqual([`${heading}`, `${text} ${strong}`]);
});

test.each(Object.values(typefaces).flatMap(({ heading, text }) => [heading.file, text.file]))(
  '%s holds every letter that is listed, and no Latin one beside',
  async (file) => {
    const font = create(await readFile(new URL(`../../${file}`, import.meta.url)));
    if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
    const listed = [...fontLetters].filter((sign) => /\p{Script=Latin}/u.test(sign));
    const held = font.characterSet.map((point) => String.fromCodePoint(point));
    expect(listed.filter((letter) => !held.includes(letter))).toEqual([]);
    const latin = held.filter((sign) => /\p{Script=Latin}/u.test(sign));
    expect(latin.filter((letter) => !fontLetters.includes(letter))).toEqual([]);
  },
);
