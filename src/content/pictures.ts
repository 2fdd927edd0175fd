import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { PictureData } from '../ui/Picture.tsx';
import type { ContentImage } from './images.ts';

const files = import.meta.glob<{ default: ImageMetadata }>(
  '#content/**/*.{png,jpg,jpeg,webp,avif,gif,svg,PNG,JPG,JPEG,WEBP,AVIF,GIF,SVG}',
);

/**
 * Makes the forms and widths of an image.
 *
 * @param widths The widths in pixels that it is shown at, twice as wide for dense screens
 * included; none is made wider than the original.
 */
export async function makePicture(
  image: ContentImage,
  widths: readonly number[],
): Promise<PictureData> {
  const source = await readImage(image);
  const { width, height, tint } = image;
  if (image.path.toLowerCase().endsWith('.svg')) {
    return { sources: [], src: source.src, width, height, tint };
  }
  const fitting = widths.filter((candidate) => candidate < width);
  const made = fitting.length < widths.length ? [...fitting, width] : fitting;
  const avif = await getImage({ src: source, format: 'avif', widths: made, quality: 55 });
  const webp = await getImage({ src: source, format: 'webp', widths: made, quality: 75 });
  return {
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
    src: webp.src,
    width,
    height,
    tint,
  };
}

async function readImage({ path }: ContentImage): Promise<ImageMetadata> {
  // All keys begin with the way to the content folder, so the shortest match is the right one.
  const key = Object.keys(files)
    .filter((candidate) => candidate.endsWith(`/${path}`))
    .sort((a, b) => a.length - b.length)[0];
  const file = key === undefined ? undefined : files[key];
  if (file === undefined) throw new Error(`The image ${path} is not part of the build.`);
  return (await file()).default;
}
