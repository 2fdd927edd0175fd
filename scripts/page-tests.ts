/** Arguments of Playwright for the page tests that `npm test` runs; `npm run test:all` runs all. */
export const pagesOfTest: readonly string[] = [
  '--grep-invert=@all',
  ...['sample', 'awkward', 'editor', 'hosts'].map((project) => `--project=${project}`),
];
