import { keepForPage } from 'vitrine/browser';
import type { ShownTheme } from './messages.ts';

/** The key in sessionStorage of the theme for the next pages of the frame, which before-paint.js applies. */
const KEY = 'vitrine:frame-theme';

const dark = matchMedia('(prefers-color-scheme: dark)');

const { dataset } = document.documentElement;

/** Sets motion off and the frame's theme for this page only; nothing is saved in the localStorage of the site. */
export function applyPreviewSettings(): void {
  keepForPage('motion', 'still');
  const theme = readTheme();
  if (theme) keepForPage('theme', theme);
}

/** Shows a theme on this page and on the next ones in the frame. */
export function showTheme(theme: ShownTheme): void {
  keepForPage('theme', theme);
  // A page of the owner may have no switch for the theme, which would apply it.
  dataset.theme = theme;
  // The switches of the site listen to `storage`, so they show the new theme.
  dispatchEvent(new Event('storage'));
}

/** Calls back with the theme of the page, now and whenever it changes, also by the switch of the site. */
export function watchTheme(report: (theme: ShownTheme) => void): void {
  let { theme } = dataset;
  const resolvedTheme = () =>
    theme === 'day' || theme === 'night' ? theme : dark.matches ? 'night' : 'day';
  new MutationObserver(() => {
    if (dataset.theme === theme) return;
    ({ theme } = dataset);
    writeTheme(theme ?? 'system');
    report(resolvedTheme());
  }).observe(document.documentElement, { attributeFilter: ['data-theme'] });
  dark.addEventListener('change', () => report(resolvedTheme()));
  report(resolvedTheme());
}

function readTheme(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

function writeTheme(theme: string): void {
  try {
    sessionStorage.setItem(KEY, theme);
  } catch {
    // Storage is blocked, so the next page has the theme of visitors.
  }
}
