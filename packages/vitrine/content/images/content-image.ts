import { say } from '../phrase.ts';
import type { FileType } from './file-finder.ts';
import { MAX_IMAGE_BYTES } from './file-limits.ts';
import { wrongFormat } from './file-signatures.ts';
import { imageExtensions } from './image-files.ts';
import { measureImage, statOf } from './measure-image.ts';
import { svgSizeIssue } from './svg-size.ts';
import { unsafeSvg } from './unsafe-svg.ts';

export interface ContentImage {
  /** The path of the image in the content folder, with forward slashes. */
  path: string;
  /** The width in pixels as displayed, after rotation by the EXIF orientation of a photograph. */
  width: number;
  height: number;
  /** The mean colour of the image as `#rrggbb`, which pages show while the image loads. */
  tint: string;
  /** Whether the file is an animation. Pages show its first picture. */
  animated?: boolean | undefined;
}

export const imageType: FileType<Omit<ContentImage, 'path'>> = {
  noun: say('imageFile'),
  extensions: imageExtensions,
  placeholder: { width: 0, height: 0, tint: '' },
  async examine(file, cache) {
    const stats = await statOf(file);
    if ('reason' in stats) return stats;
    const isSvg = file.toLowerCase().endsWith('.svg') && stats.size <= MAX_IMAGE_BYTES;
    if (!isSvg) return await measureImage(file, stats, cache);
    const rejection = await wrongFormat(file);
    if (rejection) return rejection;
    const unsafe = await unsafeSvg(file);
    if (unsafe) return { expected: say('svgSafe'), reason: unsafe, hint: say('plainSvg') };
    return (await svgSizeIssue(file)) ?? (await measureImage(file, stats, cache));
  },
};
