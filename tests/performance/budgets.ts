/** What a page of the sample may weigh at most, as packed for the wire with brotli. */
export const budgets = {
  /** Bytes of headers, HTML and its styles: a connection carries 14,600 in its first round trip. */
  page: 15_450,
  /** Bytes of all scripts of a page with islands: 66 kB of 1,024 bytes, of which React is 58. */
  scripts: 66 * 1024,
  /** Bytes of all scripts of a page without islands. */
  scriptsWithoutIslands: 3000,
  /** Fonts of a page, and their bytes together. */
  fonts: { files: 2, bytes: 60_000 },
  /** Bytes of everything that comes without scrolling, headers included. */
  loaded: { '/': 150_000, '/project': 260_000 },
  /** Requests of Home without scrolling. */
  requests: 12,
} as const;

/** The phone that Lighthouse stands for, too. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
