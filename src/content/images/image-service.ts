import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/**
 * Astro's image service with two differences: a WebP that is already small enough is not encoded again, and
 * the names of versions of local images of the same size end in the same hash, so that pages compress better.
 */
const service: LocalImageService = {
  ...sharpService,
  // The properties that Astro hashes, but for `src`: the name of a local image has a hash of its content.
  propertiesToHash: [
    'remote',
    'width',
    'height',
    'format',
    'quality',
    'fit',
    'position',
    'background',
  ],
  validateOptions: async (options, config, logger) => {
    const valid = (await sharpService.validateOptions?.(options, config, logger)) ?? options;
    return typeof valid.src === 'string' ? { ...valid, remote: valid.src } : valid;
  },
  getHTMLAttributes: ({ remote, ...options }, config, logger) =>
    sharpService.getHTMLAttributes?.(options, config, logger) ?? {},
  transform: async (input, options, config, logger) => {
    const { format, width } = options;
    if (format === 'webp' && isReady(Buffer.from(input), width)) return { data: input, format };
    return sharpService.transform(input, options, config, logger);
  },
};

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
