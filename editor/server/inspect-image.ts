import sharp from 'sharp';
import { MAX_IMAGE_PIXELS } from '../../src/content/images/image-files.ts';

/** File extensions by sharp's names of formats. */
const extensions: Readonly<Record<string, string>> = {
  png: '.png',
  jpeg: '.jpg',
  webp: '.webp',
  heif: '.avif',
  gif: '.gif',
  svg: '.svg',
};

export type Inspection = { extension: string } | { error: 'noImage' | 'tooLarge' | 'broken' };

// A process of its own: drawing an SVG can take any time and cannot be interrupted otherwise.
process.on('message', async (bytes) => {
  if (bytes instanceof Uint8Array) process.send?.(await inspect(bytes));
});
// Without the editor nobody waits for the result. An ordinary exit would wait for the drawing.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

async function inspect(bytes: Uint8Array): Promise<Inspection> {
  const metadata = await sharp(bytes, { failOn: 'none' })
    .metadata()
    .catch(() => undefined);
  const extension = extensions[metadata?.format ?? ''];
  const isHeic = metadata?.format === 'heif' && metadata.compression !== 'av1';
  if (!metadata || !extension || isHeic) return { error: 'noImage' };
  if (metadata.width * metadata.height > MAX_IMAGE_PIXELS) return { error: 'tooLarge' };
  const image = sharp(bytes, { failOn: 'error' });
  // All of it is decoded, so that a file that is cut off is noticed. A drawing is drawn small.
  const decoded = extension === '.svg' ? image.resize(1).raw().toBuffer() : image.stats();
  return await decoded.then(
    () => ({ extension }),
    () => ({ error: 'broken' }),
  );
}
