import tokens from './tokens.css?raw';

/** The colour of the paper by day and by night, for the browser's own edge (`theme-color`). */
export const themeColors = readPaper(tokens);

function readPaper(css: string): { day: string; night: string } {
  const match = /--paper:\s*light-dark\((oklch\([^)]+\)),\s*(oklch\([^)]+\))\)/.exec(css);
  if (!match?.[1] || !match[2]) {
    throw new Error('src/styles/tokens.css: --paper must be light-dark(oklch(…), oklch(…)).');
  }
  return { day: match[1], night: match[2] };
}
