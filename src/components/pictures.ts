import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ContentImage } from '../content/images/content-image.ts';
import { memoize } from '../lib/memoize.ts';
import { formOf } from './image-form.ts';

/** An image in several widths, from which the browser chooses one (`srcset`). */
export interface PictureData {
  /** The value of the `srcset` attribute; empty for an SVG. */
  srcSet: string;
  /** The URL of the widest version of the image. */
  src: string;
  /** Width of the original image in pixels. */
  width: number;
  height: number;
  /** The mean colour of the image, as #rrggbb. */
  tint: string;
}

const files = import.meta.glob<{ default: ImageMetadata }>([
  '#content/**/*.{png,jpg,jpeg,webp,avif,gif,svg,PNG,JPG,JPEG,WEBP,AVIF,GIF,SVG}',
  '#unsaved/**/*.{png,jpg,jpeg,webp,avif,gif,svg}',
]);

const made = new WeakMap<ContentImage, Map<string, Promise<PictureData>>>();

/**
 * Makes an image in several widths, only once for all pages that show it. Narrow versions are AVIF,
 * wide ones WebP, without a fallback: browsers that support the colours of the site
 * (`light-dark()`) support both formats.
 *
 * @param widths The widths in pixels to make, double widths for high-density screens included; no
 * version is wider than the original.
 */
export function makePicture(image: ContentImage, widths: readonly number[]): Promise<PictureData> {
  const ofImage = made.get(image) ?? new Map<string, Promise<PictureData>>();
  made.set(image, ofImage);
  const key = widths.join(' ');
  const picture = ofImage.get(key) ?? makeForms(image, widths);
  ofImage.set(key, picture);
  return picture;
}

async function makeForms(image: ContentImage, widths: readonly number[]): Promise<PictureData> {
  const source = await readImage(image);
  const { width, height, tint } = image;
  if (image.path.toLowerCase().endsWith('.svg')) {
    return { srcSet: '', src: source.src, width, height, tint };
  }
  const fitting = widths.filter((candidate) => candidate < width);
  const sizes = fitting.length < widths.length ? [...fitting, width] : fitting;
  const forms = await Promise.all(
    sizes.map(async (size) => {
      const { src } = await getImage({ src: source, width: size, ...formOf(size) });
      return { src, candidate: `${src} ${size}w` };
    }),
  );
  const srcSet = forms.map(({ candidate }) => candidate).join(', ');
  return { srcSet, src: forms.at(-1)?.src ?? source.src, width, height, tint };
}

async function readImage({ path }: ContentImage): Promise<ImageMetadata> {
  const file = files[keyOf(path)];
  if (file === undefined) throw new Error(`The image ${path} is not part of the build.`);
  return (await file()).default;
}

/** The key of an image in `files`. If several keys end with its path, the shortest is that of the image. */
const keyOf = memoize(
  (path) =>
    Object.keys(files)
      .filter((name) => name.endsWith(`/${path}`))
      .sort((a, b) => a.length - b.length)[0] ?? '',
);
