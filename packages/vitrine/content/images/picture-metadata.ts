import { hasDataTrack, isDamagedVideo, withoutVideoMetadata } from './video-metadata.ts';

/** Reads the parts of a file that are needed to show it. @throws RangeError for a damaged file */
type Walk = (file: Buffer) => Iterable<Buffer>;

/** The bytes between two offsets. @throws RangeError if the file ends earlier */
function take(file: Buffer, start: number, end: number): Buffer {
  if (end > file.length) throw new RangeError('The file is cut off.');
  return file.subarray(start, end);
}

// In hexadecimal: frames, tables and scans; JFIF without a thumbnail, the ICC profile, and the colours of Adobe.
const neededSegments =
  /^(?:c.|d[a-d]|e000104a46494600|e2....4943435f50524f46494c4500|ee000e41646f6265)/;

/** The segments of a JPEG up to its end (ITU-T T.81, annex B). */
function* jpegParts(file: Buffer): Generator<Buffer> {
  yield take(file, 0, 2);
  for (let at = 2; ; ) {
    if (file.readUInt8(at) !== 0xff) throw new RangeError('No segment begins here.');
    const marker = file.readUInt8(at + 1);
    if (marker === 0xd9) return yield take(file, at, at + 2);
    // Segments may have fillers in front.
    const isFiller = marker === 0xff;
    let next = isFiller ? at + 1 : at + 2 + file.readUInt16BE(at + 2);
    if (marker === 0xda) next = endOfScan(file, next);
    const part = take(file, at, next);
    if (neededSegments.test(part.toString('hex', 1, 20))) yield part;
    at = next;
  }
}

/** Where the next segment begins: `ff00` is a byte of the picture, and `ffd0` to `ffd7` divide it. */
function endOfScan(file: Buffer, start: number): number {
  let at = file.indexOf(0xff, start);
  while (at >= 0 && /^(?:0|d[0-7])$/.test(file.readUInt8(at + 1).toString(16))) {
    at = file.indexOf(0xff, at + 2);
  }
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

const neededChunks =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|iCCP|cICP|mDCV|cLLI|sBIT|bKGD|pHYs|acTL|fcTL|fdAT)$/;

/** The chunks of a PNG up to its end (PNG, third edition, section 5). */
function* pngParts(file: Buffer): Generator<Buffer> {
  yield take(file, 0, 8);
  for (let at = 8, name = ''; name !== 'IEND'; ) {
    const part = take(file, at, at + 12 + file.readUInt32BE(at));
    name = part.toString('latin1', 4, 8);
    if (neededChunks.test(name)) yield part;
    at += part.length;
  }
}

/** The head of a WebP and its chunks (RFC 9649, section 2), with the sizes of those that are left. */
function webpParts(file: Buffer): Buffer[] {
  const chunks = [...webpChunks(take(file, 12, 8 + file.readUInt32LE(4)))];
  return [resized(file.subarray(0, 12), 4, chunks), ...chunks];
}

function* webpChunks(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; ) {
    const name = file.toString('latin1', at, at + 4);
    const size = file.readUInt32LE(at + 4);
    const part = take(file, at, at + 8 + size);
    at += part.length + (size % 2);
    if (name === 'ANMF') {
      const chunks = [...webpChunks(part.subarray(24))];
      yield* [resized(part.subarray(0, 24), 16, chunks), ...chunks];
    } else if (/^(?:VP8[ LX]|ANIM|ALPH|ICCP)$/.test(name)) {
      const chunk = Buffer.concat([part, Buffer.alloc(size % 2)]);
      // The flags of Exif and XMP.
      if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~0x0c, 8);
      yield chunk;
    }
  }
}

/** The head of a WebP or of a frame, with the size of the chunks in it and of its own fields. */
function resized(head: Buffer, fields: number, chunks: readonly Buffer[]): Buffer {
  const copy = Buffer.from(head);
  copy.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, fields),
    4,
  );
  return copy;
}

/** The blocks of a GIF up to its end (GIF89a, section 12). */
function* gifParts(file: Buffer): Generator<Buffer> {
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const start = 13 + colours(file.readUInt8(10));
  yield take(file, 0, start);
  for (let at = start; ; ) {
    const kind = file.readUInt8(at);
    if (kind === 0x3b) return yield take(file, at, at + 1);
    const isFrame = kind === 0x2c;
    if (!isFrame && kind !== 0x21) throw new RangeError('No block begins here.');
    let next = at + 2;
    if (isFrame) next = at + 11 + colours(file.readUInt8(at + 9));
    while (file.readUInt8(next) > 0) next += 1 + file.readUInt8(next);
    const part = take(file, at, next + 1);
    // Graphic controls, and the extension that repeats an animation.
    const isNeeded = /^!(?:\xf9|\xff.(?:NETSCAPE2\.0|ANIMEXTS1\.0))/s;
    if (isFrame || isNeeded.test(part.toString('latin1', 0, 14))) yield part;
    at = next + 1;
  }
}

/** An AVIF, whose parts are boxes as those of a video. */
function avifParts(file: Buffer): Buffer[] {
  if (isDamagedVideo(file) || hasDataTrack(file)) throw new RangeError('Parts cannot be cleared.');
  return [withoutVideoMetadata(file)];
}

/** How each format is read, by the first bytes of a file. */
const walks: readonly [beginning: RegExp, walk: Walk][] = [
  [/^\xff\xd8/, jpegParts],
  [/^.PNG\r\n.\n/s, pngParts],
  [/^RIFF.{4}WEBP/s, webpParts],
  [/^GIF8[79]a/, gifParts],
  [/^.{4}ftyp/s, avifParts],
];

/**
 * Leaves out of a JPEG, PNG, WebP, GIF or AVIF what is not needed to show it, such as the place of a
 * photograph, comments, or the video behind it. Nothing is encoded again, so the pixels are not turned by
 * the orientation, which is left out as well.
 *
 * @returns undefined for a damaged file, for other formats, and for an AVIF that has Exif or XMP
 */
export function withoutPictureMetadata(file: Buffer): Buffer | undefined {
  const beginning = file.toString('latin1', 0, 16);
  const walk = walks.find(([pattern]) => pattern.test(beginning))?.[1];
  try {
    return walk && Buffer.concat([...walk(file)]);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
