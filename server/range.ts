/** Bytes of a file from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Reads a `Range` header (RFC 9110, section 14.2).
 * @param size length of the file in bytes
 * @returns `whole` if there is no range that this server follows (another unit, a mistake, several
 *   ranges), `unsatisfiable` if the file has none of the bytes
 */
export function readRange(header: string, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header);
  const first = match?.[1];
  const last = match?.[2];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';

  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
