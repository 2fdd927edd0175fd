import type { IconData } from '../content/icons.ts';
import { href } from './href.ts';

/**
 * The files that hold the icons of the content, so that a page carries none of their drawings: one
 * request each, kept between pages. `skills` has the logos of all skills, `socials` the icons of
 * the links to other places.
 */
export type IconSheet = 'skills' | 'socials';

/** The address of one icon in its file, for `<use>`. */
export function iconAddress(sheet: IconSheet, { name }: IconData): string {
  return href(`/${sheet}.svg#${iconId(name)}`);
}

/** Answers with the file: a symbol for each icon, each icon once. */
export function answerWithIcons(icons: readonly IconData[]): Response {
  const once = new Map(icons.map((icon) => [icon.name, icon]));
  const symbols = [...once.values()].map(
    ({ name, viewBox, body }) =>
      `<symbol id="${iconId(name)}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join('\n')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

const iconId = (name: string) => name.replace(':', '-');
