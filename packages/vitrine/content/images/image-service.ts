import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';
import { AstroError } from 'astro/errors';
import sharp from 'sharp';
import { MAX_IMAGE_SIDE } from './widest-version.ts';

/**
 * Astro's image service with some differences: a WebP that is already small enough is not encoded again; the
 * names of versions of local images of the same size end in the same hash, so that pages compress better; an
 * animation in a format without animations becomes its first picture; and an image that cannot be converted is an error, where Astro would
 * publish the original under the name of another format.
 */
const service: LocalImageService = {
  ...sharpService,
  // The properties that Astro hashes, but for `src`: the name of a local image has a hash of its content.
  propertiesToHash: 'remote width height format quality fit position background'.split(' '),
  validateOptions: async (options, config, logger) => {
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    return typeof valid.src === 'string' ? { ...valid, remote: valid.src } : valid;
  },
  getHTMLAttributes: ({ remote, ...options }, config, logger) =>
    sharpService.getHTMLAttributes?.(options, config, logger) ?? {},
  transform: async (input, options, config, logger) => {
    const { format, width } = options;
    if (format === 'webp' && isReady(Buffer.from(input), width)) return { data: input, format };
    if (format === 'svg') return sharpService.transform(input, options, config, logger);
    const pixels = await firstPicture(input, format);
    // Astro's warning says that the page will have the original.
    const quiet = { ...logger, warn: () => {} };
    const made = await sharpService.transform(pixels, options, config, quiet);
    if (made.data !== pixels) return made;
    throw new AstroError(
      `The image ${options.src} cannot be converted to ${format ?? 'another format'}.`,
      `Save the image again, with at most ${MAX_IMAGE_SIDE} pixels on each side.`,
    );
  },
};

/** The formats that have animations; pages of the owner may use them. */
const animations = ['gif', 'webp'];

/**
 * The first picture of an animation, as PNG, for a format that has no animations: Astro would put all
 * pictures below each other. Other files stay as they are.
 */
async function firstPicture(input: Uint8Array, format: string): Promise<Uint8Array> {
  const { pages = 1 } = await sharp(input).metadata();
  return pages > 1 && !animations.includes(format) ? await sharp(input).png().toBuffer() : input;
}

/**
 * Whether an image is a small WebP of at most this width without metadata, such as GPS coordinates:
 * only the simple file format (RFC 9649, section 2.5) cannot contain metadata.
 */
function isReady(file: Buffer, maxWidth: number): boolean {
  if (file.toString('latin1', 8, 16) !== 'WEBPVP8 ') return false;
  const [width, height] = [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  return width <= maxWidth && file.length <= (width * height) / 10;
}

// biome-ignore lint/style/noDefaultExport: Astro takes a service as such
export default service;
