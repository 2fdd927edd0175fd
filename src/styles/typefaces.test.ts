import { readFile } from 'node:fs/promises';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { languages } from '../i18n/messages.ts';
import {
  extendedLetters,
  extendedRange,
  fontLetters,
  fontWeights,
  hasExtended,
  typefaces,
} from './typefaces.ts';

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

const files = Object.values(typefaces).flatMap(({ heading, text }) =>
  [heading, text].flatMap(({ file, extendedFile }) => [
    { file, letters: fontLetters },
    { file: extendedFile, letters: extendedLetters },
  ]),
);
const latinOf = (text: string) => text.match(/\p{Script=Latin}/gu) ?? [];

test.each(files)(
  '$file holds every letter that is listed, and no Latin one beside',
  async (font) => {
    const { file, letters } = font;
    const data = create(await readFile(new URL(`../../${file}`, import.meta.url)));
    if (data.isCollection) throw new Error(`${file} is a collection of fonts.`);
    const held = latinOf(String.fromCodePoint(...data.characterSet));
    expect(held.toSorted()).toEqual(latinOf(letters).toSorted());
  },
);

test('the second files have the letters of their range, and no letter of the first ones', () => {
  const ranges = extendedRange.map((range) =>
    range
      .replace('U+', '')
      .split('-')
      .map((point) => Number.parseInt(point, 16)),
  );
  const isInRange = (letter: string) => {
    const point = letter.codePointAt(0) ?? 0;
    return ranges.some(([first = 0, last = first]) => first <= point && point <= last);
  };
  expect(
    [...extendedLetters].filter((letter) => !(isInRange(letter) && hasExtended(letter))),
  ).toEqual([]);
  expect([...fontLetters].filter((letter) => isInRange(letter) || hasExtended(letter))).toEqual([]);
});

test.each(
  Object.entries({
    ...Object.fromEntries(
      Object.entries(languages).map(([name, own]) => [name, JSON.stringify(own)]),
    ),
    Polish: 'Zażółć gęślą jaźń',
    Czech: 'Příliš žluťoučký kůň úpěl ďábelské ódy',
    Slovak: 'Vypätá dcéra grófa Maxwella s IQ nižším ako kôň núti čeľaď hrýzť hŕbu jabĺk',
    Hungarian: 'Árvíztűrő tükörfúrógép',
    Turkish: 'Pijamalı hasta yağız şoföre çabucak güvendi, İstanbul',
    Romanian: 'Gheorghe, obezul, a reușit să obțină jucându-se un flux în Quebec',
    Latvian: 'Glāžšķūņa rūķīši dzērumā čiepj Baha koncertflīģeļu vākus',
    Lithuanian: 'Įlinkdama fechtuotojo špaga sublykčiojusi pragręžė apvalų arbūzą',
    Estonian: 'Põdur Zagrebi tšellomängija-följetonist Ciqo külmetas kehvas garaažis',
    Icelandic: 'Kæmi ný öxi hér, ykist þjófum nú bæði víl og ádrepa',
  }),
)('every letter of %s is in one of the files', (_, text) => {
  const letters = latinOf(`${text}${text.toUpperCase()}`);
  expect(letters.filter((letter) => !(fontLetters + extendedLetters).includes(letter))).toEqual([]);
});
