/** Bytes that Web Crypto takes, in any of the engines. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes as base64url without padding (RFC 4648, section 5). */
export function toBase64Url(bytes: Bytes): string {
  const text = String.fromCharCode(...bytes);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** The bytes of a text in base64url; undefined if it is none. */
export function fromBase64Url(text: string): Bytes | undefined {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** A text as UTF-8. */
export function utf8(text: string): Bytes {
  return new TextEncoder().encode(text);
}
