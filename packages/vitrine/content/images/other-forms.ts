import { open } from 'node:fs/promises';
import { type CodedPhrase, say } from '../phrase.ts';

/** A form of file that is not an image of the web, or not one of its ending. */
interface OtherForm {
  /** The first bytes of the file as Latin-1, or a pattern that they match. */
  begins: RegExp | string;
  reason: CodedPhrase;
  hint: CodedPhrase;
}

const misnamed = (
  begins: OtherForm['begins'],
  what: CodedPhrase,
  hint: CodedPhrase = say('exportImage'),
) => ({ begins, reason: say('otherFormat', { what }), hint });

const image = (format: string) => say('formatImage', { format });
const packed = (format: string) => say('formatFile', { format });

const otherForms: readonly OtherForm[] = [
  misnamed(/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, image('HEIC')),
  {
    begins: /^.{4}ftypavis/s,
    reason: say('whichIs', { what: say('animatedAvif') }),
    hint: say('exportAnimation'),
  },
  misnamed(/^.{4}ftyp(?!avi)/s, say('videoFile'), say('exportFrame')),
  misnamed(/^BM/, image('BMP')),
  misnamed(/^8BPS/, image('Photoshop')),
  misnamed(/^(?:II[*+]|MM.[*+])/s, image('TIFF')),
  misnamed(/^(?:\xff\n|.{4}JXL )/s, image('JPEG XL')),
  misnamed(/^.{4}jP/s, image('JPEG 2000')),
  misnamed('\0\0\x01\0', image('ICO')),
  misnamed(/^%PDF/, packed('PDF')),
  misnamed('PK\x03\x04', packed('ZIP'), say('unpackFile')),
  misnamed('\x1f\x8b', packed('gzip'), say('unpackFile')),
  {
    begins: /^version https:\/\/git-lfs/,
    reason: say('whichIs', { what: say('lfsPointer') }),
    hint: say('getImage'),
  },
  misnamed(
    // An XML declaration and comments may come first.
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i,
    say('webPage'),
    say('saveImage'),
  ),
];

const renameTo = (ending: string) => say('renameTo', { ending });

const drawing = misnamed(
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<(?:[\w-]+:)?svg\b/i,
  image('SVG'),
  renameTo('svg'),
);

const pixels: readonly OtherForm[] = [
  misnamed(/^\x89PNG/, image('PNG'), renameTo('png')),
  misnamed(/^\xff\xd8\xff/, image('JPEG'), renameTo('jpg')),
  misnamed(/^GIF8/, image('GIF'), renameTo('gif')),
  misnamed(/^RIFF.{4}WEBP/s, image('WebP'), renameTo('webp')),
  misnamed(/^.{4}ftypavi/s, image('AVIF'), renameTo('avif')),
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
): Promise<Pick<OtherForm, 'reason' | 'hint'> | undefined> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(ENOUGH));
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const foreign = file.toLowerCase().endsWith('.svg') ? pixels : [drawing];
  const form = [...otherForms, ...foreign].find(({ begins }) =>
    typeof begins === 'string' ? beginning.startsWith(begins) : begins.test(beginning),
  );
  return form && { reason: form.reason, hint: form.hint };
}
