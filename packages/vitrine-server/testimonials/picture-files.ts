// Reads the structure of picture files, without decoding the pictures.

/** A still picture: its size in pixels, and the parts of the file that are no metadata. */
export interface Picture {
  width: number;
  height: number;
  parts: readonly Uint8Array[];
}

function slice(file: DataView, from: number, to: number): Uint8Array {
  if (to > file.byteLength) throw new RangeError('The file is cut off.');
  return new Uint8Array(file.buffer, file.byteOffset + from, to - from);
}

function text(file: DataView, from: number, length: number): string {
  return Buffer.from(slice(file, from, from + length)).toString('latin1');
}

/**
 * Reads a JPEG file (ITU-T T.81, annex B). Of its application segments, colour profile, JFIF, Adobe and
 * the orientation stay. What follows the picture, such as a video, is left out.
 *
 * @throws RangeError if the file is cut off
 */
export function readJpeg(file: DataView): Picture | undefined {
  if (file.getUint16(0) !== 0xffd8) return undefined;
  const parts = [slice(file, 0, 2)];
  let [width, height] = [0, 0];
  for (let at = 2; ; ) {
    if (file.getUint8(at) !== 0xff) return undefined;
    const marker = file.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === 0xd9) return { width, height, parts: [...parts, slice(file, at, at + 2)] };
    // The other markers below 0xC0 and from 0xD0 to 0xD8 have no place before or between segments.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return undefined;
    let end = at + 2 + file.getUint16(at + 2);
    if (end < at + 4) return undefined;
    if (marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      height = Math.max(height, file.getUint16(at + 5));
      width = Math.max(width, file.getUint16(at + 7));
    }
    // The compressed picture follows its header, up to the next marker other than a restart.
    if (marker === 0xda) while (!isMarker(file, end)) end += 1;
    const segment = slice(file, at, end);
    const length = end - at - 4;
    if (isKept(marker, text(file, at + 4, Math.min(12, length)), length)) parts.push(segment);
    else if (marker === 0xe1) parts.push(...orientationOf(file, at + 4, end));
    at = end;
  }
}

function isMarker(file: DataView, at: number): boolean {
  if (file.getUint8(at) !== 0xff) return false;
  const next = file.getUint8(at + 1);
  return next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7);
}

function isKept(marker: number, name: string, length: number): boolean {
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE\0');
  // A longer JFIF segment has a small picture of what the camera saw, or anything else.
  const kept = { 224: 'JFIF\0', 238: 'Adobe' }[marker];
  return marker < 0xe0 || (kept !== undefined && name.startsWith(kept) && length <= 14);
}

/** An Exif segment that has the orientation of the picture only, if the segment says one. */
function orientationOf(file: DataView, from: number, end: number): Uint8Array[] {
  if (end - from < 14 || text(file, from, 6) !== 'Exif\0\0') return [];
  const start = from + 6;
  const isLittle = text(file, start, 2) === 'II';
  const list = start + file.getUint32(start + 4, isLittle);
  if (list + 2 > end) return [];
  const count = file.getUint16(list, isLittle);
  for (let entry = list + 2; entry < list + 2 + count * 12 && entry + 12 <= end; entry += 12) {
    if (file.getUint16(entry, isLittle) !== 0x112) continue;
    const value = file.getUint16(entry + 8, isLittle);
    if (value < 2 || value > 8) return [];
    // Header, and one list with one entry: tag 0x112, type SHORT, one value.
    const header = 'ffe100224578696600004d4d002a00000008';
    return [Buffer.from(`${header}00010112000300000001000${value}000000000000`, 'hex')];
  }
  return [];
}

/** The chunks of a PNG file that stay: the picture, its colours and its transparency. */
const PNG_CHUNKS = 'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT'.split(' ');

/**
 * Reads a PNG file (PNG specification, third edition). An animation is no portrait.
 *
 * @throws RangeError if the file is cut off
 */
export function readPng(file: DataView): Picture | undefined {
  if (text(file, 0, 8) !== '\x89PNG\r\n\x1a\n' || text(file, 12, 4) !== 'IHDR') return undefined;
  const parts = [slice(file, 0, 8)];
  for (let at = 8; ; ) {
    const type = text(file, at + 4, 4);
    const end = at + 12 + file.getUint32(at);
    if (/^(?:acTL|fcTL|fdAT)$/.test(type)) return undefined;
    const chunk = slice(file, at, end);
    if (PNG_CHUNKS.includes(type)) parts.push(chunk);
    if (type === 'IEND') return { width: file.getUint32(16), height: file.getUint32(20), parts };
    at = end;
  }
}

/** The chunks of a WebP file that stay. */
const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP'];

/**
 * Reads a WebP file (RFC 9649). An animation is no portrait.
 *
 * @throws RangeError if the file is cut off
 */
export function readWebp(file: DataView): Picture | undefined {
  if (text(file, 0, 4) !== 'RIFF' || text(file, 8, 4) !== 'WEBP') return undefined;
  const fileEnd = 8 + file.getUint32(4, true);
  const chunks: Uint8Array[] = [];
  let [width, height] = [0, 0];
  for (let at = 12; at < fileEnd; ) {
    const type = text(file, at, 4);
    const length = file.getUint32(at + 4, true);
    const end = at + 8 + length + (length % 2);
    if (/^ANI?M/.test(type)) return undefined;
    const size = webpSize(type, new DataView(file.buffer, file.byteOffset + at + 8, length));
    width = Math.max(width, size[0]);
    height = Math.max(height, size[1]);
    const chunk = Buffer.from(slice(file, at, end));
    if (type === 'VP8X') {
      // Bit 1 means an animation. Bits 2 and 3 announce metadata, which is left out.
      if ((chunk[8] ?? 0) & 0b10) return undefined;
      chunk[8] = (chunk[8] ?? 0) & 0b11110000;
    }
    if (WEBP_CHUNKS.includes(type)) chunks.push(chunk);
    at = end;
  }
  const head = Buffer.from('RIFF----WEBP', 'latin1');
  head.writeUInt32LE(
    chunks.reduce((sum, { length }) => sum + length, 4),
    4,
  );
  return { width, height, parts: [head, ...chunks] };
}

/** The width and height that a chunk of a WebP file says. */
function webpSize(type: string, data: DataView): [width: number, height: number] {
  switch (type) {
    case 'VP8X':
      return [(data.getUint32(4, true) & 0xffffff) + 1, (data.getUint32(6, true) >>> 8) + 1];
    case 'VP8 ':
      return [data.getUint16(6, true) & 0x3fff, data.getUint16(8, true) & 0x3fff];
    case 'VP8L': {
      const bits = data.getUint32(1, true);
      return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    }
    default:
      return [0, 0];
  }
}
