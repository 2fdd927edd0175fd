import { readImage, replaceImages } from '../content/images/text-images.ts';
import type { FaqEntry } from '../content/schemas/faq.ts';
import { href } from '../site/href.ts';
import { makePicture } from './make-picture.ts';

/** Image widths in pixels: for a phone, for the width of a text column, for high-density screens. */
const widths = [400, 720, 1280];
const sizes = '(width < 44rem) 92vw, 40rem';

/**
 * Rendered Markdown from the content, with images in several widths (`srcset`), and with the base
 * path of the site in internal links.
 */
export function withPictures(html: string): Promise<string> {
  const linked = html.replaceAll(/(<a href=")(\/(?!\/)[^"]*)/g, (_, tag, to) => tag + href(to));
  return replaceImages(linked, async (attributes) => {
    const image = readImage(attributes);
    if (!image) return undefined;
    const { width, height, rest } = image;
    const { src, srcSet } = await makePicture({ ...image, tint: '' }, widths);
    const candidates = srcSet && ` srcset="${srcSet}" sizes="${sizes}"`;
    const size = ` width="${width}" height="${height}"`;
    return `<img${candidates} src="${src}" loading="lazy" decoding="async"${size}${rest}>`;
  });
}

/** The questions of an FAQ, with `withPictures` applied to their answers. */
export function answersWithPictures<Entry extends FaqEntry>(
  questions: readonly Entry[],
): Promise<Entry[]> {
  return Promise.all(
    questions.map(async (entry) => ({ ...entry, answer: await withPictures(entry.answer) })),
  );
}
