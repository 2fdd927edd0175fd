import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/** Astro's service, but a WebP that can be sent as it is stays as it is. */
const service: LocalImageService = {
  ...sharpService,
  transform: async (input, options, config, logger) => {
    const { format, width } = options;
    if (format === 'webp' && isReady(Buffer.from(input), width)) return { data: input, format };
    return sharpService.transform(input, options, config, logger);
  },
};

/**
 * Whether an image is a small WebP of at most this width without anything beside the picture, such as
 * the place where it was taken: the simple file format of RFC 9649, section 2.5.
 */
function isReady(file: Buffer, maxWidth: number): boolean {
  if (file.toString('latin1', 8, 16) !== 'WEBPVP8 ') return false;
  const [width, height] = [file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff];
  return width <= maxWidth && file.length <= (width * height) / 10;
}

// biome-ignore lint/style/noDefaultExport: Astro takes a service as such
export default service;
