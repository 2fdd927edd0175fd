/** Boxes of an MP4 file that hold data about the recording, such as its place (ISO/IEC 14496-12, QuickTime). */
const mp4Data = new Set(['udta', 'meta']);
const mp4Parents = new Set(['moov', 'trak']);

/** The id of the `uuid` box with XMP (XMP specification, part 3). */
const XMP = 'be7acfcb97a942e89c71999491e3afac';

/** Ids of elements of a WebM file (RFC 8794, RFC 9559). */
const webm = { segment: 0x18538067, tags: 0x1254c367, void: 0xec } as const;

/**
 * Overwrites in a video what says where and by what it was recorded. All else keeps its place in the file, so the
 * pictures and the sound are the same.
 *
 * @param bytes The content of an MP4 or WebM file, which is changed.
 * @returns whether anything was overwritten
 */
export function clearVideoMetadata(bytes: Buffer): boolean {
  const isMp4 = bytes.toString('latin1', 4, 8) === 'ftyp';
  return isMp4 ? clearBoxes(bytes, 0, bytes.length) : clearTags(bytes, 0, bytes.length);
}

function clearBoxes(bytes: Buffer, from: number, to: number): boolean {
  let isChanged = false;
  for (let start = from; start + 16 <= to; ) {
    const written = bytes.readUInt32BE(start);
    const head = written === 1 ? 16 : 8;
    const size = written === 1 ? Number(bytes.readBigUInt64BE(start + 8)) : written || to - start;
    const end = start + size;
    if (size < head || end > to) break;
    const type = bytes.toString('latin1', start + 4, start + 8);
    const isXmp = type === 'uuid' && bytes.toString('hex', start + head, start + head + 16) === XMP;
    if (mp4Data.has(type) || isXmp) {
      // `free` is a box that players skip.
      bytes.write('free', start + 4, 'latin1');
      bytes.fill(0, start + head, end);
      isChanged = true;
    } else if (mp4Parents.has(type)) isChanged = clearBoxes(bytes, start + head, end) || isChanged;
    start = end;
  }
  return isChanged;
}

/** A number of variable length, whose first byte says how many bytes it has. */
function readNumber(bytes: Buffer, at: number, keepsMarker: boolean) {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (length > 8 || at + length > bytes.length) return undefined;
  let value = keepsMarker ? first : first & (0xff >> length);
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, end: at + length, isUnknown: value === 2 ** (7 * length) - 1 };
}

function clearTags(bytes: Buffer, from: number, to: number): boolean {
  let isChanged = false;
  for (let start = from; start < to; ) {
    const id = readNumber(bytes, start, true);
    const size = id && readNumber(bytes, id.end, false);
    if (!size) break;
    const isSegment = id.value === webm.segment;
    // A live recording does not know its size: it ends with the file.
    const end = size.isUnknown && isSegment ? to : size.end + size.value;
    if (end > to) break;
    if (isSegment) isChanged = clearTags(bytes, size.end, end) || isChanged;
    else if (id.value === webm.tags) {
      writeVoid(bytes, start, end);
      isChanged = true;
    }
    start = end;
  }
  return isChanged;
}

/** Writes an element without content, which players skip. */
function writeVoid(bytes: Buffer, start: number, end: number): void {
  bytes.fill(0, start, end);
  bytes[start] = webm.void;
  if (end - start < 9) bytes[start + 1] = 0x80 + (end - start - 2);
  else bytes.writeBigUInt64BE(2n ** 56n + BigInt(end - start - 9), start + 1);
}
