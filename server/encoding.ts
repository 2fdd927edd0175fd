import { lstat } from 'node:fs/promises';
import { parseAccept } from 'hono/utils/accept';
import { isAbsent } from './error-codes.ts';

/** A content coding that the build prepares, by its name in HTTP. */
export type Encoding = 'br' | 'gzip';

/** The file ending of each prepared coding; the first is the smallest and wins a tie. */
export const encodingEndings: ReadonlyArray<readonly [Encoding, string]> = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** The codings that lie beside a file, best first. A link in their place does not count. */
export async function preparedEncodings(file: string): Promise<Encoding[]> {
  const found = await Promise.all(
    encodingEndings.map(async ([encoding, ending]) =>
      (await isRegularFile(file + ending)) ? [encoding] : [],
    ),
  );
  return found.flat();
}

/** The path of a file in a coding; undefined stands for the file as it is. */
export function encodedPath(file: string, encoding: Encoding | undefined): string {
  const ending = encodingEndings.find(([name]) => name === encoding)?.[1] ?? '';
  return file + ending;
}

/**
 * The coding to send, by the quality values of `Accept-Encoding` (RFC 9110, section 12.5.3).
 * @returns undefined for the file as it is
 */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  available: readonly Encoding[],
): Encoding | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const quality = (name: string) => accepted.find((item) => item.type.toLowerCase() === name)?.q;
  const rest = quality('*') ?? 0;

  let best: Encoding | undefined;
  // Unless it is asked for by name, the plain file is what remains when nothing else is accepted.
  let bestQuality = quality('identity') ?? 0;
  for (const encoding of available) {
    const offered = quality(encoding) ?? rest;
    const wins = best === undefined ? offered >= bestQuality : offered > bestQuality;
    if (offered > 0 && wins) {
      best = encoding;
      bestQuality = offered;
    }
  }
  return best;
}

async function isRegularFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
