import { formatPath } from '../../src/content/format-path.ts';
import type { ContentImage } from '../../src/content/images.ts';
import type { Content } from '../../src/content/load.ts';
import type { Problem } from '../../src/content/problems.ts';
import type { FieldPath } from '../../src/content/yaml-file.ts';
import type { Source } from './sources.ts';

/**
 * The least width in pixels of each image: that of its place on a usual screen. Twice as much keeps
 * it sharp on a dense one. Drawings (SVG) may have any size.
 */
export const leastWidths = { cover: 800, image: 800, portrait: 448, testimonial: 208 } as const;

/** An image as a file names it, and the words that stand for it. */
interface Shown {
  path: FieldPath;
  image: ContentImage | undefined;
  least: number;
  alt?: { path: FieldPath; text: string | undefined; of: string };
}

/** Images that are too small for where they stand, or that nobody describes. */
export function pictures(sources: readonly Source[], content: Content): Problem[] {
  return sources.flatMap((source) =>
    imagesOf(source, content).flatMap((shown) => [
      ...tooSmall(source, shown),
      ...withoutWords(source, shown),
    ]),
  );
}

/**
 * Whether an image is large enough for its place.
 *
 * @returns What should stand there, or undefined where it is large enough.
 */
export function sizeRule(
  { path, width }: Pick<ContentImage, 'path' | 'width'>,
  least: number,
): string | undefined {
  const isDrawing = path.toLowerCase().endsWith('.svg');
  return isDrawing || width >= least ? undefined : `an image at least ${least} pixels wide`;
}

function imagesOf({ kind, id }: Source, content: Content): Shown[] {
  if (kind === 'about') {
    const about = content.about;
    const alt = { path: ['portraitAlt'], text: about?.portraitAlt, of: 'portrait' };
    return [{ path: ['portrait'], image: about?.portrait, least: leastWidths.portrait, alt }];
  }
  if (kind === 'testimonials') {
    const records = content.testimonials?.records ?? [];
    const least = leastWidths.testimonial;
    return records.map(({ image }, at) => ({ path: ['records', at, 'image'], image, least }));
  }
  const project = kind === 'project' && content.projects?.all.find((one) => one.id === id);
  if (!project) return [];
  const alt = { path: ['coverAlt'], text: project.coverAlt, of: 'cover' };
  return [
    { path: ['cover'], image: project.cover, least: leastWidths.cover, alt },
    ...project.images.map(({ image, alt: text }, at) => ({
      path: ['images', at, 'image'],
      image,
      least: leastWidths.image,
      alt: { path: ['images', at, 'alt'], text, of: 'image' },
    })),
  ];
}

function tooSmall(source: Source, { path, image, least }: Shown): Problem[] {
  const expected = image && sizeRule(image, least);
  if (!image || !expected) return [];
  const found = `${image.width} × ${image.height} pixels`;
  return [{ ...placeOf(source, path), expected, found }];
}

function withoutWords(source: Source, { path, image, alt }: Shown): Problem[] {
  if (!image || !alt) return [];
  const expected = `what the ${alt.of} shows, for those who cannot see it`;
  if (alt.text === undefined) {
    const place = placeOf(source, path);
    const found = `nothing: ${source.written(path) ?? 'it'} has no ${String(alt.path.at(-1))}`;
    return [{ ...place, field: formatPath(alt.path), expected, found }];
  }
  if (!/^\S+\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt.text)) return [];
  return [{ ...placeOf(source, alt.path), expected, found: `a file name, '${alt.text}'` }];
}

function placeOf(source: Source, path: FieldPath) {
  return { file: source.file, line: source.lineOf(path), field: formatPath(path) };
}
