// Makes the font files of the site, four for each typeface, from npm packages: only with the letters and
// signs of `fontLetters` or `extended.letters`, and the weights of `fontWeights`. After a change of one of
// these, run `node scripts/subset-fonts.ts`.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from '../platform/site-paths.ts';
import { extended, fontLetters, fontWeights, typefaces } from '../src/styles/typefaces.ts';

/**
 * The OpenType features that browsers enable by default, and those that the styles enable by
 * `font-variant-numeric`. Other features, such as fractions, need glyphs that no page shows.
 * https://www.w3.org/TR/css-fonts-4/#default-features
 */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  ...['lnum', 'onum', 'tnum'],
];

const textWeights = {
  min: fontWeights.text,
  max: fontWeights.strong,
  default: fontWeights.text,
};
const fonts = Object.values(typefaces).flatMap(({ heading, text }) => [
  { ...heading, weights: fontWeights.heading },
  { ...text, weights: textWeights },
]);
const files = fonts.flatMap(({ extendedFile, ...font }) => [
  { ...font, part: 'latin', letters: fontLetters },
  { ...font, part: 'latin-ext', letters: extended.letters, file: extendedFile },
]);

for (const { source, file, part, letters, weights } of files) {
  const name = `@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`;
  const whole = await readFile(fileURLToPath(import.meta.resolve(name)));
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: weights },
  });
  await mkdir(dirname(resolve(ROOT, file)), { recursive: true });
  await writeFile(resolve(ROOT, file), subset);
  console.log(`${file}: ${subset.length} bytes of the original ${whole.length}`);
}
