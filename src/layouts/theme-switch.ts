import { onStoredElsewhere, readStored, store } from '../components/storage.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** The colours of the browser's edge as the page came with them: one by day, one by night. */
const edges = Array.from(
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
  (meta) => ({ meta, media: meta.media, colour: meta.content }),
);

/** Lets the three radio buttons set the theme, and keeps other tabs in step. */
export function startThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input');
  const show = () => {
    const theme = apply(readStored('theme'));
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      store('theme', radio.value === 'system' ? undefined : radio.value);
      apply(radio.value);
    });
  }
  onStoredElsewhere(show);
  dark.addEventListener('change', show);
  show();
}

/** Puts a theme on the page; anything but day and night means the system's. */
function apply(theme: string | undefined): string {
  const chosen = theme === 'day' || theme === 'night' ? theme : undefined;
  if (chosen) document.documentElement.dataset.theme = chosen;
  else delete document.documentElement.dataset.theme;
  colourBrowser(chosen ?? (dark.matches ? 'night' : 'day'));
  return chosen ?? 'system';
}

/** Browsers colour their own edge by `theme-color`, which only knows the system's choice. */
function colourBrowser(theme: 'day' | 'night'): void {
  const colour = edges.find(({ media }) =>
    media.includes(theme === 'day' ? 'light' : 'dark'),
  )?.colour;
  if (colour === undefined) return;
  for (const { meta } of edges) meta.content = colour;
}
