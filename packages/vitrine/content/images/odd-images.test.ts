import { readFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakery } from '../../../../tests/content/base.ts';
import { load } from '../../../../tests/content/check-folder.ts';
import { oddImages, withOddImages } from '../../../../tests/helpers/odd-images.ts';
import { filesModule } from '../../astro/files-module.ts';
import { versionsOf } from '../../components/image-encoding.ts';
import { ContentError } from '../content-issue.ts';
import { inEnglish } from '../phrase.ts';
import type { Content } from '../types.ts';
import { isImageName } from './image-files.ts';
import service from './image-service.ts';
import { imagesIn } from './images-in.ts';

const odd = await oddImages();
const good = odd.filter(({ refused }) => refused === undefined);
const bad = odd.filter(({ refused }) => refused !== undefined);

/** The file that Vite gets for each image of the content. */
async function builtFrom(content: Content, folder: string): Promise<Map<string, string>> {
  const code = await filesModule(content, [folder], true);
  const files = Array.from(code.matchAll(/^import f\d+ from (.*);$/gm), ([, file = '']) => file);
  const paths = Array.from(code.matchAll(/("[^,{]*"):f\d+/g), ([, path = '']) => path);
  const plain = (file = '') => String(JSON.parse(file)).replace('?url&no-inline', '');
  return new Map(paths.map((path, index) => [JSON.parse(path), plain(files[index])]));
}

/** Where the red corner of a picture is: `top left` and so on. */
async function redCorner(image: Uint8Array): Promise<string> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return (data[at] ?? 0) > (data[at + 2] ?? 0);
  };
  const [right, bottom] = [info.width - 2, info.height - 2];
  const corners = { 'top left': [1, 1], 'top right': [right, 1] };
  const more = { 'bottom right': [right, bottom], 'bottom left': [1, bottom] };
  return Object.entries({ ...corners, ...more })
    .filter(([, [x = 0, y = 0]]) => isRed(x, y))
    .map(([name]) => name)
    .join();
}

/** The place of the first corner by EXIF orientation, from 1 (Exif 3.0, section 4.6.5.1.6). */
const corners = 'top left,top right,bottom right,bottom left'.split(',');

const config = {
  service: { entrypoint: '', config: { avif: { effort: 0 } } },
  endpoint: { route: '/_image' },
  dangerouslyProcessSVG: false,
  domains: [],
  remotePatterns: [],
  responsiveStyles: false,
};

test('unusual images that the check accepts can be converted, right way up', async () => {
  await withOddImages(good, async (folder) => {
    const content = await load(folder);
    const images = imagesIn(content);
    const files = await builtFrom(content, folder);
    for (const { name, size = [0, 0] } of good) {
      if (!isImageName(name)) continue;
      const path = `${dirname(bakery)}/${name}`;
      const image = images.get(path);
      expect(image, name).toMatchObject({ width: size[0], height: size[1] });
      const file = files.get(path) ?? '';
      expect(file, name).toMatch(/\/[\w][\w.-]*\.(?:png|jpe?g|webp|avif|gif|svg)$/i);
      expect(file, name).not.toMatch(/[?#%]/);
      expect(basename(file).length, name).toBeLessThan(110);
      const bytes = await readFile(file);
      if (name.endsWith('.svg') || image === undefined) continue;
      for (const version of versionsOf(image, [24, 1280])) {
        const height = Math.round((version.width * image.height) / image.width);
        const options = { src: name, height: height || undefined, ...version };
        const made = (await service.transform(bytes, options, config, console)).data;
        const { format, pages = 1, ...shown } = await sharp(made).metadata();
        expect({ ...shown, format, pages }, name).toMatchObject({
          format: version.format === 'avif' ? 'heif' : version.format,
          width: version.width,
          height: Math.max(1, height),
          pages: 1,
        });
        const orientation = Number(/^turned-(\d)/.exec(name)?.[1]);
        if (orientation) expect(await redCorner(made), name).toBe(corners[(orientation - 1) % 4]);
      }
    }
  });
});

test('other files in place of an image are refused by what they are', async () => {
  const issues = await withOddImages(bad, async (folder) => {
    const error = await load(folder).catch((thrown: unknown) => thrown);
    return error instanceof ContentError ? error.issues.map(({ found }) => inEnglish(found)) : [];
  });
  const found = bad.map(
    ({ name }) => issues.find((found) => found.startsWith(`'${name}', `)) ?? name,
  );
  expect(found).toEqual(bad.map(({ refused = '' }) => expect.stringContaining(refused)));
});
