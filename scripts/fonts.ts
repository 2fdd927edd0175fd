// Makes the font files of the site, four for each typeface, from the packages they come in: only the
// letters and signs of `fontLetters` or `extendedLetters`, and the weights of `fontWeights`. Run it by
// hand after changing one of them.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { ROOT } from '../cli/project.ts';
import { extendedLetters, fontLetters, fontWeights, typefaces } from '../src/styles/typefaces.ts';

const textWeights = {
  min: fontWeights.text,
  max: fontWeights.strong,
  default: fontWeights.text,
};
const fonts = Object.values(typefaces)
  .flatMap(({ heading, text }) => [
    { ...heading, weights: fontWeights.heading },
    { ...text, weights: textWeights },
  ])
  .flatMap(({ file, extendedFile, ...font }) => [
    { ...font, file, part: 'latin', letters: fontLetters },
    { ...font, file: extendedFile, part: 'latin-ext', letters: extendedLetters },
  ]);

for (const { source, part, file, letters, weights } of fonts) {
  const name = `@fontsource-variable/${source}/files/${source}-${part}-wght-normal.woff2`;
  const whole = await readFile(fileURLToPath(import.meta.resolve(name)));
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await mkdir(dirname(resolve(ROOT, file)), { recursive: true });
  await writeFile(resolve(ROOT, file), subset);
  console.log(`${file}: ${subset.length} bytes of ${whole.length}`);
}
