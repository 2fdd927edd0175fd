/** Types of subset-font, as far as `subset-fonts.ts` uses it; the package has no types of its own. */
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: the package has only a default export
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
