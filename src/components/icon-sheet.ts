import type { IconData } from '../content/images/icons.ts';
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

/** The address of one icon in its file, for `<img>`; only for those that `isPicture` names. */
export function pictureAddress(sheet: IconSheet, { name }: IconData): string {
  return href(`/${sheet}.svg#${iconId(name)}-alone`);
}

/**
 * Whether a drawing is shown in an `<img>`: all but those that take on the colour of the text. Safari
 * and Firefox lose gradients and masks where `<use>` takes a drawing from another file.
 */
export function isPicture({ body }: IconData): boolean {
  return /url\(#|href="#/.test(body) || !body.includes('currentColor');
}

// More than an icon is wide or high, so that no other comes into view beside it.
const APART = 10_000;

/** Answers with the file: a symbol for each icon, each icon once; and a view of each picture. */
export function answerWithIcons(icons: readonly IconData[]): Response {
  const once = [...new Map(icons.map((icon) => [icon.name, icon])).values()];
  const symbols = once.map(
    ({ name, viewBox, body }) =>
      `<symbol id="${iconId(name)}" viewBox="${viewBox}">${body}</symbol>`,
  );
  const views = once.filter(isPicture).map(({ name, viewBox }, index) => {
    const [, , width, height] = viewBox.split(' ');
    const id = iconId(name);
    const y = index * APART;
    return `<view id="${id}-alone" viewBox="0 ${y} ${width} ${height}"/><use href="#${id}" y="${y}" width="${width}" height="${height}"/>`;
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${[...symbols, ...views].join('\n')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

const iconId = (name: string) => name.replace(':', '-');
