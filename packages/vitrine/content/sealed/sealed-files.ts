import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SettingsError } from '../../errors/settings-error.ts';
import { type Bytes, utf8 } from '../../private/encoding.ts';
import type { SiteKeys } from '../../private/site-keys.ts';
import { decrypt, fileKey } from '../../private/unlock.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { filesIn } from '../files-in.ts';
import { writeWhole } from '../write-whole.ts';

/** The folder of encrypted files in the content folder. */
export const SEALED = 'sealed';

/** A file that is encrypted in the content folder. */
export interface SealedFile {
  /** The path of the file without encryption, in the content folder and with forward slashes. */
  path: string;
  /** The path of a decrypted file's encrypted one. */
  name?: string;
  bytes: Bytes;
}

/** Whether a content folder has encrypted files. */
export function hasSealed(folder: string): boolean {
  return filesIn(join(folder, SEALED), /\.bin$/).length > 0;
}

/**
 * Writes the files of a project or an invitation encrypted, in place of those that it had. Names say nothing: the path
 * of a file is in its ciphertext. A file that has not changed keeps its bytes.
 *
 * @param address The 22 characters of the address of its page, which name the folder.
 */
export async function writeSealed(
  folder: string,
  keys: SiteKeys,
  address: string,
  files: readonly SealedFile[],
): Promise<void> {
  const home = join(folder, SEALED, address);
  const unused = new Set(filesIn(home));
  for (const { path, bytes } of files) {
    const id = await keys.address('file', path);
    const plain = new Uint8Array(Buffer.concat([utf8(`${path}\0`), bytes]));
    const sealed = await keys.sealFile(`${SEALED}/${address}/${id}`, plain);
    await writeWhole(join(home, `${id}.bin`), sealed);
    unused.delete(`${id}.bin`);
  }
  for (const file of unused) await rm(join(home, file));
}

/** Decrypts all sealed files of a content folder. @throws SettingsError for a file that the key does not open */
export async function openSealed(folder: string, keys: SiteKeys): Promise<SealedFile[]> {
  const opened = filesIn(join(folder, SEALED), /\.bin$/).map(async (file) => {
    const name = `${SEALED}/${file.replace(/\.bin$/, '')}`;
    const sealed = new Uint8Array(await readFile(join(folder, SEALED, file)));
    const plain = await decrypt(await fileKey(await keys.fileKey(name)), sealed);
    if (plain === undefined) {
      const shown = displayPath(join(folder, SEALED, file));
      throw new SettingsError(
        `${shown} does not open with SITE_KEY. Either the key is another one than when the file was sealed, or the file was changed: take the right key, or restore the file from an earlier commit.`,
      );
    }
    const end = plain.indexOf(0);
    const path = new TextDecoder().decode(plain.subarray(0, end));
    return { name: `${SEALED}/${file}`, path, bytes: plain.slice(end + 1) };
  });
  return await Promise.all(opened);
}
