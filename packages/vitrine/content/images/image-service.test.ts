import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from './image-service.ts';

const size = { width: 1200, height: 60 };
const drawn = await sharp({ create: { ...size, channels: 3, background: 'teal' } })
  .composite([{ input: Buffer.from('<svg><circle cx="600" cy="30" r="25"/></svg>') }])
  .png()
  .toBuffer();

const config = {
  service: { entrypoint: '', config: {} },
  endpoint: { route: '/_image' },
  dangerouslyProcessSVG: false,
  domains: [],
  remotePatterns: [],
  responsiveStyles: false,
};

async function transform(input: Uint8Array, width: number, format = 'webp') {
  const options = { src: 'a', format, width, quality: 55 };
  return (await service.transform(input, options, config, console)).data;
}

test('a small WebP without metadata stays as it is', async () => {
  const webp = await sharp(drawn).webp().toBuffer();
  expect(await transform(webp, 1200)).toBe(webp);
  expect((await sharp(await transform(webp, 400)).metadata()).width).toBe(400);
  const large = Buffer.concat([webp, Buffer.alloc((size.width * size.height) / 10)]);
  expect((await transform(large, 1200)).length).toBeLessThan(large.length);
});

test('metadata in a WebP is removed', async () => {
  const place = { IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const taken = await sharp(drawn).withExif(place).webp().toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect((await sharp(await transform(taken, 1200)).metadata()).exif).toBeUndefined();
});

test('an animation stays one in a format that has animations, and is its first picture in others', async () => {
  const pixels = Buffer.concat([0, 90, 180].map((grey) => Buffer.alloc(9 * 4 * 3, grey)));
  const raw = { width: 9, height: 12, channels: 3, pageHeight: 4 } as const;
  const gif = await sharp(pixels, { raw }).gif().toBuffer();
  const made = async (format: string) => await sharp(await transform(gif, 9, format)).metadata();
  expect(await made('webp')).toMatchObject({ pages: 3, height: 4 });
  for (const format of ['avif', 'png', 'jpeg']) expect((await made(format)).height).toBe(4);
});

test('an image that cannot be converted is an error', async () => {
  const create = { width: 2, height: 16_400, channels: 3, background: 'red' } as const;
  const tall = await sharp({ create }).png().toBuffer();
  await expect(transform(tall, 2)).rejects.toThrow('The image a cannot be converted to webp.');
});

test('names of versions differ by width, and those of remote images by address', async () => {
  const hashed = async (src: string | ImageMetadata, width = 400) => {
    const options = await service.validateOptions?.({ ...size, src, width }, config, console);
    const attributes = await service.getHTMLAttributes?.(options ?? { src }, config, console);
    expect(attributes).not.toHaveProperty('remote');
    return service.propertiesToHash?.map((name) => options?.[name]);
  };
  const local = (src: string): ImageMetadata => ({ src, ...size, format: 'png' });
  expect(await hashed(local('a.png'))).toEqual(await hashed(local('b.png')));
  expect(await hashed(local('a.png'))).not.toEqual(await hashed(local('a.png'), 720));
  const remote = (host: string) => hashed(`https://${host}.example/a.png`);
  expect(await remote('a')).not.toEqual(await remote('b'));
});
