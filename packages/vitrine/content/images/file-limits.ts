import { formats } from '../schemas/fields/formats.ts';
import { imageExtensions } from './image-files.ts';

export const MEGABYTE = 1024 * 1024;
const videoExtensions = ['mp4', 'webm'];

/** The extensions and the maximum size in MB of files that content names, by the format of their fields. */
export const fileLimits = {
  [formats.image]: { extensions: imageExtensions, max: 20 },
  // The maximum file size of Cloudflare Pages.
  [formats.video]: { extensions: videoExtensions, max: 25 },
  [formats.pictureVideo]: { extensions: videoExtensions, max: 2 },
  [formats.captions]: { extensions: ['vtt'], max: 1 },
} satisfies Record<string, { extensions: readonly string[]; max: number }>;

/** The maximum size of an image in bytes. */
export const MAX_IMAGE_BYTES = fileLimits[formats.image].max * MEGABYTE;

export type FileFormat = keyof typeof fileLimits;

/** Whether a field with a format names a file. */
export function isFileFormat(format: string | undefined): format is FileFormat {
  return format !== undefined && Object.hasOwn(fileLimits, format);
}

/** Whether a field with a format can name a file, by the extension of the file. */
export function hasFormat(name: string, format: FileFormat): boolean {
  return fileLimits[format].extensions.some((one) => name.toLowerCase().endsWith(`.${one}`));
}
