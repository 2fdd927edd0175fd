import type { FaqEntry } from '../content/schemas/faq.ts';
import { href } from '../lib/href.ts';
import { replaceImages } from '../lib/text-images.ts';
import { makePicture } from './pictures.ts';

/** For a phone, for the measure of a text, and for dense screens. */
const widths = [400, 720, 1280];
const sizes = '(width < 44rem) 92vw, 40rem';

/**
 * Rendered Markdown from the content, with its images in the widths that browsers choose from, and its
 * links to pages below the sub-path.
 */
export function withPictures(html: string): Promise<string> {
  const linked = html.replaceAll(/(<a href=")(\/(?!\/)[^"]*)/g, (_, tag, to) => tag + href(to));
  return replaceImages(linked, async (attributes) => {
    const file = /^ data-file="([^"]*)" width="(\d+)" height="(\d+)"/.exec(attributes);
    if (!file) return undefined;
    const [written, path = '', width, height] = file;
    const image = { path: decodeURI(path), width: Number(width), height: Number(height), tint: '' };
    const { src, srcSet } = await makePicture(image, widths);
    const candidates = srcSet && ` srcset="${srcSet}" sizes="${sizes}"`;
    const size = ` width="${width}" height="${height}"`;
    return `<img${candidates} src="${src}" loading="lazy" decoding="async"${attributes.replace(written, size)}>`;
  });
}

/** Questions with the pictures and links of their answers as `withPictures` makes them. */
export function answersWithPictures(questions: readonly FaqEntry[]): Promise<FaqEntry[]> {
  return Promise.all(
    questions.map(async (entry) => ({ ...entry, answer: await withPictures(entry.answer) })),
  );
}
