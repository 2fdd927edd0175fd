import { isRecord } from '../../i18n/is-record.ts';
import { entriesOf } from '../edit/walk.ts';
import type { ContentImage } from './content-image.ts';
import { imagesInText } from './text-images.ts';

/** All images in loaded content, those in its texts included, by path in the content folder. */
export function imagesIn(part: unknown): Map<string, ContentImage> {
  const images = new Map<string, ContentImage>();
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
