import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import { cleanPictures } from './clean-pictures.ts';

const place = { IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
const photograph = (format: 'jpeg' | 'webp' | 'png' | 'avif') =>
  sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } })
    .withExif(place)
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

test('originals that no file names are removed, and the others have no metadata', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg"><metadata>Ines</metadata></svg>';
  const folder = await temporaryFolder({
    'index.html':
      '<img src="/_astro/%C3%BCber.AAAAAAA1.jpg" srcset="/_astro/a.AAAAAAA7_ZLgr.webp 9w">',
    'about/index.html': '<style>a{background:url(/_astro/b.AAAAAAA2.webp)}</style>',
    'feed.xml': '&lt;img src="https://halloran.test/_astro/c.AAAAAAA3.png">',
    'main.js': 'a="/_astro/d.AAAAAAA4.avif"',
    '_astro/e.AAAAAAA5.svg': drawing,
    '_astro/f.AAAAAAA6.svg': drawing,
    '_astro/g.AAAAAAA8.css': 'b{background:url(e.AAAAAAA5.svg)}',
    '_astro/logo.svg': drawing,
    'photo.AAAAAAA9.svg': drawing,
    'film.html': '<img src="h.AAAAAA11.svg"><video src="i.AAAAAA12.mp4">',
  });
  const inside = (await photograph('jpeg')).toString('base64');
  const shown = (data: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="data:image/jpeg;base64,${data}"/><image href="data:image/png;base64,AAAA"/></svg>`;
  const write = async (name: string, bytes: Uint8Array) =>
    await writeFile(join(folder, '_astro', name), bytes);
  await write('über.AAAAAAA1.jpg', await photograph('jpeg'));
  await write('b.AAAAAAA2.webp', await photograph('webp'));
  await write('c.AAAAAAA3.png', await photograph('png'));
  await write('d.AAAAAAA4.avif', await photograph('avif'));
  await write('a.AAAAAAA7.jpg', await photograph('jpeg'));
  await write('a.AAAAAAA7_ZLgr.webp', Buffer.from('a version'));
  await write('h.AAAAAA11.svg', Buffer.from(shown(inside)));
  await write('i.AAAAAA12.mp4', Buffer.from('\0\0\0\u0008ftyp\0\0\0\u0010udta+53-6/..', 'latin1'));
  await write('j.AAAAAA13.mp4', Buffer.from('unused'));
  await write('draft.AAAAAA10.jpg', await photograph('jpeg'));
  await cleanPictures(folder, '_astro');
  const kept = ['über.AAAAAAA1.jpg', 'b.AAAAAAA2.webp', 'c.AAAAAAA3.png', 'd.AAAAAAA4.avif'];
  const files = ['a.AAAAAAA7_ZLgr.webp', 'e.AAAAAAA5.svg', 'g.AAAAAAA8.css', 'logo.svg'];
  files.push('h.AAAAAA11.svg', 'i.AAAAAA12.mp4');
  const names = await readdir(join(folder, '_astro'));
  expect(names.sort()).toEqual([...kept, ...files].sort());
  for (const name of kept) {
    const { exif, orientation, width, height } = await sharp(
      await readFile(join(folder, '_astro', name)),
    ).metadata();
    const turned = { exif: undefined, orientation: undefined, width: 4, height: 8 };
    expect({ exif, orientation, width, height }, name).toEqual(turned);
  }
  const clean = await readFile(join(folder, '_astro/e.AAAAAAA5.svg'), 'utf8');
  expect(clean).toBe('<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  const [, embedded = ''] =
    /jpeg;base64,([^"]+)/.exec(await readFile(join(folder, '_astro/h.AAAAAA11.svg'), 'utf8')) ?? [];
  const { exif, width } = await sharp(Buffer.from(embedded, 'base64')).metadata();
  expect({ exif, width }).toEqual({ exif: undefined, width: 4 });
  expect(await readFile(join(folder, '_astro/i.AAAAAA12.mp4'), 'latin1')).not.toContain('+53');
});

test('code that renders pages on demand keeps the originals that it names', async () => {
  const folder = await temporaryFolder({
    'client/_astro/a.AAAAAAA1.svg': '<svg/>',
    'client/_astro/b.AAAAAAA2.svg': '<svg/>',
    'server/chunks/page.mjs': '"/_astro/a.AAAAAAA1.svg"',
    'server/.prerender/page.mjs': '"/_astro/b.AAAAAAA2.svg"',
  });
  await cleanPictures(join(folder, 'client'), '_astro', join(folder, 'server'));
  expect(await readdir(join(folder, 'client/_astro'))).toEqual(['a.AAAAAAA1.svg']);
});

test('pictures in drawings and videos have no metadata', async () => {
  const svg = 'xmlns="http://www.w3.org/2000/svg"';
  const base64 = async (format: 'jpeg' | 'png') => (await photograph(format)).toString('base64');
  const jpeg = `data:image/jpeg;base64,${await base64('jpeg')}`;
  const lines = (await base64('png')).replaceAll(/.{76}/g, '$&&#10;\n');
  const inner = Buffer.from(`<svg ${svg}><metadata>Ines</metadata><image href="${jpeg}"/></svg>`);
  const bitmap = 'data:image/bmp;base64,Qk0=';
  // Longer than 64 kB, where XML parsers have a limit by default.
  const long = Buffer.concat([await photograph('jpeg'), Buffer.alloc(90_000)]).toString('base64');
  const folder = await temporaryFolder({
    'index.html': 'a.AAAAAAA1.svg a.AAAAAAA2.mp4',
    '_astro/a.AAAAAAA1.svg': `<svg ${svg}><metadata>Ines</metadata><image href="${jpeg}"/>
      <style>a{background:url('data:image/PNG;charset=utf-8;base64,${lines}')}</style>
      <image href="data:image/svg+xml;base64,${inner.toString('base64')}"/><image href="${bitmap}"/>
      <image href="data:image/svg+xml,${encodeURIComponent(`<svg><image href="${jpeg}"/></svg>`)}"/>
      <image href="data:image/jpeg;base64,${long}"/></svg>`,
    '_astro/a.AAAAAAA2.mp4': '\0\0\0\x08ftyp\0\0\0\x14moov\0\0\0\x0cudta51.5',
    '_astro/draft.AAAAAAA3.mp4': '\0\0\0\x08ftyp',
  });
  await cleanPictures(folder, '_astro');
  expect((await readdir(join(folder, '_astro'))).sort()).toEqual([
    'a.AAAAAAA1.svg',
    'a.AAAAAAA2.mp4',
  ]);
  const video = await readFile(join(folder, '_astro/a.AAAAAAA2.mp4'), 'latin1');
  expect(video).toBe('\0\0\0\x08ftyp\0\0\0\x14moov\0\0\0\x0cfree\0\0\0\0');
  const drawing = await readFile(join(folder, '_astro/a.AAAAAAA1.svg'), 'utf8');
  const [first, background, nested, bitmapNow, encoded, ...others] = embeddedIn(drawing);
  const inside = [nested, encoded].map((svg) => svg?.toString() ?? '');
  expect(`${drawing}${inside}`).not.toContain('Ines');
  expect(bitmapNow, 'no code can read it').toHaveLength(0);
  const pictures = [first, background, ...inside.flatMap(embeddedIn), ...others];
  expect(pictures).toHaveLength(5);
  for (const picture of pictures) {
    const turned = { exif: undefined, width: 4, height: 8 };
    const { exif, width, height } = await sharp(picture).metadata();
    expect({ exif, width, height }).toEqual(turned);
  }
});

const embeddedIn = (text: string) =>
  [...text.matchAll(/data:image\/[^,]*;base64,([\w+/=]*)/g)].map(([, bytes = '']) =>
    Buffer.from(bytes, 'base64'),
  );

test('a picture on a page that nothing can read is an error with its name', async () => {
  const folder = await temporaryFolder({
    'index.html': 'a.AAAAAAA1.png b.AAAAAAA2.gif',
    '_astro/a.AAAAAAA1.png': 'no picture',
  });
  await expect(cleanPictures(folder, '_astro')).rejects.toThrow('a.AAAAAAA1.png is no picture');
});
