import type { IconData } from '../content/images/icons.ts';
import { href } from './href.ts';

/**
 * The files that hold the icons of the content, so that a page carries none of their drawings: one
 * request each, kept between pages. `skills` has the logos of all skills, `socials` the icons of
 * the links to other places.
 */
export type IconSheet = 'skills' | 'socials';

/** The address of one icon in its file: for `<img>` where `isPicture` says so, else for `<use>`. */
export function iconAddress(sheet: IconSheet, { name }: IconData): string {
  return href(`/${sheet}.svg#${iconId(name)}`);
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

/** Answers with the file: a view of each picture and a symbol for every other icon, each icon once. */
export function answerWithIcons(icons: readonly IconData[]): Response {
  const once = [...new Map(icons.map((icon) => [icon.name, icon])).values()];
  const drawings = once.map((icon, index) => {
    const { name, viewBox, body } = icon;
    const id = iconId(name);
    if (!isPicture(icon)) return `<symbol id="${id}" viewBox="${viewBox}">${body}</symbol>`;
    const [, , width, height] = viewBox.split(' ');
    const y = index * APART;
    const view = `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>`;
    return `${view}<svg y="${y}" width="${width}" height="${height}" viewBox="${viewBox}">${body}</svg>`;
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${drawings.join('\n')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

const iconId = (name: string) => name.replace(':', '-');
