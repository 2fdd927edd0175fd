export interface Header {
  readonly name: string;
  readonly value: string;
}

/** Two years: browsers that saw the site over TLS ask for nothing else. Only TLS makes it count. */
const HSTS = 'max-age=63072000';

/** What browsers would ask a visitor for, which no page does. Each name is known to every Chromium. */
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
 * The headers of every answer. This file is the one list of the project: the server sends it, and
 * the build writes it down for every other host.
 */
export const everywhere: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Strict-Transport-Security', value: HSTS },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * The headers of whatever can be opened as a page, which is everything but the hashed files. Not
 * among them is what the Content-Security-Policy says as well: X-Frame-Options
 * (`frame-ancestors`) and Cross-Origin-Embedder-Policy (nothing is loaded from elsewhere but a script
 * that counts visits, which it could block).
 */
export const ofDocuments: readonly Header[] = [
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: PERMISSIONS.map((name) => `${name}=()`).join(',') },
];

/** @param value What a policy allows, such as that of a page. */
export function policyHeader(value: string): Header {
  return { name: 'Content-Security-Policy', value };
}

/**
 * The policy of images and hashed files, which are no pages. An image that is opened by its address
 * may draw itself with its own styles and nothing else; above all, an SVG runs no script.
 */
export const filePolicy = policyHeader(
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
    "frame-ancestors 'none'; sandbox",
);

/** The endings of files that have this policy, in small letters. */
export const IMAGE_ENDINGS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'];

/** The folder, below the sub-path, whose files have a hash of their content in their names. */
export const HASHED_FOLDER = '/_astro/';

/** `Cache-Control` of hashed files: such an address never gets other content. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files: kept, and asked for again each time. */
export const CACHE_AND_ASK = 'no-cache';

/** Whether an address is that of a hashed file. */
export function isHashed(base: string, pathname: string): boolean {
  return pathname.startsWith(base + HASHED_FOLDER);
}
