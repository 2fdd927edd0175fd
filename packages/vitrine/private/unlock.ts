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

/** The plaintext of a private page, as `text.bin` has it. */
export interface PrivateText {
  /** The body of the page. */
  html: string;
  /** The keys of the page's pictures by their file names, as base64url. */
  files: Readonly<Record<string, string>>;
  /** The keys of the page in all languages by address, as base64url. */
  pages: Readonly<Record<string, string>>;
}

/** The key that a passphrase gives. A passphrase in NFC and in NFD gives the same one. */
export function passphraseKey(passphrase: string, salt: Bytes): Promise<CryptoKey> {
  const iterations = PASSPHRASE_ROUNDS;
  return derivedKey(utf8(passphrase.normalize('NFC')), { name: 'PBKDF2', salt, iterations });
}

/** The key that the secret of an invitation gives: the 128 bits behind `#` in its link. */
export function invitationKey(secret: Bytes): Promise<CryptoKey> {
  return derivedKey(secret, { name: 'HKDF', salt: new Uint8Array(), info: utf8('invitation') });
}

type Derivation = Omit<HkdfParams, 'hash'> | Omit<Pbkdf2Params, 'hash'>;

async function derivedKey(secret: Bytes, how: Derivation): Promise<CryptoKey> {
  const { subtle } = crypto;
  const base = await subtle.importKey('raw', secret, how.name, false, ['deriveKey']);
  const to = { name: 'AES-GCM', length: 256 };
  return subtle.deriveKey({ ...how, hash: 'SHA-256' }, base, to, false, ['encrypt', 'decrypt']);
}

/** Imports the 256 bits of a key for files. */
export function fileKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

/** Decrypts a nonce with a ciphertext behind it; undefined if the key is another one or a bit was changed. */
export async function decrypt(key: CryptoKey, sealed: Bytes): Promise<Bytes | undefined> {
  if (sealed.length <= NONCE_LENGTH) return undefined;
  const [iv, text] = [sealed.subarray(0, NONCE_LENGTH), sealed.subarray(NONCE_LENGTH)];
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, text));
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
