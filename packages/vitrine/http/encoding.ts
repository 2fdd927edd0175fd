/** The HTTP name of a content coding (compression) in which the build prepares files. */
export type Encoding = 'br' | 'gzip';

/** The file name extension of each coding. Brotli is first: its files are the smallest, so it wins a tie. */
export const encodingExtensions: ReadonlyArray<readonly [Encoding, string]> = [
  ['br', '.br'],
  ['gzip', '.gz'],
];
