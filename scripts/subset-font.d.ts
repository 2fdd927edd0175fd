/** The part of subset-font that `subset-fonts.ts` uses; the package has no types of its own. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package has only this one
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      keepFeatures: readonly string[];
      variationAxes: Record<string, number | { min: number; max: number; default: number }>;
    },
  ): Promise<Buffer>;
}
