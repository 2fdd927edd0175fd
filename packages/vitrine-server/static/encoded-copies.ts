import { lstat } from 'node:fs/promises';
import { parseAccept } from 'hono/utils/accept';
import { isAbsent } from 'vitrine/command';
import { type Encoding, encodingExtensions } from 'vitrine/http';

/** A compressed copy of a file, written by the build. */
export interface EncodedCopy {
  encoding: Encoding;
  path: string;
}

/** The compressed copies of a file in the same folder, smallest first. Symbolic links are ignored. */
export async function encodedCopies(file: string): Promise<EncodedCopy[]> {
  const found = await Promise.all(
    encodingExtensions.map(async ([encoding, extension]) => {
      const path = file + extension;
      return (await isRegularFile(path)) ? [{ encoding, path }] : [];
    }),
  );
  return found.flat();
}

/**
 * The compressed copy to send, by the quality values of `Accept-Encoding` (RFC 9110, section 12.5.3).
 * @param copies The existing copies; of several copies with equal quality the first one is sent
 * @returns undefined if the uncompressed file is to be sent
 */
export function chooseCopy<Copy extends Pick<EncodedCopy, 'encoding'>>(
  acceptEncoding: string | undefined,
  copies: readonly Copy[],
): Copy | undefined {
  const accepted = parseAccept(acceptEncoding ?? '');
  const quality = (name: string) => accepted.find((item) => item.type.toLowerCase() === name)?.q;
  const offered = (copy: Copy) => quality(copy.encoding) ?? quality('*') ?? 0;
  // Unless `Accept-Encoding` lists `identity`, the uncompressed file is the last choice.
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
