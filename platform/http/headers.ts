export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Two years, in which browsers use only TLS. They ignore this header on an answer without TLS. */
const HSTS = 'max-age=63072000';

/** Permissions that no page asks for. Chromium knows each of these names. */
const PERMISSIONS = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * The headers of every answer. This file is the only list: the server sends these headers, and
 * the build writes them into the files of other hosts.
 */
export const commonHeaders: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Strict-Transport-Security', value: HSTS },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * The headers of everything that can be opened as a page: all files but the hashed ones. Headers that
 * the Content-Security-Policy makes needless are not among them: X-Frame-Options (`frame-ancestors`),
 * and Cross-Origin-Embedder-Policy (only a script that counts visits is loaded from another origin,
 * and that header could block it).
 */
export const documentHeaders: readonly Header[] = [
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: PERMISSIONS.map((name) => `${name}=()`).join(',') },
];

/** @param value The text of a policy, such as that of a page. */
export function cspHeader(value: string): Header {
  return { name: 'Content-Security-Policy', value };
}

/**
 * The policy of images and hashed files, which are no pages. An image that is opened as a document
 * may use its own styles and nothing else. In particular, an SVG runs no script.
 */
export const subresourceCsp = cspHeader(
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
    "frame-ancestors 'none'; sandbox",
);

/** The endings of files that have this policy, in small letters. */
export const IMAGE_ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'];

/** The folder, below the sub-path, whose files have a hash of their content in their names. */
export const HASHED_FOLDER = '/_astro/';

/** `Cache-Control` of hashed files: the content of such an address never changes. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: cached, and revalidated on each use. */
export const CACHE_REVALIDATE = 'no-cache';

/** Whether an address is that of a hashed file. */
export function isHashed(base: string, pathname: string): boolean {
  return pathname.startsWith(base + HASHED_FOLDER);
}
