import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import type { ContentImage } from '../content/images/content-image.ts';
import { formOf } from './image-form.ts';

/** An image in the widths that browsers choose from. */
export interface PictureData {
  /** As the `srcset` attribute has it; empty for a drawing (SVG). */
  srcSet: string;
  /** The widest. */
  src: string;
  /** Width of the original in pixels. */
  width: number;
  height: number;
  /** The mean colour, as #rrggbb. */
  tint: string;
}

const files = import.meta.glob<{ default: ImageMetadata }>(
  '#content/**/*.{png,jpg,jpeg,webp,avif,gif,svg,PNG,JPG,JPEG,WEBP,AVIF,GIF,SVG}',
);

const made = new WeakMap<ContentImage, Map<string, Promise<PictureData>>>();

/**
 * Makes an image in several widths, once for all pages that show it: AVIF, and WebP where it is wide.
 * Browsers that know the colours of the site (`light-dark()`) know both.
 *
 * @param widths The widths in pixels that it is shown at, twice as wide for dense screens
 * included; none is made wider than the original.
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

let wayToContent: string | undefined;

async function readImage({ path }: ContentImage): Promise<ImageMetadata> {
  wayToContent ??= findWay(path);
  const file = files[`${wayToContent}${path}`];
  if (file === undefined) throw new Error(`The image ${path} is not part of the build.`);
  return (await file()).default;
}

/**
 * The common beginning of all names in `files`. More than one name may end with the path of an image;
 * the shortest is that image.
 */
function findWay(path: string): string | undefined {
  return Object.keys(files)
    .filter((name) => name.endsWith(`/${path}`))
    .map((name) => name.slice(0, -path.length))
    .sort((a, b) => a.length - b.length)[0];
}
