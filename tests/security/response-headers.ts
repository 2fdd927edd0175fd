// The response headers as text, not read from `platform/http/headers.ts`: a change there has to be made here
// too.

/** Of every answer. */
export const commonHeaders = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
};

/** Besides, of whatever can be opened as a page; its policy depends on what the page holds. */
export const documentHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'camera=(),display-capture=(),geolocation=(),microphone=(),midi=(),payment=(),usb=()',
};

/** The policy of a site that takes messages itself: of inline code only what has a hash. */
export const pageCsp = new RegExp(
  [
    "^default-src 'none'",
    "script-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')*",
    "style-src 'self'(?: 'sha256-[A-Za-z0-9+/]{43}=')*",
    "img-src 'self'",
    "font-src 'self'(?:;media-src 'self')?",
    "manifest-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'$",
  ].join(';'),
);

/** The policy of images and of files with a hash in their names. */
export const fileCsp =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:; " +
  "frame-ancestors 'none'; sandbox";

/** `Cache-Control` of files with a hash of their content in their names. */
export const cachedImmutable = 'public, max-age=31536000, immutable';

/** `Cache-Control` of all other files. */
export const cachedAndRevalidated = 'no-cache';
