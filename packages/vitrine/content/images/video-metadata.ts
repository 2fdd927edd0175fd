/** A box of MP4 or AVIF (ISO/IEC 14496-12, section 4.2) or an element of WebM (RFC 8794), by its offsets in the file. */
interface Part {
  /** Empty for bytes that are no valid part. Such bytes reach to the end of the part that contains them. */
  name: string;
  start: number;
  /** Where its content begins, after name and size. */
  body: number;
  end: number;
}

interface Container {
  /** The parts between two offsets, in order. */
  parts(file: Buffer, start: number, end: number): Generator<Part>;
  /** Matches the names of the parts that browsers need: of the file (`top`), and of each part with inner parts. */
  needed: Readonly<Record<string, RegExp>>;
  /** The number of bytes in a part before its first inner part. */
  before?(file: Buffer, part: Part): number;
  /** Where free text begins in a part that is needed. */
  textOf?(part: Part, file: Buffer): number | undefined;
  /** Overwrites a part with an empty one of the same size, so that all offsets in the file stay right. */
  clear(file: Buffer, part: Part): void;
  /** Whether a part shows that the file has a track or an item that is neither picture nor sound. */
  isData(file: Buffer, part: Part): boolean;
}

const mp4: Container = {
  *parts(file, start, end) {
    for (let at = start; at < end; ) {
      const short = at + 8 <= end ? file.readUInt32BE(at) : -1;
      const body = at + (short === 1 ? 16 : 8);
      const isLarge = short === 1 && body <= end;
      const size = isLarge ? Number(file.readBigUInt64BE(at + 8)) : short || end - at;
      const isReadable = body <= at + size;
      const next = isReadable ? Math.min(at + size, end) : end;
      const name = isReadable ? file.toString('latin1', at + 4, at + 8) : '';
      yield { name, start: at, body, end: next };
      at = next;
    }
  },
  needed: {
    top: /^(?:ftyp|styp|pdin|moov|moof|mdat|sidx|ssix|mfra|prft|pssh)$/,
    moov: /^(?:mvhd|trak|mvex|iods|pssh)$/,
    trak: /^(?:tkhd|tref|trgr|edts|mdia)$/,
    edts: /^elst$/,
    mdia: /^(?:mdhd|hdlr|elng|minf)$/,
    minf: /^(?:vmhd|smhd|hmhd|nmhd|gmhd|dinf|stbl)$/,
    gmhd: /^(?:gmin|tmcd)$/,
    dinf: /^dref$/,
    stbl: /^(?:st(?:sd|ts|sc|sz|z2|co|ss|sh|dp|ps)|co64|ctts|cslg|padb|sdtp|sbgp|sgpd|subs|sai[oz])$/,
    mvex: /^(?:mehd|trex|leva)$/,
    moof: /^(?:mfhd|traf|pssh)$/,
    traf: /^(?:tfhd|tfdt|trun|senc|sdtp|sbgp|sgpd|subs|sai[oz])$/,
    mfra: /^(?:tfra|mfro)$/,
  },
  // The name of a handler, for people: ISO/IEC 14496-12, section 8.4.3.
  textOf: ({ name, body }) => (name === 'hdlr' ? body + 24 : undefined),
  clear(file, { name, start, body, end }) {
    const isUnreadable = name === '';
    file.fill(0, isUnreadable ? start : body, end);
    if (end - start < 8) return;
    if (isUnreadable) file.writeUInt32BE(end - start, start);
    file.write('free', start + 4, 'latin1');
  },
  // A track `tmcd` has the time code of the picture.
  isData: (file, { name, body }) =>
    name === 'hdlr' && !/vide|soun|tmcd|hint/.test(file.toString('latin1', body + 8, body + 12)),
};

/** The boxes of pictures: ISO/IEC 23008-12 (HEIF), sections 6 and 9, and AVIF, section 2. */
const avif: Container = {
  ...mp4,
  needed: {
    ...mp4.needed,
    top: /^(?:ftyp|meta|moov|mdat)$/,
    meta: /^(?:hdlr|pitm|iloc|iinf|iprp|iref|idat|dinf|grpl)$/,
    iinf: /^infe$/,
    iprp: /^(?:ipco|ipma)$/,
    ipco: /^(?:av1C|ispe|pixi|colr|irot|imir|clap|pasp|auxC|clli|mdcv|cclv|amve|a1op|a1lx|lsel)$/,
  },
  before: (file, { name, body }) =>
    name === 'meta' ? 4 : name === 'iinf' ? (file[body] === 0 ? 6 : 8) : 0,
  // The name of an item follows its type.
  textOf: (part, file) =>
    part.name === 'infe' ? typeOfItem(file, part) + 4 : mp4.textOf?.(part, file),
  isData(file, part) {
    const { name, start, body } = part;
    // A second file behind the first, such as the video of a motion photo.
    if (/ftyp|mdat/.test(name) && file.subarray(0, start).includes(name)) return true;
    if (name === 'hdlr')
      return !/vide|pict|auxv/.test(file.toString('latin1', body + 8, body + 12));
    const at = typeOfItem(file, part);
    return name === 'infe' && !/av01|grid|iovl|iden|tmap/.test(file.toString('latin1', at, at + 4));
  },
};

/** Where the type of an item is, whose number has four bytes from version 3 on. */
function typeOfItem(file: Buffer, { body }: Part): number {
  return body + (file[body] === 2 ? 8 : 10);
}

const inCluster = 'e7|a7|ab|a3|a0|5854';
// SeekHead, Info, Tracks, Cluster, Cues; and the parts of a cluster whose size is not known.
const inSegment = `114d9b74|1549a966|1654ae6b|1f43b675|1c53bb6b|${inCluster}`;

const webm: Container = {
  *parts(file, start, end) {
    for (let at = start; at < end; ) {
      const sizeAt = at + lengthOf(file, at);
      const body = sizeAt + lengthOf(file, sizeAt);
      if (body > end || body - at > 12) return yield { name: '', start: at, body: end, end };
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
    '1a45dfa3': /^42(?:86|f7|f2|f3|82|87|85)$/,
    '18538067': new RegExp(`^(?:${inSegment})$`),
    '114d9b74': /^4dbb$/,
    '1c53bb6b': /^bb$/,
    '1f43b675': new RegExp(`^(?:${inCluster})$`),
    // BlockGroup: the frames, their length, references, and additions such as transparency.
    a0: /^(?:a1|9b|fa|fb|a4|75a[12])$/,
    // TimestampScale, Duration, MuxingApp and WritingApp.
    '1549a966': /^(?:2ad7b1|4489|4d80|5741)$/,
    '1654ae6b': /^ae$/,
    // The children of a track, except names, tags and fillers.
    ae: /^(?:d7|73c5|83|b9|88|55a[a-f]|9c|6de7|6df8|23e383|234e7a|23314f|55ee|41e4|22b59[cd]|86|63a2|56aa|56bb|e[01]|6d80)$/,
  },
  clear(file, { start, end }) {
    const isShort = end - start < 10;
    file.fill(0, start, end);
    if (end - start < 2) return;
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
    const before = container.before?.(file, part) ?? 0;
    if (isNeeded) yield* walk(file, container, { ...part, body: part.body + before });
  }
}

function containerOf(file: Buffer): Container {
  if (file.toString('hex', 0, 4) === '1a45dfa3') return webm;
  return /^(?:avi[fs]|mi[fa][1f]|msf1)$/.test(file.toString('latin1', 8, 12)) ? avif : mp4;
}

/**
 * Clears in an MP4, WebM or AVIF file what no browser plays, such as tags, XMP and the place where the video was
 * made. The file keeps its size, so nothing in it is encoded again.
 */
export function withoutVideoMetadata(file: Buffer): Buffer {
  const clean = Buffer.from(file);
  const container = containerOf(file);
  for (const part of walk(file, container)) {
    const text = container.textOf?.(part, file);
    if (!part.isNeeded) container.clear(clean, part);
    else if (text !== undefined) clean.fill(0, Math.min(text, part.end), part.end);
  }
  return clean;
}

/**
 * Whether an MP4, WebM or AVIF file has a track or an item that is neither picture nor sound. Cameras and drones keep the way
 * they took in such tracks, also as subtitles; its parts are spread over the file.
 */
export function hasDataTrack(file: Buffer): boolean {
  const container = containerOf(file);
  return walk(file, container).some((part) => part.isNeeded && container.isData(file, part));
}

/**
 * Whether a part of an MP4, WebM or AVIF file has a size that is impossible, so that nothing behind it can be read.
 * Less than the head of a part at the end is harmless: players ignore it.
 */
export function isDamagedVideo(file: Buffer): boolean {
  return walk(file, containerOf(file)).some(
    ({ name, start, end }) => name === '' && end - start >= 8,
  );
}
