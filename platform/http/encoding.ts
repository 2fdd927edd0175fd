import { lstat } from 'node:fs/promises';
import { parseAccept } from 'hono/utils/accept';
import { isAbsent } from '../error-codes.ts';

/** A content coding that the build prepares, by its name in HTTP. */
export type Encoding = 'br' | 'gzip';

/** The file ending of each prepared coding; the first is the smallest and wins a tie. */
export const encodingEndings: ReadonlyArray<readonly [Encoding, string]> = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/** A prepared copy of a file. */
export interface EncodedCopy {
  encoding: Encoding;
  path: string;
}

/** The copies beside a file, best first. Symbolic links do not count. */
export async function encodedCopies(file: string): Promise<EncodedCopy[]> {
  const found = await Promise.all(
    encodingEndings.map(async ([encoding, ending]) => {
      const path = file + ending;
      return (await isRegularFile(path)) ? [{ encoding, path }] : [];
    }),
  );
  return found.flat();
}

/**
 * The copy to send, by the quality values of `Accept-Encoding` (RFC 9110, section 12.5.3).
 * @param copies The existing copies; of copies with equal quality the first is sent
 * @returns undefined for the file as it is
 */
export function chooseCopy<Copy extends Pick<EncodedCopy, 'encoding'>>(
  acceptEncoding: string | undefined,
  copies: readonly Copy[],
): Copy | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const quality = (name: string) => accepted.find((item) => item.type.toLowerCase() === name)?.q;
  const offered = (copy: Copy) => quality(copy.encoding) ?? quality('*') ?? 0;
  // Unless `identity` is named, the plain file is the last choice.
  const plain = quality('identity') ?? 0;
  return copies
    .filter((copy) => offered(copy) > 0 && offered(copy) >= plain)
    .sort((one, other) => offered(other) - offered(one))[0];
}

async function isRegularFile(path: string): Promise<boolean> {
  try {
    return (await lstat(path)).isFile();
  } catch (error) {
    if (isAbsent(error)) return false;
    throw error;
  }
}
