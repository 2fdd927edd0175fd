import type { IconData } from '../content/images/icons.ts';
import { href } from '../lib/href.ts';

/**
 * The files that have the icons of the content, so that no page contains their drawings: one request
 * each, cached between pages. `skills` has the logos of all skills, `socials` the icons of social links.
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

// Only the picture that an address names is displayed, because browsers lay out the file again for each
// `<img>` that shows one.
const ONE_PICTURE = '<style>:root > svg:not(:target) { display: none }</style>';

/** Answers with the file, each icon once: pictures as `<svg>`, all others as symbols. */
export function answerWithIcons(icons: readonly IconData[]): Response {
  const once = new Map(icons.map((icon) => [icon.name, icon]));
  const drawings = Array.from(once.values(), (icon) => {
    const element = isPicture(icon) ? 'svg' : 'symbol';
    return `<${element} id="${iconId(icon.name)}" viewBox="${icon.viewBox}">${icon.body}</${element}>`;
  });
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${[ONE_PICTURE, ...drawings].join('\n')}</svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  );
}

const iconId = (name: string) => name.replace(':', '-');
