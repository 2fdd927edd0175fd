import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';

type TextResult = { text: string } | { found: string; line?: number };

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
  const text = new TextDecoder().decode(bytes);
  if (isUtf8(bytes)) return { text: text.replaceAll(/\r\n?/g, '\n') };
  // What is no UTF-8 was decoded as U+FFFD.
  const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
  return { found: 'letters in another encoding, perhaps Windows-1252', line };
}
