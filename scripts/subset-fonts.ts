// Makes the font files of the site from npm packages, with the letters of `fontLetters` and `subsetLetters`
// that the font has and the weights of `fontWeights`, and packages/vitrine/styles/fonts/fonts.json with their characters
// and metrics. After a change of one of these, run `node scripts/subset-fonts.ts`.
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entireMetricsCollection as metrics } from '@capsizecss/metrics/entireMetricsCollection';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { PACKAGE } from '../packages/vitrine/settings/site-folder.mjs';
import { type FallbackName, fallbackFonts } from '../packages/vitrine/styles/fallback-fonts.ts';
import {
  type FontRole,
  fontFile,
  fontLetters,
  type SubsetName,
  subsetLetters,
  type TypefaceName,
  typefaceNames,
  typefaces,
  weightsOf,
} from '../packages/vitrine/styles/typefaces.ts';
import { unicodeRange } from '../packages/vitrine/styles/unicode-range.ts';

/**
 * The OpenType features that browsers enable by default, and those that the styles enable by
 * `font-variant-numeric`. Other features, such as fractions, need glyphs that no page shows.
 * https://www.w3.org/TR/css-fonts-4/#default-features
 */
const keepFeatures = [
  ...['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rclt', 'rlig', 'rvrn'],
  ...['lnum', 'onum', 'tnum'],
];

/** The files of the packages, by subset. */
const parts: Readonly<Record<SubsetName | 'latin', string>> = {
  latin: 'latin',
  extended: 'latin-ext',
  vietnamese: 'vietnamese',
  cyrillic: 'cyrillic',
  greek: 'greek',
};

/** The average width of a letter in English text, as a part of the font size. */
const width = (font: { xWidthAvg: number; unitsPerEm: number }) => font.xWidthAvg / font.unitsPerEm;
const regularAndBold = (font: {
  variants: Record<'regular' | '700', Parameters<typeof width>[0]>;
}) => ({
  regular: width(font.variants.regular),
  bold: width(font.variants['700']),
});
/** The widths of a family of DejaVu, which the collection of metrics lacks. */
async function dejaVu(family: 'Sans' | 'Serif') {
  const folder = dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json')));
  const widthOf = async (file: string) =>
    width(await fromBuffer(await readFile(resolve(folder, 'ttf', file))));
  return {
    regular: await widthOf(`DejaVu${family}.ttf`),
    bold: await widthOf(`DejaVu${family}-Bold.ttf`),
  };
}
const arial = regularAndBold(metrics.arial);
const widths: Readonly<Record<FallbackName, { regular: number; bold: number }>> = {
  arial,
  roboto: regularAndBold(metrics.roboto),
  georgia: regularAndBold(metrics.georgia),
  times: regularAndBold(metrics.timesNewRoman),
  dejaVu: await dejaVu('Sans'),
  dejaVuSerif: await dejaVu('Serif'),
  notoSans: regularAndBold(metrics.notoSans),
  notoSerif: regularAndBold(metrics.notoSerif),
  // Fonts of one width, which is 1233 of 2048 units in Menlo and DejaVu, 1126 in Consolas. The first is less
  // here, so that the font is larger: at small sizes hinting rounds the width of these fonts down.
  menlo: { regular: 0.594, bold: 0.594 },
  consolas: { regular: 0.5498, bold: 0.5498 },
  // Arial Narrow is Arial in 82 % of the width.
  narrow: { regular: 0.82 * arial.regular, bold: 0.82 * arial.bold },
  robotoCondensed: regularAndBold(metrics.robotoCondensed),
};

type Axes = Parameters<typeof subsetFont>[2]['variationAxes'];
const round = (value: number) => Math.round(value * 10_000) / 10_000;

const cut = (font: Buffer, letters: string, variationAxes: Axes) =>
  subsetFont(font, letters, { targetFormat: 'woff2', keepFeatures, variationAxes });

async function makeFont(name: TypefaceName, role: FontRole) {
  const { source } = typefaces[name][role];
  const isSingle = typefaces[name].weights !== undefined;
  const { min, max } = weightsOf(name, role);
  const wght = min === max ? min : { min, max, default: min };
  const ranges: Partial<Record<SubsetName | 'latin', string>> = {};
  const all = { latin: fontLetters, ...subsetLetters };
  for (const [subset, letters] of Object.entries<string>(all)) {
    const part = subset as SubsetName | 'latin';
    const woff = `${source}-${parts[part]}-${isSingle ? 'opsz' : 'wght'}-normal.woff2`;
    const folder = import.meta.resolve(`@fontsource-variable/${source}/package.json`);
    const from = fileURLToPath(new URL(`files/${woff}`, folder));
    if (!existsSync(from)) continue;
    const whole = await readFile(from);
    const made = await cut(whole, letters, { wght });
    const file = fontFile(name, role, part === 'latin' ? undefined : part);
    await mkdir(dirname(resolve(PACKAGE, file)), { recursive: true });
    await writeFile(resolve(PACKAGE, file), made);
    const font = create(made);
    if (font.isCollection) throw new Error(`${file} is a collection of fonts.`);
    ranges[part] = unicodeRange(font.characterSet.filter((point) => point < 0xffff));
    console.log(`${file}: ${made.length} bytes of the original ${whole.length}`);
  }
  const file = await readFile(resolve(PACKAGE, fontFile(name, role)));
  // Headings of a single font are in its largest optical size, which is narrower.
  const axes: Axes = isSingle && role === 'heading' ? { wght: 500, opsz: 32 } : { wght };
  const font = await fromBuffer(await cut(file, fontLetters, axes));
  return {
    ascent: round(font.ascent / font.unitsPerEm),
    descent: round(-font.descent / font.unitsPerEm),
    width: round(width(font)),
    ranges,
  };
}

const fonts: Record<string, unknown> = {};
for (const name of typefaceNames) {
  fonts[name] = { heading: await makeFont(name, 'heading'), text: await makeFont(name, 'text') };
}
const fallbacks = Object.fromEntries(
  Object.keys(fallbackFonts).map((name) => {
    const { regular, bold } = widths[name as FallbackName];
    return [name, { regular: round(regular), bold: round(bold) }];
  }),
);
const table = JSON.stringify({ fallbacks, fonts }, null, 2);
await writeFile(resolve(PACKAGE, 'styles/fonts/fonts.json'), `${table}\n`);
