import { isUtf8 } from 'node:buffer';
import { constants, open } from 'node:fs/promises';
import { type CodedPhrase, say } from '../phrase.ts';

/** The reason why a file cannot be read. `expected` is absent if any text file would be valid. */
interface Refused {
  expected?: CodedPhrase;
  found: CodedPhrase;
  line?: number;
  hint?: CodedPhrase;
}

/** The maximum size of a text file in MB, which is far more than a long page needs. */
const largest = 2;

const noFile = say('device');
const noAccess = say('noAccess');

const reasons: Record<string, CodedPhrase> = {
  EACCES: noAccess,
  EISDIR: say('folder'),
  ELOOP: say('linkLoop'),
  ENOENT: say('brokenLink'),
  ENXIO: noFile,
  EPERM: noAccess,
};

/**
 * Why a file cannot be read, from the error of the file system.
 *
 * @throws any other error
 */
export function readFailure(error: unknown): CodedPhrase {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) throw error;
  return reasons[error.code] ?? say('unreadable', { what: say('file'), code: error.code });
}

/** The issue for a text that is larger than `maxSize` MB; undefined for a smaller text. */
export function tooLong(bytes: number, maxSize = largest): Refused | undefined {
  if (bytes <= maxSize * 1024 * 1024) return undefined;
  return {
    expected: say('fileAtMost', { max: maxSize }),
    found: say('megabytes', { size: Math.ceil((10 * bytes) / 1024 / 1024) / 10 }),
    hint: say('divideFile'),
  };
}

/**
 * Reads a text file in UTF-8, removes a byte order mark, and converts all line breaks to `\n`.
 *
 * @param path The absolute path of a file that exists.
 * @param maxSize The maximum size in MB.
 */
export async function readText(
  path: string,
  maxSize = largest,
): Promise<{ text: string } | Refused> {
  let bytes: Buffer;
  try {
    // Without O_NONBLOCK, opening a named pipe without a writer would block.
    await using file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stats = await file.stat();
    if (!stats.isFile()) return { found: (stats.isDirectory() && reasons.EISDIR) || noFile };
    const refused = tooLong(stats.size, maxSize);
    if (refused) return refused;
    bytes = await file.readFile();
  } catch (error) {
    return { found: readFailure(error) };
  }
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
    return { found: say('utf16') };
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return { text: text.replaceAll(/\r\n?/g, '\n') };
  // TextDecoder replaces invalid UTF-8 with U+FFFD, whose first position gives the line.
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  return { found: say('otherLetters'), line };
}
