import { open } from 'node:fs/promises';
import { type CodedPhrase, say } from '../phrase.ts';

/** A file format that browsers do not show as an image, or that contradicts the file's extension. */
interface FileSignature {
  /** The first bytes of the file as Latin-1, or a pattern that they match. */
  begins: RegExp | string;
  reason: CodedPhrase;
  hint: CodedPhrase;
}

const rejected = (
  begins: FileSignature['begins'],
  format: CodedPhrase,
  hint: CodedPhrase = say('exportImage'),
) => ({ begins, reason: say('otherFormat', { what: format }), hint });

const imageFormat = (format: string) => say('formatImage', { format });
const fileFormat = (format: string) => say('formatFile', { format });

/** The order matters: the first match counts. */
const otherSignatures: readonly FileSignature[] = [
  rejected(/^.{4}ftyp(?:hei|hev|mif1|msf1)/s, imageFormat('HEIC')),
  {
    begins: /^.{4}ftypavis/s,
    reason: say('whichIs', { what: say('animatedAvif') }),
    hint: say('exportAnimation'),
  },
  rejected(/^.{4}ftyp(?!avi)/s, say('videoFile'), say('exportFrame')),
  rejected(/^BM/, imageFormat('BMP')),
  rejected(/^8BPS/, imageFormat('Photoshop')),
  rejected(/^(?:II[*+]|MM.[*+])/s, imageFormat('TIFF')),
  rejected(/^(?:\xff\n|.{4}JXL )/s, imageFormat('JPEG XL')),
  rejected(/^.{4}jP/s, imageFormat('JPEG 2000')),
  rejected('\0\0\x01\0', imageFormat('ICO')),
  rejected(/^%PDF/, fileFormat('PDF')),
  rejected('PK\x03\x04', fileFormat('ZIP'), say('unpackFile')),
  rejected('\x1f\x8b', fileFormat('gzip'), say('unpackFile')),
  {
    begins: /^version https:\/\/git-lfs/,
    reason: say('whichIs', { what: say('lfsPointer') }),
    hint: say('getImage'),
  },
  rejected(
    // An XML declaration (`<?xml …?>`) and comments may come first. \xef\xbb\xbf is a byte order mark.
    /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*)*<(?:!doctype\s+html|html|head|body)\b/i,
    say('webPage'),
    say('saveImage'),
  ),
];

const renameTo = (extension: string) => say('renameTo', { ending: extension });

const svgSignature = rejected(
  /^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype svg[^>]*>\s*)*<(?:[\w-]+:)?svg\b/i,
  imageFormat('SVG'),
  renameTo('svg'),
);

const rasterSignatures: readonly FileSignature[] = [
  rejected(/^\x89PNG/, imageFormat('PNG'), renameTo('png')),
  rejected(/^\xff\xd8\xff/, imageFormat('JPEG'), renameTo('jpg')),
  rejected(/^GIF8/, imageFormat('GIF'), renameTo('gif')),
  rejected(/^RIFF.{4}WEBP/s, imageFormat('WebP'), renameTo('webp')),
  rejected(/^.{4}ftypavi/s, imageFormat('AVIF'), renameTo('avif')),
];

/** How many bytes are read: a comment with a licence may be in front of an SVG. */
const BYTES_READ = 16_384;

/**
 * Recognizes a file whose first bytes contradict its extension. Raster images may have each other's extensions.
 *
 * @returns The reason why the file cannot be used; undefined for another file.
 */
export async function wrongFormat(
  file: string,
): Promise<Pick<FileSignature, 'reason' | 'hint'> | undefined> {
  await using handle = await open(file);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(BYTES_READ));
  const beginning = buffer.toString('latin1', 0, bytesRead);
  const contradicting = file.toLowerCase().endsWith('.svg') ? rasterSignatures : [svgSignature];
  const signature = [...otherSignatures, ...contradicting].find(({ begins }) =>
    typeof begins === 'string' ? beginning.startsWith(begins) : begins.test(beginning),
  );
  return signature && { reason: signature.reason, hint: signature.hint };
}
