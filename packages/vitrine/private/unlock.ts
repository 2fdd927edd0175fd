import { type Bytes, fromBase64Url, utf8 } from './encoding.ts';

/** The length of the nonce in front of each ciphertext, in bytes (NIST SP 800-38D, section 8.2). */
export const NONCE_LENGTH = 12;

/** The rounds of PBKDF2 for a passphrase (OWASP Password Storage Cheat Sheet, PBKDF2-HMAC-SHA256). */
export const PASSPHRASE_ROUNDS = 600_000;

/** What a locked page says in clear text, for the script that opens it. */
export interface Lock {
  /** The salt of the site for passphrases, as base64url. */
  salt: string;
  /** The key of the page's text, encrypted once for each key that opens it, as base64url. */
  wraps: readonly string[];
}

/** The key that a passphrase gives. A passphrase in NFC and in NFD gives the same one. */
export async function passphraseKey(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const secret = utf8(passphrase.normalize('NFC'));
  const base = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: PASSPHRASE_ROUNDS },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** The key that the secret of an invitation gives: the 128 bits behind `#` in its link. */
export async function invitationKey(secret: Bytes): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8('invitation') },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
}

/** Imports the 256 bits of a key for files. */
export function fileKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Decrypts a nonce with a ciphertext behind it; undefined if the key is another one or a bit was changed. */
export async function decrypt(key: CryptoKey, sealed: Bytes): Promise<Bytes | undefined> {
  if (sealed.length <= NONCE_LENGTH) return undefined;
  const iv = sealed.subarray(0, NONCE_LENGTH);
  try {
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv },
      key,
      sealed.subarray(NONCE_LENGTH),
    );
    return new Uint8Array(plain);
  } catch (error) {
    // The only error of a key and bytes of the right length: the tag does not match.
    if (error instanceof DOMException && error.name === 'OperationError') return undefined;
    throw error;
  }
}

/** The raw key of the page's text, from the first wrap that a key opens; undefined if it opens none. */
export async function unwrap(key: CryptoKey, wraps: readonly string[]): Promise<Bytes | undefined> {
  for (const wrap of wraps) {
    const sealed = fromBase64Url(wrap);
    const raw = sealed && (await decrypt(key, sealed));
    if (raw) return raw;
  }
  return undefined;
}
