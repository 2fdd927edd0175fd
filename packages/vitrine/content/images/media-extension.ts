import type { FileFormat } from './file-limits.ts';
import { isImageName, MAX_IMAGE_PIXELS } from './image-files.ts';
import { type Recognized, recognizeMedia } from './media.ts';
import { openImage } from './open-image.ts';

/** The file extension for the content of a file, or the code of the reason why the file cannot be used. */
type FoundExtension =
  | { extension: string }
  | Extract<Recognized, { reason: string }>
  | { reason: 'noImage' | 'broken' | 'tooLarge' };

/** File extensions of image formats, where they differ from sharp's name for the format. */
const extensions: Readonly<Record<string, string>> = { jpeg: 'jpg', heif: 'avif' };

/** Finds the file extension for the bytes of a file that a field with a format can name, such as `.jpg`. */
export async function mediaExtension(bytes: Buffer, format: FileFormat): Promise<FoundExtension> {
  if (format === 'image') return await imageExtension(bytes);
  const found = recognizeMedia(bytes, format);
  return 'type' in found ? { extension: found.type.replace(/.*\//, '.') } : found;
}

/** Decodes the whole image to check it. */
async function imageExtension(bytes: Buffer): Promise<FoundExtension> {
  const metadata = await (await openImage(bytes, { failOn: 'none' }))
    .metadata()
    .catch(() => undefined);
  const extension = `.${extensions[metadata?.format ?? ''] ?? metadata?.format}`;
  const isHeic = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !isImageName(extension) || isHeic) return { reason: 'noImage' };
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) return { reason: 'tooLarge' };
  // An SVG was already parsed completely. Rendering an SVG could take unlimited time.
  if (extension === '.svg') return { extension };
  const decoded = await (await openImage(bytes, { failOn: 'error' }))
    .stats()
    .catch(() => undefined);
  return decoded ? { extension } : { reason: 'broken' };
}
