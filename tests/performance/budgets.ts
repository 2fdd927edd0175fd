/** The limits of `weighUntouched` on a phone. */
const untouched: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { scripts: 8000, loaded: 150_000, requests: 12 },
  '/about': { scripts: 8000 },
  '/service': { scripts: 5000 },
  '/project': { scripts: 8000, ahead: 72_000, loaded: 260_000 },
  '/details/123': { scripts: 8000, ahead: 72_000 },
  '/contact': { scripts: 8000, ahead: 72_000 },
  '/imprint': { scripts: 5000 },
};

/** The limits of a page of the sample, compressed with brotli. */
export const budgets = {
  /** Bytes of headers, HTML and its styles: what a connection carries in its first round trip. */
  page: 14_600,
  /** Bytes of the scripts that run on a page with islands before they hydrate. */
  scripts: 8000,
  /** Bytes of all scripts of a page without islands. */
  scriptsWithoutIslands: 4000,
  /** Fonts of a page, and their bytes together. */
  fonts: { files: 2, bytes: 60_000 },
  untouched,
} as const;

/** The phone that Lighthouse emulates, too. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
