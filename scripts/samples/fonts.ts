import type { FontName } from './type-pairings.ts';

/** The file of each typeface (with all the axes we use), its italic, and the ranges it spans. */
const files: Record<
  FontName,
  { upright: string; italic?: string; weight: string; stretch?: string }
> = {
  archivo: { upright: 'standard-normal', weight: '100 900', stretch: '62% 125%' },
  'bricolage-grotesque': { upright: 'standard-normal', weight: '200 800', stretch: '75% 100%' },
  'dm-sans': { upright: 'wght-normal', italic: 'wght-italic', weight: '100 1000' },
  fraunces: { upright: 'full-normal', italic: 'full-italic', weight: '100 900' },
  'hanken-grotesk': { upright: 'wght-normal', italic: 'wght-italic', weight: '100 900' },
  'jetbrains-mono': { upright: 'wght-normal', weight: '100 800' },
  lora: { upright: 'wght-normal', italic: 'wght-italic', weight: '400 700' },
  newsreader: { upright: 'opsz-normal', italic: 'opsz-italic', weight: '200 800' },
  outfit: { upright: 'wght-normal', weight: '100 900' },
  'playfair-display': { upright: 'wght-normal', italic: 'wght-italic', weight: '400 900' },
  syne: { upright: 'wght-normal', weight: '400 800' },
  'work-sans': { upright: 'wght-normal', italic: 'wght-italic', weight: '100 900' },
};

const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
  'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF',
};

/** `@font-face` rules that load typefaces from the installed packages, by `file:` addresses. */
export function fontFaces(names: readonly FontName[]): string {
  return names
    .flatMap((name) => {
      const { upright, italic, weight, stretch } = files[name];
      const cuts = [
        { file: upright, style: 'normal' },
        ...(italic ? [{ file: italic, style: 'italic' }] : []),
      ];
      return cuts.flatMap(({ file, style }) =>
        Object.entries(subsets).map(([subset, range]) => {
          const source = import.meta.resolve(
            `@fontsource-variable/${name}/files/${name}-${subset}-${file}.woff2`,
          );
          return (
            `@font-face{font-family:'${name}';font-style:${style};font-weight:${weight};` +
            `${stretch ? `font-stretch:${stretch};` : ''}src:url('${source}') format('woff2');unicode-range:${range}}`
          );
        }),
      );
    })
    .join('\n');
}
