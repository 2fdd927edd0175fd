import { type Bytes, toBase64Url, utf8 } from './encoding.ts';
import { fileKey, NONCE_LENGTH } from './unlock.ts';

/** The length of `SITE_KEY` in bytes. */
export const SITE_KEY_LENGTH = 32;

/** What an address is for: a project, an invitation, a picture in one width, or a file that is sealed in the repository. */
export type PrivateKind = 'project' | 'invitation' | 'picture' | 'file';

/**
 * Everything that is derived from `SITE_KEY`. Nothing else is random or stored, so equal content gives equal bytes
 * with each build.
 */
export class SiteKeys {
  readonly #keys: Readonly<Record<'secrets' | 'addresses' | 'nonces', CryptoKey>>;

  private constructor(keys: Readonly<Record<'secrets' | 'addresses' | 'nonces', CryptoKey>>) {
    this.#keys = keys;
  }

  /** @param siteKey The 32 bytes of `SITE_KEY`. */
  static async of(siteKey: Bytes): Promise<SiteKeys> {
    const { subtle } = crypto;
    const secrets = await subtle.importKey('raw', siteKey, 'HKDF', false, ['deriveBits']);
    const hmac = { name: 'HMAC', hash: 'SHA-256' };
    const hmacKey = async (name: string) =>
      subtle.importKey('raw', await derive(secrets, name, 32), hmac, false, ['sign']);
    const [addresses, nonces] = [await hmacKey('addresses'), await hmacKey('nonces')];
    return new SiteKeys({ secrets, addresses, nonces });
  }

  /** The 22 characters of a private page's address, `/p/<22 characters>/`, in one language. */
  async address(kind: PrivateKind, id: string, root = ''): Promise<string> {
    const name = JSON.stringify([kind, id, root]);
    return toBase64Url((await sign(this.#keys.addresses, utf8(name))).subarray(0, 16));
  }

  /** The salt for passphrases. */
  salt(): Promise<Bytes> {
    return derive(this.#keys.secrets, 'salt', 16);
  }

  /** The raw key of a sealed file, by the file's name. */
  fileKey(name: string): Promise<Bytes> {
    return derive(this.#keys.secrets, `file ${name}`, 32);
  }

  /** The 128 bits that open what an invitation shows; they are behind `#` in its link. */
  invitationSecret(id: string): Promise<Bytes> {
    return derive(this.#keys.secrets, `invitation ${id}`, 16);
  }

  /** A sealed file: the nonce with the ciphertext behind it. Its key is `fileKey(name)`. */
  async sealFile(name: string, plain: Bytes): Promise<Bytes> {
    return this.encrypt(await fileKey(await this.fileKey(name)), plain, name);
  }

  /** Encrypts bytes, such as the key of a file. The same bytes have another nonce by another name, so that nobody sees it. */
  async encrypt(key: CryptoKey, plain: Bytes, name: string): Promise<Bytes> {
    const named = new Uint8Array(Buffer.concat([utf8(`${name}\0`), plain]));
    const iv = (await sign(this.#keys.nonces, named)).subarray(0, NONCE_LENGTH);
    const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain);
    return new Uint8Array(Buffer.concat([iv, new Uint8Array(sealed)]));
  }
}

/** Bits of a key by a name (HKDF, RFC 5869). */
async function derive(key: CryptoKey, name: string, length: number): Promise<Bytes> {
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: utf8(name) };
  return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, length * 8));
}

async function sign(key: CryptoKey, bytes: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes));
}
