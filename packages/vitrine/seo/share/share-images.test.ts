import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakery, base, edit } from '../../../../tests/content/base.ts';
import { type Changes, load, withFolder } from '../../../../tests/content/check-folder.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { FileCache } from '../../content/file-cache.ts';
import { lookNames } from '../../styles/looks.ts';
import { siteColours } from '../site-colours.ts';
import { openStudio } from './draw-share-card.ts';
import { card, cardImages } from './share-card.ts';
import { missingLetters, readFonts } from './share-fonts.ts';
import { shareImages } from './share-images.ts';

const colours = siteColours({ look: 'shop' });
const lora = createRequire(import.meta.url).resolve(
  '@fontsource-variable/lora/files/lora-cyrillic-wght-normal.woff2',
);

function draw(changes: Changes) {
  return withFolder(changes, async (folder) => {
    const cache = new FileCache(join(folder, '..', 'cache'));
    const files = new Map<string, Buffer | string>();
    const write = async (path: string, file: Buffer | string) => files.set(path, file);
    const content = await load(folder);
    const warning = await shareImages(content, folder, colours, cache, write);
    return { files, warning };
  });
}

const plain = base[bakery].replace(/cover.*\n/g, '');

test('every page but plain projects and further lists has an image, large and light enough', async () => {
  const projects = Array.from({ length: 12 }, (_, at) => [`projects/plain-${at}/index.md`, plain]);
  const { files, warning } = await draw(Object.fromEntries(projects));
  expect([...files.keys()].sort()).toEqual([
    '/share/404.jpg',
    '/share/about.jpg',
    '/share/contact.jpg',
    '/share/details/bakery.jpg',
    '/share/home.jpg',
    '/share/project.jpg',
    '/share/service.jpg',
    '/share/service/shops.jpg',
    '/share/service/websites.jpg',
  ]);
  for (const [path, file] of files) {
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }, path).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(file.length, path).toBeLessThan(60_000);
  }
  expect(new Set([...files.values()].map(String)).size).toBe(files.size);
  expect(warning).toBeUndefined();
});

/** A site in another locale, with Cyrillic letters in a title, which the typeface of its look lacks. */
const localised = (locale: string) => ({
  ...edit(bakery, 'title: Fourth Bakehouse', 'title: Печь №4 “ﷺ”'),
  ...edit('site.yaml', 'brand: Halloran\n', `brand: Halloran\nlook: shop\nlocale: ${locale}\n`),
});
const russian = localised('en');

test('the image of Home has the headline and a project of Home', async () => {
  const home = async (changes: Changes) => (await draw(changes)).files.get('/share/home.jpg');
  const drawn = await home({});
  expect(await home(edit('home.yaml', 'words: [', 'words: [Loaves, '))).not.toEqual(drawn);
  expect(await home({ [bakery]: plain })).not.toEqual(drawn);
});

test('a site from right to left has its texts at the right', async () => {
  const covered = { look: 'shop', colours } as const;
  const [text, mirrored] = [false, true].map((isMirrored) =>
    card({ title: 'Halloran' }, 'cover', { ...covered, isMirrored }),
  );
  expect(JSON.stringify(text)).not.toContain('row-reverse');
  expect(JSON.stringify(mirrored)).toContain('row-reverse');
  const [ground, back] = [false, true].map((isMirrored) =>
    cardImages({ ...covered, isMirrored })
      .map(({ data }) => new TextDecoder().decode(data))
      .join(''),
  );
  expect(ground).not.toMatch(/var\(|matrix/);
  expect(back).toMatch(/<svg[^>]*><g transform="matrix\(-1 0 0 1 1200 0\)">.*<\/g><\/svg>\s*$/s);
});

test.each(lookNames)('the ground of the look %s has only colours of the look', (look) => {
  const style = { look, colours: siteColours({ look }), isMirrored: false };
  const [ground] = cardImages(style);
  expect(new TextDecoder().decode(ground?.data)).not.toContain('var(');
});

test('letters that no font has are reported with their page', async () => {
  const { warning } = await draw(russian);
  expect(warning).toMatchInlineSnapshot(`
    "The images for shared links leave words out, because no font has these letters:
      /details/bakery  П е ч ь № ﷺ
    Put a font that has them into fonts/ in the content folder (.woff2, .woff, .ttf or .otf)."
  `);
});

test('a font in the content has its letters', async () => {
  const { warning } = await draw({ ...russian, 'fonts/lora.woff2': await readFile(lora) });
  expect(warning).toContain('ﷺ');
  expect(warning).not.toContain('П');
});

test('the font package of the script has its letters, and is named if it is not installed', async () => {
  const japanese = localised('ja');
  const name = '@fontsource-variable/noto-sans-jp';
  const { warning: without } = await draw(japanese);
  expect(without).toContain(
    `П е ч ь № ﷺ\nInstall a font package that has them: npm install ${name}`,
  );
  // Nearest to the content folder, as in the project's folder of a site.
  const folder = `../node_modules/${name}`;
  const { warning } = await draw({
    ...japanese,
    [`${folder}/unicode.json`]: '{"[3]":"U+0400-04FF,U+2116","[4]":"U+3040-30FF"}',
    [`${folder}/files/noto-sans-jp-3-wght-normal.woff2`]: await readFile(lora),
  });
  expect(warning).toContain('/details/bakery  ﷺ\n');
});

test('another typeface has the Cyrillic letters of a Cyrillic site', async () => {
  const { warning } = await draw(localised('ru'));
  expect(warning).toContain('/details/bakery  ﷺ\n');
});

test('accented letters are drawn in the fonts of the typeface', async () => {
  const fonts = await withFolder({}, (folder) => readFonts(folder, 'fraunces'));
  for (const [part, name] of [['title', 'heading'] as const, ['line', 'text'] as const]) {
    const extendedOnly = fonts.filter((font) => font.name === `${name}-latin-ext`);
    const [drawn, expected] = [fonts, extendedOnly].map(async (used) => {
      const draw = await openStudio(used, { look: 'shop', colours, isMirrored: false });
      return await draw({ [part]: 'ŁźőŞșĶ' });
    });
    expect((await drawn)?.equals((await expected) ?? Buffer.of()), part).toBe(true);
  }
});

test('a file in fonts/ that is not a font is reported', async () => {
  const broken = draw({ 'fonts/mine.ttf': 'no font' });
  await expect(broken).rejects.toThrow(
    /fonts\/mine\.ttf\n {2}expected {2}a font file.*\n {2}found {5}a file that cannot be read/,
  );
});

test('spaces and invisible characters need no glyph, joined letters need one', async () => {
  await withFolder({}, async (folder) => {
    const missing = missingLetters(await readFonts(folder, 'bricolage'));
    expect(missing('a\u00a0b\u200d\ufe0f\t Cafe\u0301 Ż')).toEqual([]);
    expect(missing('漢a漢字')).toEqual(['漢', '字']);
  });
});

test('the cache keeps files by their parts', async () => {
  const cache = new FileCache(await temporaryFolder());
  const get = (...parts: string[]) =>
    cache.get(parts, '.txt', async () => Buffer.from(parts.join('+')));
  const files = [await get('a', 'b'), await get('ab', ''), await get('a', 'b')];
  expect(files.map(String)).toEqual(['a+b', 'ab+', 'a+b']);
});
