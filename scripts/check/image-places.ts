import type { ContentImage } from '../../src/content/images/images.ts';
import type { Content } from '../../src/content/loader/load.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Source } from './sources.ts';

/**
 * The least width in pixels of each image: that of its place on a usual screen. Twice as much keeps
 * it sharp on a dense one. Drawings (SVG) may have any size.
 */
export const leastWidths = { cover: 800, image: 800, portrait: 448, testimonial: 208 } as const;

/** An image as a file names it, and the words that stand for it. */
export interface PlacedImage {
  path: FieldPath;
  image: ContentImage;
  /** The least width of its place, in pixels. */
  least: number;
  /** The words for those who cannot see it; absent where the name beside it says enough. */
  alt?: { path: FieldPath; text: string | undefined; of: string };
}

/** The images that a file names itself; a translation shows those of its original as well. */
export function imagesOf(source: Source, content: Content): PlacedImage[] {
  return imagesShown(source, content).filter(({ path }) => source.written(path) !== undefined);
}

function imagesShown({ kind, id }: Source, content: Content): PlacedImage[] {
  if (kind === 'about') {
    const about = content.about;
    const alt = { path: ['portraitAlt'], text: about?.portraitAlt, of: 'portrait' };
    return placed({ path: ['portrait'], image: about?.portrait, least: leastWidths.portrait, alt });
  }
  if (kind === 'testimonials') {
    const records = content.testimonials?.records ?? [];
    const least = leastWidths.testimonial;
    return records.flatMap(({ image }, at) =>
      placed({ path: ['records', at, 'image'], image, least }),
    );
  }
  const project = kind === 'project' && content.projects?.all.find((one) => one.id === id);
  if (!project) return [];
  const alt = { path: ['coverAlt'], text: project.coverAlt, of: 'cover' };
  return [
    ...placed({ path: ['cover'], image: project.cover, least: leastWidths.cover, alt }),
    ...project.images.map(({ image, alt: text }, at) => ({
      path: ['images', at, 'image'],
      image,
      least: leastWidths.image,
      alt: { path: ['images', at, 'alt'], text, of: 'image' },
    })),
  ];
}

function placed({
  image,
  ...place
}: Omit<PlacedImage, 'image'> & { image: ContentImage | undefined }): PlacedImage[] {
  return image ? [{ ...place, image }] : [];
}
