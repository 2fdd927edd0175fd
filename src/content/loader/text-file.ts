import { readFile } from 'node:fs/promises';

/** The text of a file, or what stands in its place. */
type TextResult = { text: string } | { found: string; line?: number };

/** What the system says about a file that cannot be read, in plain words. */
const reasons: Record<string, string> = {
  EACCES: 'a file that may not be read (permission denied)',
  EISDIR: 'a folder of that name',
  ELOOP: 'a link that leads back to itself',
  ENOENT: 'a link that leads nowhere',
  EPERM: 'a file that may not be read (permission denied)',
};

/**
 * Reads a text file in UTF-8. A byte order mark is dropped, and every line ends with `\n`.
 *
 * @param path Absolute path of a file that is known to be there.
 */
export async function readText(path: string): Promise<TextResult> {
  let bytes: Buffer;
  try {
    bytes = await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
      return { found: reasons[error.code] ?? `a file that cannot be read (${error.code})` };
    }
    throw error;
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return { found: 'text in UTF-16' };
  }
  const text = decode(bytes);
  if (text === undefined) {
    return {
      found: 'letters in another encoding, perhaps Windows-1252',
      line: firstBadLine(bytes),
    };
  }
  return { text: text.replaceAll(/\r\n?/g, '\n') };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** The line, from 1, of the first byte that is no UTF-8. */
function firstBadLine(bytes: Buffer): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const end = bytes.indexOf(0x0a, start);
    if (end < 0 || decode(bytes.subarray(start, end)) === undefined) return line;
    start = end + 1;
  }
  return line;
}
