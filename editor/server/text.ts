import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

/** The hash of a file that does not exist. */
export const ABSENT = 'absent';

/** A text file as it stands on the disk. */
interface RawFile {
  /** Tells this state of the file from every other; ABSENT where there is no file. */
  hash: string;
  /** All of it, with its own line ends; empty where there is no file. */
  raw: string;
}

/** Reads a file in UTF-8, and in what else it may be where it is not. */
export async function readRaw(path: string): Promise<RawFile> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (bytes === undefined) return { hash: ABSENT, raw: '' };
  return { hash: createHash('sha256').update(bytes).digest('hex'), raw: decode(bytes) };
}

/** A text with lines that end with `\n`, as the loader reads it. */
export function unixLines(raw: string): string {
  return raw.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    // The loader says what is wrong; shown like this the text can be mended and saved in UTF-8.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
