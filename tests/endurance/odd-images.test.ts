// Builds a site with unusual images, and one whose drafts and unused files have photographs.
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { buildSites } from '../bench/build-sites.ts';
import { bakery, base } from '../content/base.ts';
import { type OddImage, oddImages, withOddImages } from '../helpers/odd-images.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const SECRET = 'Under the third stone';

const photograph = await sharp({
  create: { width: 900, height: 600, channels: 3, background: 'teal' },
})
  .withExif({ IFD0: { ImageDescription: SECRET }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();

/** A project whose cover is one of the images. */
const withCover = ({ name }: OddImage) =>
  `${base[bakery]}`
    .replace('cover: cover.png', `cover: ${JSON.stringify(`../bakery/${name}`)}`)
    .replace('Bread.', '![x](<drawing.svg>)');

const post = (fields: string) =>
  `---\ntitle: News\nsummary: Short news.\n${fields}\ncover: photo.jpg\ncoverAlt: Bread\n---\nText.`;

test('what the check accepts is built, and only what pages show', async () => {
  const good = (await oddImages()).filter(({ refused }) => refused === undefined);
  const covers = good.filter(({ name }) => extname(name) !== '');
  const changes = {
    ...Object.fromEntries(
      covers.flatMap((image, index) => [
        [`projects/cover-${index}/index.md`, withCover(image)],
        [
          `projects/cover-${index}/drawing.svg`,
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 ${index + 1}"><metadata>${SECRET}</metadata></svg>`,
        ],
      ]),
    ),
    'posts.yaml':
      'page: { title: Writing, navLabel: Writing, description: Texts on bread and on ovens. }\nheading: Writing\n',
    'posts/draft/index.md': post('date: 2020-01-01\ndraft: true'),
    'posts/draft/photo.jpg': photograph,
    'posts/future/index.md': post('date: 2999-01-01'),
    'posts/future/photo.jpg': photograph,
    'posts/shown/index.md': post('date: 2020-01-01'),
    'posts/shown/photo.jpg': photograph,
    'projects/bakery/unused.jpg': photograph,
    'images/unused.jpg': photograph,
  };
  const site = await temporaryFolder();
  await withOddImages(
    good,
    async (content) => expect(await buildSites([{ content, site }])).toEqual([undefined]),
    changes,
  );
  const files = (await readdir(site, { recursive: true, withFileTypes: true })).filter((file) =>
    file.isFile(),
  );
  const images: string[] = [];
  for (const { parentPath, name } of files) {
    const bytes = await readFile(join(parentPath, name));
    expect(bytes.includes(SECRET), name).toBe(false);
    if (!/\.(?:png|jpe?g|webp|avif|gif)$/.test(name)) continue;
    const { format, exif, pages = 1 } = await sharp(bytes).metadata();
    const ending = { '.jpg': 'jpeg', '.avif': 'heif' }[extname(name)] ?? extname(name).slice(1);
    expect({ format, exif, pages }, name).toEqual({ format: ending, exif: undefined, pages: 1 });
    if (parentPath.endsWith('_astro')) images.push(name);
  }
  expect(images.filter((name) => !/\.[\w-]{8}_\w+\.(?:avif|webp)$/.test(name))).toEqual([]);
  const page = await readFile(join(site, 'details/bakery/index.html'), 'utf8');
  const addresses = Array.from(
    page.matchAll(/\/_astro\/([^" ]+\.(?:avif|webp|svg))/g),
    ([, name = '']) => name,
  );
  expect(addresses.length).toBeGreaterThan(covers.length);
  const built = await readdir(join(site, '_astro'));
  for (const name of addresses) expect(built).toContain(name);
});
