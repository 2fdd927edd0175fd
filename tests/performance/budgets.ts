/** Maximum values for the results of `weighUntouched` on a phone, by the path of the page. */
const untouched: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  '/': { scripts: 8000, loaded: 150_000, requests: 13 },
  '/about': { scripts: 8000 },
  '/service': { scripts: 5000 },
  '/project': { scripts: 8000, ahead: 72_000, loaded: 260_000 },
  '/details/123': { scripts: 8000, ahead: 72_000 },
  '/contact': { scripts: 8000, ahead: 72_000 },
  '/imprint': { scripts: 5000 },
};

/** Performance budgets for each page of the sample site; sizes are after brotli compression. */
export const budgets = {
  /** Bytes of headers and HTML with inline styles, which fit into a connection's first round trip. */
  page: 14_600,
  /** The same for Home in German, which is over the first round trip since it ends with a band. */
  germanHome: 15_100,
  /** The same for the pages of the examples, because letters beyond ASCII have more bytes. */
  examplePage: 15_200,
  /** Bytes of the scripts that a page with islands runs before an island is hydrated. */
  scripts: 8000,
  /** Bytes of all scripts on a page without islands. */
  scriptsWithoutIslands: 4000,
  /** Number of font files on a page, and their total size in bytes. */
  fonts: { files: 2, bytes: 60_000 },
  untouched,
  /** Bytes that Home of an example loads before it is touched: its own covers, and fonts of its script. */
  exampleLoaded: 160_000,
} as const;

/** The phone that the tests emulate, which is also the one that Lighthouse emulates. */
export const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 } as const;
