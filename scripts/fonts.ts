// Makes the two font files of the site from the packages they come in: Latin letters and
// punctuation, and only the weights in use (--weight-… in src/styles/tokens.css). Run it by hand after changing either.
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const fonts = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    file: 'headings.woff2',
    weights: 720,
  },
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    file: 'text.woff2',
    weights: { min: 400, max: 650, default: 400 },
  },
];

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
const letters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŠšŽžŸıˆ˜–—‘’‚“”„†•…‹›€™→←↑↓−×`;

for (const { source, file, weights } of fonts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`../src/styles/fonts/${file}`, import.meta.url), subset);
  console.log(`${file}: ${subset.length} bytes of ${whole.length}`);
}
