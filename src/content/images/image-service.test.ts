import sharp from 'sharp';
import { expect, test } from 'vitest';
import service from './image-service.ts';

const size = { width: 1200, height: 60 };
const drawn = await sharp({ create: { ...size, channels: 3, background: 'teal' } })
  .composite([{ input: Buffer.from('<svg><circle cx="600" cy="30" r="25"/></svg>') }])
  .png()
  .toBuffer();

async function transform(input: Uint8Array, format: 'avif' | 'webp', width: number, effort = 4) {
  const config = {
    service: { entrypoint: '', config: { avif: { effort }, webp: { effort } } },
    endpoint: { route: '/_image' },
    dangerouslyProcessSVG: false,
    domains: [],
    remotePatterns: [],
    responsiveStyles: false,
  };
  const options = { src: 'a', format, width, quality: 55 };
  return (await service.transform(input, options, config, console)).data;
}

test('the effort of the configuration is that of narrow images', async () => {
  expect(await transform(drawn, 'avif', 400, 0)).not.toEqual(await transform(drawn, 'avif', 400));
  expect(await transform(drawn, 'avif', 1200, 0)).toEqual(await transform(drawn, 'avif', 1200));
});

test('a small WebP without metadata stays as it is', async () => {
  const webp = await sharp(drawn).webp().toBuffer();
  expect(await transform(webp, 'webp', 1200)).toBe(webp);
  expect((await sharp(await transform(webp, 'webp', 400)).metadata()).width).toBe(400);
  const large = Buffer.concat([webp, Buffer.alloc((size.width * size.height) / 10)]);
  expect((await transform(large, 'webp', 1200)).length).toBeLessThan(large.length);
});

test('what a WebP says beside its picture is taken out', async () => {
  const place = { IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
  const taken = await sharp(drawn).withExif(place).webp().toBuffer();
  expect((await sharp(taken).metadata()).exif).toBeDefined();
  expect((await sharp(await transform(taken, 'webp', 1200)).metadata()).exif).toBeUndefined();
});
