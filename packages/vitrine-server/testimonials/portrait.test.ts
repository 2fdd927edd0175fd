import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  formOf,
  openTestimonialFixture as open,
  REQUEST,
  WORDS,
} from '../../../tests/helpers/testimonial-fixture.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import { readPortrait } from './portrait.ts';

const { errors } = REQUEST.texts;

/** A picture as a camera makes it, with the place and the owner's name in its metadata. */
const photo = (width = 300, height = 200, orientation = 6): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
    .withIccProfile('srgb')
    .withExif({
      IFD0: { Artist: 'Ida Novak', Orientation: String(orientation) },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation });

const place = /GPS|Novak|photoshop|http:\/\/ns\.adobe/;

const still = async (format: 'jpeg' | 'png' | 'webp') => await photo().toFormat(format).toBuffer();

/** An animation with two pictures. */
const animated = async (format: 'gif' | 'webp') => {
  const pictures = Buffer.alloc(8 * 16 * 3).fill(200, 8 * 8 * 3);
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  return await sharp(pictures, { raw })
    .toFormat(format, { loop: 0, delay: [100, 100] })
    .toBuffer();
};

/** A chunk of a PNG file, without a valid checksum. */
function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, data, Buffer.alloc(4)]);
}

/** A picture whose header says that it is very large, although the file is small. */
async function bomb(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .toFormat(format, { lossless: true })
    .toBuffer();
  if (format === 'png') {
    bytes.writeUInt32BE(60_000, 16);
    bytes.writeUInt32BE(60_000, 20);
  } else if (format === 'jpeg') {
    for (let at = 2; ; at += 2 + bytes.readUInt16BE(at + 2)) {
      if (bytes[at + 1] !== 0xc0) continue;
      bytes.writeUInt16BE(65_500, at + 5);
      return bytes;
    }
  } else {
    bytes.writeUInt32LE(bytes.readUInt32LE(21) | 0x3fff, 21);
  }
  return bytes;
}

describe.each(['jpeg', 'png', 'webp'] as const)('a portrait in %s', (format) => {
  test('is kept as it looks, without place and name', async () => {
    const bytes = await still(format);
    expect(bytes.toString('latin1')).toMatch(place);
    const read = readPortrait(bytes);
    if (!('portrait' in read)) throw new Error(read.error);
    expect(read.portrait.type).toBe(`image/${format}`);
    const kept = Buffer.from(read.portrait.bytes);
    expect(kept.toString('latin1')).not.toMatch(place);
    const [before, after] = [await sharp(bytes).metadata(), await sharp(kept).metadata()];
    expect(after).toMatchObject({ width: 300, height: 200, icc: before.icc });
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
    if (format === 'jpeg') expect(after.orientation).toBe(6);
  });

  test('that is cut off anywhere is no picture', async () => {
    const bytes = await still(format);
    for (let length = 0; length < bytes.length; length += Math.ceil(bytes.length / 200)) {
      expect(readPortrait(bytes.subarray(0, length)), String(length)).toEqual({
        error: 'notAnImage',
      });
    }
  });

  test('with any byte changed is read or refused, and never an error', async () => {
    const bytes = await still(format);
    for (let at = 0; at < Math.min(bytes.length, 3000); at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const changed = Buffer.from(bytes);
        changed[at] = value;
        expect(Object.keys(readPortrait(changed)).join()).toMatch(/^(?:portrait|error)$/);
      }
    }
  });
});

test('what follows a JPEG picture, such as a video, is left out', async () => {
  const bytes = Buffer.concat([await still('jpeg'), Buffer.from('GPS and a video')]);
  const read = readPortrait(bytes);
  expect('portrait' in read && Buffer.from(read.portrait.bytes).toString('latin1')).not.toMatch(
    place,
  );
});

test.each([
  ['a page in front of a JPEG picture', 0xe0, '<html><script>GPS</script>'],
  ['a small picture of what the camera saw', 0xe0, 'JFXX\0\u0010GPS'],
  ['a small picture in a longer JFIF segment', 0xe0, `JFIF\0${'GPS'.repeat(9)}`],
  ['words in place of the colours of Adobe', 0xee, 'AdobeGPS and other words'],
  ['a comment', 0xfe, 'GPS'],
])('%s is left out', async (_name, marker, content) => {
  const jpeg = await still('jpeg');
  const added = Buffer.from([0xff, marker, 0, content.length + 2]);
  const parts = [jpeg.subarray(0, 2), added, Buffer.from(content, 'latin1'), jpeg.subarray(2)];
  const read = readPortrait(Buffer.concat(parts));
  if (!('portrait' in read)) throw new Error(read.error);
  const kept = Buffer.from(read.portrait.bytes);
  expect(kept.toString('latin1')).not.toMatch(/GPS/);
  expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(jpeg).raw().toBuffer());
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const { notAnImage, imageTooLarge } = errors;

/** Files that are refused, with the sentence for each. */
const refused: readonly [
  name: string,
  file: () => Promise<Uint8Array> | Uint8Array,
  text: string,
][] = [
  ['an SVG with a script', () => Buffer.from(svg), notAnImage],
  ['a GIF', () => photo(8, 8).gif().toBuffer(), notAnImage],
  ['an animated GIF', () => animated('gif'), notAnImage],
  ['an animated WebP', () => animated('webp'), notAnImage],
  [
    'an animated WebP that does not say so',
    async () => {
      const webp = await animated('webp');
      webp.writeUInt8(webp.readUInt8(20) & ~2, 20);
      return webp;
    },
    notAnImage,
  ],
  [
    'an animated PNG',
    async () => {
      const png = await still('png');
      return Buffer.concat([png.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), png.subarray(33)]);
    },
    notAnImage,
  ],
  ['an AVIF', () => photo(8, 8).avif().toBuffer(), notAnImage],
  ['a TIFF', () => photo(8, 8).tiff().toBuffer(), notAnImage],
  ['a text', () => Buffer.from('Hello'), notAnImage],
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), notAnImage],
  ['a PDF', () => Buffer.from('%PDF-1.7\n'), notAnImage],
  ['a ZIP', () => Buffer.from('PK\u0003\u0004'), notAnImage],
  ['a JPEG with the head alone', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), notAnImage],
  ['a JPEG of 65,500 pixels', () => bomb('jpeg'), imageTooLarge],
  ['a PNG of 3,600 megapixels', () => bomb('png'), imageTooLarge],
  ['a WebP of 16,384 pixels', () => bomb('webp'), imageTooLarge],
  [
    'a PNG of 1 MB and a byte',
    async () => {
      const png = await still('png');
      return Buffer.concat([png, Buffer.alloc(1_000_001 - png.length)]);
    },
    imageTooLarge,
  ],
  [
    'a JPEG of 1.3 MB',
    async () => Buffer.concat([await still('jpeg'), Buffer.alloc(1_300_000)]),
    imageTooLarge,
  ],
  [
    'a JPEG of 24 MB',
    async () => Buffer.concat([await still('jpeg'), Buffer.alloc(24_000_000)]),
    imageTooLarge,
  ],
];

describe('of an upload', () => {
  test.each(refused)(
    '%s is refused with a sentence, and the words stay',
    async (_name, file, text) => {
      const { send, link, contact } = await open();
      const response = await send(link(), formOf(WORDS, await file()));
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain(`<p id="testimonial-portrait-error">${text}</p>`);
      expect(html).toContain(WORDS['answer-0']);
      expect(html).toContain('id="testimonial-consent" checked');
      expect(await new TestimonialStore(contact.store.database).list()).toEqual([]);
    },
  );

  test('a good portrait is stored without the place, whatever its name and type', async () => {
    const { send, link, contact } = await open();
    const form = formOf();
    const bytes = new Uint8Array(await still('jpeg'));
    form.set('portrait', new File([bytes], '../../x.svg', { type: 'image/svg+xml' }));
    expect((await send(link(), form)).status).toBe(303);
    const [stored] = await new TestimonialStore(contact.store.database).list();
    expect(stored?.portrait?.type).toBe('image/jpeg');
    expect(Buffer.from(stored?.portrait?.bytes ?? []).toString('latin1')).not.toMatch(place);
  });

  test('a good portrait has to be chosen again where another field is wrong', async () => {
    const { send, link } = await open();
    const portrait = await still('webp');
    const response = await send(link(), formOf({ ...WORDS, author: '' }, portrait));
    expect(await response.text()).toContain(
      `<p id="testimonial-portrait-error">${errors.imageAgain}</p>`,
    );
  });

  test('more than 100 MB are not read', async () => {
    const { request, link } = await open();
    const headers = {
      'Content-Type': 'multipart/form-data; boundary=b',
      'Content-Length': '100000001',
    };
    const response = await request(link(), { method: 'POST', headers, body: 'x' });
    expect([response.status, response.headers.get('Connection')]).toEqual([413, 'close']);
    const html = await response.text();
    expect(html).toContain(`<p>${imageTooLarge}</p>`);
    expect(html).not.toContain(errors.kept);
    let sent = 0;
    const body = new ReadableStream({
      pull: (controller) => {
        sent += 1;
        controller.enqueue(new Uint8Array(1_000_000));
      },
    });
    const endless = {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body,
      duplex: 'half',
    };
    expect((await request(link(), endless)).status).toBe(413);
    expect(sent).toBeLessThan(105);
  });

  test.each([
    ['a form without a file', 'application/x-www-form-urlencoded', 'a=b', 415],
    ['JSON', 'application/json', '{}', 415],
    ['a boundary that is missing', 'multipart/form-data', 'x', 415],
    ['a body that is no form', 'multipart/form-data; boundary=b', 'x', 400],
    [
      'a body that ends early',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="author"\r\n\r\nIda',
      400,
    ],
  ])('%s is refused with a sentence', async (_name, type, body, status) => {
    const { request, link } = await open();
    const response = await request(link(), {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(`<h3>${errors.heading}</h3>`);
    expect(html).not.toContain(errors.kept);
  });
});
