import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withoutPictureMetadata } from './picture-metadata.ts';

/** Bytes that must not be published, in the form of a video behind a picture. */
const secret = Buffer.from('\0\0\0\x18ftypmp42+51.5007/');
const { length } = secret;

const still = sharp({ create: { width: 8, height: 4, channels: 3, background: 'teal' } });
const film = sharp(Buffer.from('a'.repeat(48) + 'z'.repeat(48)), {
  raw: { width: 8, height: 4, channels: 3, pageHeight: 2 },
});
const delay = [90, 90];

const jpeg = await still.clone().jpeg().withIccProfile('p3').toBuffer();
const progressive = await still.clone().jpeg({ progressive: true }).toBuffer();
const png = await still.clone().png().toBuffer();
const webp = await still.clone().webp().toBuffer();
const animatedWebp = await film.clone().webp({ delay }).withXmp(`<a>${secret}</a>`).toBuffer();
const gif = await film.clone().gif({ delay }).toBuffer();
const avif = await still.clone().avif({ effort: 0 }).toBuffer();

const join = (...parts: (Uint8Array | number[])[]) =>
  Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const insert = (file: Buffer, at: number, part: Buffer) =>
  join(file.subarray(0, at), part, file.subarray(at));

const comment = join([0xff, 0xfe, 0, length + 2], secret);
const thumbnail = join([0xff, 0xe0, 0, length + 7], Buffer.from('JFXX\0'), secret);
const pages = join([0xff, 0xe2, 0, length + 6], Buffer.from('MPF\0'), secret);
const chunk = join([0, 0, 0, length], Buffer.from('prVt'), secret, [0, 0, 0, 0]);
const gifComment = join([0x21, 0xfe, length], secret, [0]);
const application = join([0x21, 0xff, 11], Buffer.from('XMP DataXMP'), [length], secret, [0]);
const box = join([0, 0, 0, length + 8], Buffer.from('udta'), secret);

/** A WebP with a chunk behind the others, which its size includes. */
function withChunk(file: Buffer): Buffer {
  const made = join(file, Buffer.from('JUNK'), [length, 0, 0, 0], secret, [0]);
  made.writeUInt32LE(made.length - 8, 4);
  return made;
}

/** A WebP with a chunk in its first frame. */
function inFrame(file: Buffer): Buffer {
  const at = file.indexOf('ANMF');
  const size = file.readUInt32LE(at + 4);
  const chunk = join(Buffer.from('JUNK'), [length + 1, 0, 0, 0], secret, [0]);
  const made = insert(file, at + 8 + size, chunk);
  made.writeUInt32LE(made.length - 8, 4);
  made.writeUInt32LE(size + chunk.length, at + 4);
  return made;
}

/** An AVIF whose item has a text as its name. */
function named(file: Buffer): Buffer {
  const made = Buffer.from(file);
  made.write('+', made.indexOf('av01') + 4);
  return made;
}

test.each<[string, Buffer, plain: Buffer]>([
  ['a comment of JPEG', insert(jpeg, 2, comment), jpeg],
  ['a thumbnail', insert(jpeg, 2, thumbnail), jpeg],
  ['further pictures', insert(jpeg, 2, pages), jpeg],
  ['a video behind a JPEG', join(jpeg, secret), jpeg],
  [
    'a comment between scans',
    insert(progressive, progressive.lastIndexOf(Buffer.from([255, 0xda])), comment),
    progressive,
  ],
  ['fillers', insert(jpeg, 2, join([255, 255], comment)), jpeg],
  ['a private chunk of PNG', insert(png, 33, chunk), png],
  ['a video behind a PNG', join(png, secret), png],
  ['a chunk of WebP', withChunk(webp), webp],
  ['a video behind a WebP', join(webp, secret), webp],
  ['a comment of GIF', insert(gif, gif.length - 1, gifComment), gif],
  ['XMP of GIF', insert(gif, gif.length - 1, application), gif],
  ['a video behind a GIF', join(gif, secret), gif],
])('%s is left out, and the picture stays byte for byte', (_, file, plain) => {
  expect(file.includes('51.5') || file.length > plain.length).toBe(true);
  expect(withoutPictureMetadata(file)).toEqual(plain);
  expect(withoutPictureMetadata(plain)).toEqual(plain);
});

test.each<[string, Buffer]>([
  ['XMP', animatedWebp],
  ['a chunk in a frame', inFrame(animatedWebp)],
  ['a box of AVIF', join(avif, box)],
  ['the name of an item', named(avif)],
])('%s goes, and the pixels stay', async (_, file) => {
  const clean = withoutPictureMetadata(file) ?? Buffer.of();
  expect(clean.toString('latin1')).not.toMatch(/\+(?:51)?/);
  const pixels = async (bytes: Buffer) => await sharp(bytes, { animated: true }).raw().toBuffer();
  expect(await pixels(clean)).toEqual(await pixels(file));
  expect((await sharp(clean).metadata()).xmp).toBeUndefined();
});

test('an animation keeps its frames and its loops', async () => {
  for (const file of [animatedWebp, gif]) {
    const facts = await sharp(withoutPictureMetadata(file)).metadata();
    expect(facts).toMatchObject({ pages: 2, loop: 0, delay });
  }
});

test('a damaged file, an AVIF with Exif and another format have to be encoded again', async () => {
  for (const file of [jpeg, progressive, png, webp, animatedWebp, gif, avif]) {
    for (const end of [16, 24, Math.round(file.length / 2)]) {
      const cut = file.subarray(0, end);
      expect(withoutPictureMetadata(cut)?.length ?? 0).toBeLessThanOrEqual(end);
    }
  }
  for (const file of [jpeg, progressive, png, webp, animatedWebp, gif]) {
    expect(withoutPictureMetadata(file.subarray(0, -4))).toBeUndefined();
  }
  const place = { IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const placed = await still.clone().withExif(place).avif({ effort: 0 }).toBuffer();
  expect(withoutPictureMetadata(placed)).toBeUndefined();
  expect(withoutPictureMetadata(join(avif, secret)), 'a video behind it').toBeUndefined();
  expect(withoutPictureMetadata(Buffer.from('BM'))).toBeUndefined();
});
