/** Arguments of Playwright for the page tests that `npm test` runs; `npm run test:all` runs all. */
export const pageTestArguments: readonly string[] = [
  '--grep-invert=@all',
  ...['sample', 'edge-cases', 'editor', 'hosts'].map((project) => `--project=${project}`),
];
