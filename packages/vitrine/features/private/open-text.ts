import { isBefore, today } from '../../content/dates.ts';
import { type Bytes, fromBase64Url, toBase64Url } from '../../private/encoding.ts';
import {
  decrypt,
  fileKey,
  invitationKey,
  type Lock,
  type PrivateText,
  passphraseKey,
  unwrap,
} from '../../private/unlock.ts';

/** What a visitor opens a page with: a passphrase, the secret of an invitation, or a key that the tab kept. */
export type Opener = { passphrase: string } | { secret: string } | { key: string };

/** An opened page, or why it was not opened: the name of a text of the interface. */
export type Opened =
  | { text: PrivateText; key: string }
  | {
      text?: undefined;
      failure: 'wrong' | 'link' | 'changed' | 'unreachable' | 'expired';
      expires?: string;
    };

/** The length of a key in bytes. Behind it a wrap may have the last day on which it opens the page. */
const KEY_LENGTH = 32;

/**
 * Finds the key of a private page, and fetches and decrypts its text.
 *
 * @param folder The address of the folder with the encrypted files, with a slash at the end.
 */
export async function openText(lock: Lock, folder: string, opener: Opener): Promise<Opened> {
  const opened = await openedKey(lock, opener);
  if (opened === undefined) return { failure: 'passphrase' in opener ? 'wrong' : 'link' };
  const key = opened.subarray(0, KEY_LENGTH);
  const sealed = await fetchBytes(`${folder}text.bin`);
  if (sealed === undefined) return { failure: 'unreachable' };
  const plain = await decrypt(await fileKey(key), sealed);
  if (plain === undefined) return { failure: 'changed' };
  const text: PrivateText = JSON.parse(new TextDecoder().decode(plain));
  const expires = new TextDecoder().decode(opened.subarray(KEY_LENGTH));
  const isOver = expires !== '' && isBefore(expires, today());
  return isOver ? { failure: 'expired', expires } : { text, key: toBase64Url(key) };
}

async function openedKey({ salt, wraps }: Lock, opener: Opener): Promise<Bytes | undefined> {
  if ('key' in opener) return fromBase64Url(opener.key);
  if ('passphrase' in opener)
    return unwrap(await passphraseKey(opener.passphrase, fromBase64Url(salt) ?? EMPTY), wraps);
  return unwrap(await invitationKey(fromBase64Url(opener.secret) ?? EMPTY), wraps);
}

const EMPTY = new Uint8Array();

/** The bytes of a file; undefined if it cannot be loaded. */
export async function fetchBytes(address: string): Promise<Bytes | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
}
