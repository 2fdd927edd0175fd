/** A box of MP4 (ISO/IEC 14496-12, section 4.2) or an element of WebM (RFC 8794), by its offsets in the file. */
interface Part {
  name: string;
  start: number;
  /** Where its content begins, after name and size. */
  body: number;
  end: number;
}

interface Container {
  /** The parts between two offsets, in order. */
  parts(file: Buffer, start: number, end: number): Generator<Part>;
  /** Which parts browsers need, in the file (`top`) and in those parts that have parts themselves. */
  needed: Readonly<Record<string, RegExp>>;
  /** Overwrites a part with an empty one of the same size, so that all offsets in the file stay right. */
  clear(file: Buffer, part: Part): void;
  /** Whether a part shows that the file has a track that is neither picture nor sound. */
  isData(file: Buffer, part: Part): boolean;
}

const mp4: Container = {
  *parts(file, start, end) {
    for (let at = start; at + 8 <= end; ) {
      const short = file.readUInt32BE(at);
      const body = at + (short === 1 ? 16 : 8);
      if (body > end) return;
      const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || end - at;
      if (at + size < body) return;
      const next = Math.min(at + size, end);
      yield { name: file.toString('latin1', at + 4, at + 8), start: at, body, end: next };
      at = next;
    }
  },
  needed: {
    top: /^(?:ftyp|styp|pdin|moov|moof|mdat|sidx|ssix|mfra|prft|pssh)$/,
    moov: /^(?:mvhd|trak|mvex|iods|pssh)$/,
    trak: /^(?:tkhd|tref|trgr|edts|mdia)$/,
    mdia: /^(?:mdhd|hdlr|elng|minf)$/,
    moof: /^(?:mfhd|traf|pssh)$/,
  },
  clear(file, { start, body, end }) {
    file.write('free', start + 4, 'latin1');
    file.fill(0, body, end);
  },
  // A track `tmcd` has the time code of the picture.
  isData: (file, { name, body }) =>
    name === 'hdlr' && !/vide|soun|tmcd|hint/.test(file.toString('latin1', body + 8, body + 12)),
};

const inSegment =
  // SeekHead, Info, Tracks, Cluster, Cues; and the parts of a cluster whose size is not known.
  '114d9b74|1549a966|1654ae6b|1f43b675|1c53bb6b|e7|a7|ab|a3|a0|5854';

const webm: Container = {
  *parts(file, start, end) {
    for (let at = start; at < end; ) {
      const sizeAt = at + lengthOf(file, at);
      const body = sizeAt + lengthOf(file, sizeAt);
      if (body > end || body - at > 12) return;
      const first = (file[sizeAt] ?? 0) & (0xff >> (body - sizeAt));
      const size = file.subarray(sizeAt + 1, body).reduce((sum, byte) => sum * 256 + byte, first);
      // Of an element of unknown size only the head is one part: its children follow as further parts.
      const isKnown = size !== 2 ** (7 * (body - sizeAt)) - 1;
      const next = Math.min(isKnown ? body + size : body, end);
      yield { name: file.toString('hex', at, sizeAt), start: at, body, end: next };
      at = next;
    }
  },
  needed: {
    top: new RegExp(`^(?:1a45dfa3|18538067|${inSegment})$`),
    '18538067': new RegExp(`^(?:${inSegment})$`),
    // TimestampScale, Duration, MuxingApp and WritingApp.
    '1549a966': /^(?:2ad7b1|4489|4d80|5741)$/,
    '1654ae6b': /^ae$/,
    // All children of a track, except its name and fillers (Void, CRC-32).
    ae: /^(?!536e|ec|bf)/,
  },
  clear(file, { start, end }) {
    const isShort = end - start < 10;
    file.fill(0, start, end);
    // An element Void, with a size of one byte or of eight.
    file.writeUInt16BE(isShort ? 0xec80 + end - start - 2 : 0xec01, start);
    if (!isShort) file.writeUIntBE(end - start - 9, start + 3, 6);
  },
  isData: (file, { name, body, end }) =>
    name === '83' && !/^0*[12]$/.test(file.toString('hex', body, end)),
};

/** The number of bytes of a number of EBML (RFC 8794, section 4), which its first byte says; 9 if it is none. */
function lengthOf(file: Buffer, at: number): number {
  return Math.clz32(file[at] ?? 0) - 23;
}

function* walk(
  file: Buffer,
  container: Container,
  { name, body, end }: Omit<Part, 'start'> = { name: 'top', body: 0, end: file.length },
): Generator<Part & { isNeeded: boolean }> {
  const needed = container.needed[name];
  if (needed === undefined) return;
  for (const part of container.parts(file, body, end)) {
    const isNeeded = needed.test(part.name);
    yield { ...part, isNeeded };
    if (isNeeded) yield* walk(file, container, part);
  }
}

function containerOf(file: Buffer): Container {
  return file.toString('hex', 0, 4) === '1a45dfa3' ? webm : mp4;
}

/**
 * Clears in an MP4 or WebM file what no browser plays, such as tags, XMP and the place where the video was
 * made. The file keeps its size, so nothing in it is encoded again.
 */
export function withoutVideoMetadata(file: Buffer): Buffer {
  const clean = Buffer.from(file);
  const container = containerOf(file);
  for (const part of walk(file, container)) if (!part.isNeeded) container.clear(clean, part);
  return clean;
}

/**
 * Whether an MP4 or WebM file has a track that is neither picture nor sound. Cameras and drones keep the way
 * they took in such tracks, also as subtitles; its parts are spread over the file.
 */
export function hasDataTrack(file: Buffer): boolean {
  const container = containerOf(file);
  return walk(file, container).some((part) => container.isData(file, part));
}
