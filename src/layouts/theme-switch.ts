import { onStoredElsewhere, readStored, store } from '../lib/storage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The colours of the browser's edge as Head.astro gives them: by day, then by night. */
const edges = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
const [day = '', night = ''] = edges.map(({ content }) => content);

/** Lets the three radio buttons set the theme, and keeps other tabs in step. */
export function startThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const show = () => {
    const theme = apply(readStored('theme'));
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  for (const radio of radios) {
    // Chosen before this script ran.
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
  // Browsers colour their own edge by `theme-color`, which only knows the system's choice.
  const isNight = chosen ? chosen === 'night' : dark.matches;
  for (const meta of edges) meta.content = isNight ? night : day;
  return chosen ?? 'system';
}
