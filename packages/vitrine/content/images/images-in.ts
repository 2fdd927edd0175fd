import { isRecord } from '../../i18n/is-record.ts';
import { entriesOf } from '../edit/walk.ts';
import type { ContentImage } from './content-image.ts';
import { imagesInText } from './text-images.ts';

/** An image in loaded content; the colour of one in a text is not known. */
export type ImageOfContent = Omit<ContentImage, 'tint'>;

/** All images in loaded content, those in its texts included, by path in the content folder. */
export function imagesIn(part: unknown): Map<string, ImageOfContent> {
  const images = new Map<string, ImageOfContent>();
  const open = [part];
  while (open.length > 0) {
    const next = open.pop();
    const found =
      typeof next === 'string' ? imagesInText(next) : isImage(next) ? [next] : undefined;
    for (const image of found ?? []) images.set(image.path, image);
    if (found === undefined) open.push(...entriesOf(next).map(([, inner]) => inner));
  }
  return images;
}

function isImage(part: unknown): part is ContentImage {
  return isRecord(part) && 'path' in part && 'tint' in part;
}
