import { afterPaint } from '../browser/after-paint.ts';
import { onStorageChange, readStored, store } from '../browser/storage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** `theme-color` elements of Head.astro (browser toolbar): first the light theme, then the dark. */
const themeColours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const [day = '', night = ''] = themeColours.map(({ content }) => content);

/** Handles the radio buttons that set the theme, and applies changes from other tabs. */
export function startThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('.theme-switch input');
  const initial = document.documentElement.dataset.theme;
  const show = () => {
    const theme = apply(readStored('theme') ?? initial);
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  for (const radio of radios) {
    // The visitor may have chosen a theme before this script ran.
    if (radio.checked && radio.value !== (initial ?? 'system')) choose(radio.value);
    radio.addEventListener('change', () => choose(radio.value));
  }
  onStorageChange(show);
  dark.addEventListener('change', show);
  show();
}

function choose(theme: string): void {
  store('theme', theme);
  // The switch is painted first, because a theme repaints the whole page.
  afterPaint(() => apply(theme));
}

/** Applies a theme to the page; any value but `day` and `night` means the system's theme. */
function apply(theme: string | undefined): string {
  const chosen = theme === 'day' || theme === 'night' ? theme : undefined;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  // The media queries of `theme-color` follow only the system's theme, not the visitor's choice.
  const isNight = chosen ? chosen === 'night' : dark.matches;
  for (const meta of themeColours) meta.content = isNight ? night : day;
  return chosen ?? 'system';
}
