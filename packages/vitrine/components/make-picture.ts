import { getImage } from 'astro:assets';
import { files } from 'virtual:content-files';
import type { ImageMetadata } from 'astro';
import type { ContentImage } from '../content/images/content-image.ts';
import { versionsOf } from './image-encoding.ts';

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

/** Makes an image in several widths: `makePicture`, or for private pages one that encrypts. */
export type MakePicture = (image: ContentImage, widths: readonly number[]) => Promise<PictureData>;

const made = new WeakMap<ContentImage, Map<string, Promise<PictureData>>>();

/**
 * Makes an image in several widths, only once for all pages that show it. Narrow versions are AVIF, wide ones WebP,
 * without a fallback: browsers that support the colours of the site (`light-dark()`) support both formats.
 *
 * @param widths The widths in pixels to make, double widths for high-density screens included.
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
  const { path, width, height, tint } = image;
  const src = files[path];
  if (src === undefined) throw new Error(`The image ${path} is not part of the build.`);
  if (path.toLowerCase().endsWith('.svg')) return { srcSet: '', src, width, height, tint };
  // The format is that of the original, which the image service does not use.
  const source: ImageMetadata = { src, width, height, format: 'png' };
  const forms = await Promise.all(
    versionsOf(image, widths).map(async (version) => {
      const { src } = await getImage({ src: source, ...version });
      return { src, candidate: `${src} ${version.width}w` };
    }),
  );
  const srcSet = forms.map(({ candidate }) => candidate).join(', ');
  return { srcSet, src: forms.at(-1)?.src ?? src, width, height, tint };
}
