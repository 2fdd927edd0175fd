import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bytes } from '../../private/encoding.ts';
import { decrypt, fileKey } from '../../private/unlock.ts';
import { CACHE } from '../../settings/site-paths.ts';
import { FileCache } from '../file-cache.ts';
import { openImage } from '../images/open-image.ts';
import { openedFile, siteKeysIfAny } from './opened-content.ts';

/** The encoded pictures of private projects, each encrypted. */
export const pictureCache = new FileCache(join(CACHE, 'private'));

/**
 * One width of a picture as WebP without metadata, which is encoded once for all pages. Only the ciphertext is cached.
 * The key of the cache contains a key, so that nobody without it can find out by the name whether a picture is there.
 *
 * @param folder The content folder. @param path The path of the picture in it.
 */
export async function encodedPicture(folder: string, path: string, width: number): Promise<Bytes> {
  const original = await readFile(openedFile(folder, path));
  const encode = async () => {
    const image = (await openImage(original)).autoOrient().resize({ width });
    return new Uint8Array(await image.webp({ quality: 75 }).toBuffer());
  };
  const keys = await siteKeysIfAny();
  if (!keys) return await encode();
  const name = `cached ${width}`;
  const key = await keys.fileKey(name);
  const sealed = await pictureCache.get([key, original], '.bin', async () =>
    Buffer.from(await keys.sealFile(name, await encode())),
  );
  return (await decrypt(await fileKey(key), new Uint8Array(sealed))) ?? (await encode());
}
