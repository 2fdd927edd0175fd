import { open } from 'node:fs/promises';

/** A form of file that is not an image of the web, or not one of its ending. */
interface OtherForm {
  /** The first bytes of the file as Latin-1, or a pattern that they match. */
  begins: RegExp | string;
  reason: string;
  hint: string;
}

const misnamed = (
  begins: OtherForm['begins'],
  name: string,
  hint = 'Export the image as JPEG or PNG.',
) => ({
  begins,
  reason: `which is ${name}, although the file name ends as for another format`,
  hint,
});

const otherForms: readonly OtherForm[] = [
  misnamed(/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, 'a HEIC photograph'),
  {
    begins: /^.{4}ftypavis/s,
    reason: 'which is an animated AVIF',
    hint: 'Export one picture of the animation as AVIF, or the animation as a video.',
  },
  misnamed(/^.{4}ftyp(?!avi)/s, 'a video', 'Export one picture of the video as JPEG or PNG.'),
  misnamed(/^BM/, 'a BMP image'),
  misnamed(/^8BPS/, 'a Photoshop image'),
  misnamed(/^(?:II[*+]|MM.[*+])/s, 'a TIFF image'),
  misnamed(/^(?:\xff\n|.{4}JXL )/s, 'a JPEG XL image'),
  misnamed(/^.{4}jP/s, 'a JPEG 2000 image'),
  misnamed('\0\0\x01\0', 'an icon file (ICO)'),
  misnamed(/^%PDF/, 'a PDF'),
  misnamed('PK\x03\x04', 'a ZIP archive', 'Unpack the archive first.'),
  misnamed('\x1f\x8b', 'a file packed with gzip', 'Unpack the file first.'),
  {
    begins: /^version https:\/\/git-lfs/,
    reason: 'which is a pointer of Git LFS in place of the image',
    hint: 'Get the image itself: git lfs pull',
  },
  misnamed(
    // An XML declaration and comments may come first.
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i,
    'a web page',
    'Save the image itself: open the image alone in the browser first.',
  ),
];

const renameTo = (ending: string) => `Rename the file, so that its name ends in .${ending}.`;

const drawing = misnamed(
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<(?:[\w-]+:)?svg\b/i,
  'an SVG drawing',
  renameTo('svg'),
);

const pixels: readonly OtherForm[] = [
  misnamed(/^\x89PNG/, 'a PNG image', renameTo('png')),
  misnamed(/^\xff\xd8\xff/, 'a JPEG image', renameTo('jpg')),
  misnamed(/^GIF8/, 'a GIF image', renameTo('gif')),
  misnamed(/^RIFF.{4}WEBP/s, 'a WebP image', renameTo('webp')),
  misnamed(/^.{4}ftypavi/s, 'an AVIF image', renameTo('avif')),
];

/** How many bytes are read: a licence may be in front of a drawing. */
const ENOUGH = 16_384;

/**
 * Recognizes a file by its first bytes, if it is of another form than its name says. Images of pixels may
 * have each other's endings.
 *
 * @returns The reason why the file cannot be used; undefined for another file.
 */
export async function otherForm(
  file: string,
): Promise<{ reason: string; hint: string } | undefined> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENOUGH));
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const foreign = file.toLowerCase().endsWith('.svg') ? pixels : [drawing];
  const form = [...otherForms, ...foreign].find(({ begins }) =>
    typeof begins === 'string' ? beginning.startsWith(begins) : begins.test(beginning),
  );
  return form && { reason: form.reason, hint: form.hint };
}
