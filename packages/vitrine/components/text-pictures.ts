import { files } from 'virtual:content-files';
import { readImage, replaceImages } from '../content/images/text-images.ts';
import type { FaqEntry } from '../content/schemas/faq.ts';
import { href } from '../site/href.ts';
import { type MakePicture, makePicture, type PictureData } from './make-picture.ts';
import { pictureWidths } from './picture-widths.ts';

/** The width of a text column, as a value of the `sizes` attribute. */
const sizes = '(width < 44rem) 92vw, 40rem';

/**
 * Rendered Markdown from the content, with images in several widths (`srcset`), and with the base
 * path of the site in internal links.
 */
export function withPictures(html: string, make: MakePicture = makePicture): Promise<string> {
  const linked = html
    .replaceAll(/(<a href=")(\/(?!\/)[^"]*)/g, (_, tag, to) => tag + href(to))
    .replaceAll(
      /<a data-file="([^"]*)" data-media="[^"]*"/g,
      (_, file) => `<a href="${files[decodeURIComponent(file)]}"`,
    );
  return replaceImages(linked, async (attributes) => {
    const image = readImage(attributes);
    if (!image) return undefined;
    const { width, height, rest } = image;
    const size = ` width="${width}" height="${height}"`;
    return imageTag(await make(image, pictureWidths.textColumn), sizes, size + rest);
  });
}

/** An image in several widths as HTML, which is loaded when it comes near the window. */
export function imageTag({ src, srcSet }: PictureData, sizes: string, rest: string): string {
  const candidates = srcSet && ` srcset="${srcSet}" sizes="${sizes}"`;
  return `<img${candidates} src="${src}" loading="lazy" decoding="async"${rest}>`;
}

/** The questions of an FAQ, with `withPictures` applied to their answers. */
export function answersWithPictures<Entry extends FaqEntry>(
  questions: readonly Entry[],
): Promise<Entry[]> {
  return Promise.all(
    questions.map(async (entry) => ({ ...entry, answer: await withPictures(entry.answer) })),
  );
}
