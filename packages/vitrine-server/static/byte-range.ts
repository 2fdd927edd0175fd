/** The first and the last byte of a range of a file, counted from 0. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads the header `Range` (RFC 9110, section 14.2).
 *
 * @param size The size of the file in bytes.
 * @returns undefined if the header has to be ignored, because it is invalid or its unit is unknown, or
 * is ignored, because it asks for several ranges; `unsatisfiable` if the file has no such bytes
 */
export function readRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, list = ''] = /^bytes=(.*)$/i.exec(header.trim()) ?? [];
  // A list may have empty elements (RFC 9110, section 5.6.1.2).
  const [range, ...others] = list
    .split(',')
    .map((element) => element.trim())
    .filter(Boolean);
  const [, first = '', last = ''] = /^(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (others.length > 0 || (first === '' && last === '')) return undefined;
  if (first === '') {
    if (Number(last) === 0) return 'unsatisfiable';
    // Of an empty file, even its last bytes are the whole file, which no range can express.
    return size === 0 ? undefined : { start: Math.max(0, size - Number(last)), end: size - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
