import sharp from 'sharp';

/** What an image file turned out to be, or why it is no image. */
export type Measured = { width: number; height: number; tint: string } | { reason: string };

/** Looks into an image file, all of it, so that a file that is cut off is noticed. */
export async function measureImage(file: string): Promise<Measured> {
  try {
    const image = sharp(file, { failOn: 'error' });
    const { width, height, autoOrient } = await image.metadata();
    const pixel = await image
      .resize(1, 1, { fit: 'fill' })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .raw()
      .toBuffer();
    const tint = `#${pixel.subarray(0, 3).toString('hex')}`;
    return { width: autoOrient.width ?? width, height: autoOrient.height ?? height, tint };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    const line = said.replaceAll(/\s+/g, ' ').replace(/[\s:.]+$/, '');
    return { reason: `which cannot be read as an image (${line})` };
  }
}
