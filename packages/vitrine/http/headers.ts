export interface Header {
  readonly name: string;
  readonly value: string;
}

/** For two years, browsers use only HTTPS for the site. They ignore this header over plain HTTP. */
const HSTS = 'max-age=63072000';

/** Browser features that Permissions-Policy disables, as no page uses them. Chromium knows each name. */
const PERMISSIONS = 'camera display-capture geolocation microphone midi payment usb'.split(' ');

/**
 * The headers of every response. This file is the only list: the server sends these headers, and
 * the build writes them into the configuration files of hosting providers.
 */
export const commonHeaders: readonly Header[] = [
  { name: 'X-Content-Type-Options', value: 'nosniff' },
  { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { name: 'Strict-Transport-Security', value: HSTS },
  { name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/**
 * Further headers of everything that a browser can open as a page: all files but the hashed ones.
 * Two headers are omitted, because the Content-Security-Policy makes them needless: X-Frame-Options
 * (replaced by `frame-ancestors`), and Cross-Origin-Embedder-Policy (only the analytics script is
 * loaded from another origin, and that header could block it).
 */
export const documentHeaders: readonly Header[] = [
  { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { name: 'Permissions-Policy', value: PERMISSIONS.map((name) => `${name}=()`).join(',') },
];

/** @param value The text of a Content-Security-Policy. */
export function cspHeader(value: string): Header {
  return { name: 'Content-Security-Policy', value };
}

/**
 * The CSP of images and hashed files, which are not pages. An image that is opened as a document may use its inline
 * styles and `data:` URLs, and nothing else. In particular, an SVG runs no script.
 */
export const subresourceCsp = cspHeader(
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
    "frame-ancestors 'none'; sandbox",
);

/** The lower-case extensions of image files, which are sent with `subresourceCsp`. */
export const IMAGE_EXTENSIONS = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico'];

/** The folder, below the site's sub-path, whose files have a hash of their content in their names. */
export const HASHED_FOLDER = '/_astro/';

/** The folder, below the site's sub-path, of private work and invitations. */
export const PRIVATE_FOLDER = '/p/';

/** The headers of everything in that folder, in place of those of the same name. */
export const privateHeaders: readonly Header[] = [
  { name: 'Referrer-Policy', value: 'no-referrer' },
  { name: 'X-Robots-Tag', value: 'noindex' },
];

/** The further headers of a URL path: those of private pages, or none. */
export function headersAt(base: string, pathname: string): readonly Header[] {
  return pathname.startsWith(base + PRIVATE_FOLDER) ? privateHeaders : [];
}

/** `Cache-Control` of hashed files: the content at such a URL never changes. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable';

/** `Cache-Control` of files without a hash in their names: browsers revalidate them on each use. */
export const CACHE_REVALIDATE = 'no-cache';

/** Whether a URL path belongs to a file with a content hash in its name. */
export function isHashed(base: string, pathname: string): boolean {
  return pathname.startsWith(base + HASHED_FOLDER);
}
