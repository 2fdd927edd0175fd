import { onStoredElsewhere, readStored, store } from '../lib/storage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The colours of the browser's toolbar as Head.astro sets them: by day, then by night. */
const themeColours = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const [day = '', night = ''] = themeColours.map(({ content }) => content);

/** Wires the three radio buttons that set the theme, and keeps other tabs in step. */
export function startThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const show = () => {
    const theme = apply(readStored('theme'));
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  for (const radio of radios) {
    // The visitor may have chosen before this script ran.
    if (radio.checked && !radio.defaultChecked) choose(radio.value);
    radio.addEventListener('change', () => choose(radio.value));
  }
  onStoredElsewhere(show);
  dark.addEventListener('change', show);
  show();
}

function choose(theme: string): void {
  store('theme', theme === 'system' ? undefined : theme);
  apply(theme);
}

/** Puts a theme on the page; anything but day and night means the system's. */
function apply(theme: string | undefined): string {
  const chosen = theme === 'day' || theme === 'night' ? theme : undefined;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  // Browsers colour their toolbar by `theme-color`, which follows only the system's choice.
  const isNight = chosen ? chosen === 'night' : dark.matches;
  for (const meta of themeColours) meta.content = isNight ? night : day;
  return chosen ?? 'system';
}
