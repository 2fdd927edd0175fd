// Unusual image files. Each can be used on a page, or is refused with a reason.
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { isImageName } from '../../packages/vitrine/content/images/image-files.ts';
import { bakery, base } from '../content/base.ts';
import { type Changes, withFolder } from '../content/check-folder.ts';

/** An unusual file in the place of an image. */
export interface OddImage {
  /** The name, which may have folders. */
  name: string;
  /** The bytes of the file; `link` is the target of a symbolic link, `folder` makes a folder. */
  file: Uint8Array | string | { link: string } | 'folder';
  /** A part of the reason why the file is refused; absent for an image that pages show. */
  refused?: string;
  /** The size as displayed. */
  size?: readonly [width: number, height: number];
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"';

/** A picture whose left upper corner is red, and the rest blue. */
const picture = (width = 48, height = 32) => {
  const corner = { width: width / 4, height: height / 4, channels: 3, background: 'red' } as const;
  return sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    { input: { create: corner }, left: 0, top: 0 },
  ]);
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } });

/** Three pictures of 32 pixels in height below each other, as an animation. */
const animation = (width = 48): Sharp => {
  const pixels = Buffer.concat([0, 90, 180].map((grey) => Buffer.alloc(width * 32 * 3, grey)));
  return sharp(pixels, { raw: { width, height: 96, channels: 3, pageHeight: 32 } });
};

/** A chunk of a PNG without its checksum, which readers of the chunks before the pixels do not need. */
const withFrames = (png: Buffer): Buffer => {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(3, 8);
  // The CRC-32 of `acTL` and the numbers 3 and 0.
  chunk.writeUInt32BE(0xceedbac0, 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};

/** All of them, about 70. */
export async function oddImages(): Promise<OddImage[]> {
  const png = await picture().png().toBuffer();
  const jpeg = await picture().jpeg().toBuffer();
  const webp = await picture().webp().toBuffer();
  const avif = await picture().avif({ effort: 0 }).toBuffer();
  const gif = await picture().gif().toBuffer();
  const svg = `<svg ${SVG} viewBox="0 0 48 32"><rect width="9" height="9"/></svg>`;
  const size = [48, 32] as const;
  const good = (name: string, file: OddImage['file'], shown: OddImage['size'] = size) => ({
    name,
    file,
    size: shown,
  });
  const bad = (name: string, file: OddImage['file'], refused: string) => ({ name, file, refused });
  const turned = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif'] as const).flatMap((format) =>
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
        const file = await picture().withMetadata({ orientation })[format]().toBuffer();
        const shown = orientation > 4 ? ([32, 48] as const) : size;
        return good(`turned-${orientation}.${format}`, file, shown);
      }),
    ),
  );
  return [
    ...turned,
    good('cmyk.jpg', await picture().toColourspace('cmyk').jpeg().toBuffer()),
    good('grey.png', await picture().toColourspace('b-w').png().toBuffer()),
    good('16-bit.png', await picture().toColourspace('rgb16').png().toBuffer()),
    good('palette.png', await picture().png({ palette: true }).toBuffer()),
    good('transparent.png', await picture().ensureAlpha(0.5).png().toBuffer()),
    good('lossless.webp', await picture().webp({ lossless: true }).toBuffer()),
    good('10-bit.avif', await picture().avif({ effort: 0, bitdepth: 10 }).toBuffer()),
    good('still.gif', gif),
    good('one-pixel.png', await plain(1, 1).png().toBuffer(), [1, 1]),
    good('UPPER.PNG', png),
    good('Mixed.Jpeg', jpeg),
    good('jpeg-named.png', jpeg),
    good('webp-named.gif', webp),
    good('avif-named.jpg', avif),
    good('.hidden.png', png),
    good('.folder/inside.png', png),
    good('two words.png', png),
    good('größe.png', png),
    good('größe-apart.png'.normalize('NFD'), png),
    good("it's.png", png),
    good('100%.png', png),
    good('a%20b.png', png),
    good('a#1.png', png),
    good('a?b.png', png),
    good('a[1].png', png),
    good('a(1).png', png),
    good('a&b.png', png),
    good('a"b.png', png),
    good('写真.png', png),
    good(`${'n'.repeat(240)}.png`, png),
    good(`${'long name '.repeat(24)}.svg`, svg),
    good(`${'写真'.repeat(40)}.webp`, webp),
    good('50% off/c#/photo.png', png),
    good('target', png),
    good('linked.png', { link: 'target' }),
    good(
      'moving.gif',
      await animation()
        .gif({ delay: [99, 99, 99] })
        .toBuffer(),
    ),
    good(
      'moving.webp',
      await animation()
        .webp({ delay: [99, 99, 99] })
        .toBuffer(),
    ),
    // Wide versions are WebP, which has animations itself.
    good(
      'moving-wide.gif',
      await animation(1040)
        .gif({ delay: [99, 99, 99] })
        .toBuffer(),
      [1040, 32],
    ),
    good('moving.png', withFrames(png)),
    good('tall.png', await plain(90, 17_000).png().toBuffer(), [90, 17_000]),
    good('wide.png', await plain(17_000, 90).png().toBuffer(), [17_000, 90]),
    good('line.png', await plain(1200, 6).png().toBuffer(), [1200, 6]),
    good('viewbox.svg', svg),
    good('sides.svg', `<svg ${SVG} width="4.8cm" height="3.2cm"/>`, [136, 91]),
    good('full-width.svg', svg.replace(' viewBox', ' width="100%" viewBox')),
    good('licence.svg', `<!-- ${'A licence. '.repeat(400)}-->\n${svg}`),
    good('declared.svg', `\ufeff<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->${svg}`),
    bad('thin.png', await plain(1, 70_000).png().toBuffer(), '1 × 70000 pixels'),
    bad('flat.png', await plain(3000, 2).png().toBuffer(), '3000 × 2 pixels'),
    bad('cut.png', png.subarray(0, 60), 'is not an image, or is damaged'),
    bad('cut.jpg', jpeg.subarray(0, jpeg.length - 60), 'is not an image, or is damaged'),
    bad('cut.webp', webp.subarray(0, 60), 'is not an image, or is damaged'),
    bad('cut.avif', avif.subarray(0, 200), 'is not an image, or is damaged'),
    bad('text.png', 'roses are red', 'is not an image, or is damaged'),
    bad('empty.png', '', 'is an empty file'),
    bad('folder.png', 'folder', 'is a folder'),
    bad('nowhere.png', { link: 'nothing' }, 'a symbolic link to a file that does not exist'),
    bad('loop.png', { link: 'loop.png' }, 'a symbolic link that leads back to itself'),
    bad('tiff.png', await picture().tiff().toBuffer(), 'in the format TIFF'),
    bad('drawing.png', svg, 'in the format SVG'),
    bad('licensed.jpg', `<!-- free -->\n${svg}`, 'in the format SVG'),
    bad('pixels.svg', png, 'in the format PNG'),
    bad('photograph.svg', jpeg, 'in the format JPEG'),
    bad('packed.svg', gzipSync(svg), 'in the format gzip'),
    bad('page.png', '<!doctype html>\n<title>Not found</title>', 'is a web page'),
    bad('page.svg', '<!-- x --><html><body/></html>', 'is a web page'),
    bad('page.webp', '\ufeff\n<HTML lang="en">', 'is a web page'),
    bad('lfs.png', 'version https://git-lfs.github.com/spec/v1\noid sha256:0', 'Git LFS'),
    bad('lfs.svg', 'version https://git-lfs.github.com/spec/v1\noid sha256:0', 'Git LFS'),
    bad('moving.avif', Buffer.from(avif).fill('avis', 8, 12), 'an animated AVIF'),
    bad('heic.jpg', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'in the format HEIC'),
    bad('clip.png', '\0\0\0\x18ftypisom\0\0\x02\0', 'is a video file'),
    bad('document.png', '%PDF-1.7', 'in the format PDF'),
    bad('sizeless.svg', `<svg ${SVG}><rect width="9" height="9"/></svg>`, 'neither a viewBox nor'),
    bad('percent.svg', `<svg ${SVG} width="100%" height="50%"/>`, 'neither a viewBox nor'),
    bad('zero.svg', `<svg ${SVG} viewBox="0 0 0 0"/>`, 'neither a viewBox nor'),
    bad('huge.svg', svg.replace('48 32', '1e9 1e9'), '1e9 × 1e9 pixels'),
    bad('tiny.svg', svg.replace('48 32', '0.4 0.3'), '0.4 × 0.3 pixels'),
    good('tiny-box.svg', svg.replace('48 32"', '0.4 0.3" width="48" height="32"')),
    bad('huge-sides.svg', `<svg ${SVG} width="1000000000" height="9"/>`, '1000000000 × 9 pixels'),
    bad('nameless.svg', '<svg width="9" height="9"/>', 'begins with <svg>'),
    bad('prefixed.svg', svg.replace('<svg xmlns', '<s:svg xmlns:s').replace('</', '</s:'), 's:svg'),
    bad('other.svg', '<note/>', 'begins with <note>'),
    bad('broken.svg', '<svg', 'an XML error'),
  ];
}

/** Calls `use` with a content folder whose only project shows the images in its text, a line for each. */
export async function withOddImages<T>(
  images: readonly OddImage[],
  use: (folder: string) => Promise<T>,
  changes: Changes = {},
): Promise<T> {
  const escaped = ({ name }: OddImage) => name.split('/').map(encodeURIComponent).join('/');
  const shown = images.filter(({ name }) => isImageName(name));
  const text = shown.map((image) => `\n![x](${escaped(image).replaceAll(/[()]/g, '\\$&')})`);
  const index = `${base[bakery]}`.replace('Bread.', `Bread.${text.join('')}`);
  return await withFolder({ [bakery]: index, ...changes }, async (folder) => {
    for (const { name, file } of images) {
      const path = join(folder, dirname(bakery), name);
      await mkdir(file === 'folder' ? path : dirname(path), { recursive: true });
      if (typeof file === 'object' && 'link' in file) await symlink(file.link, path);
      else if (file !== 'folder') await writeFile(path, file);
    }
    return await use(folder);
  });
}
