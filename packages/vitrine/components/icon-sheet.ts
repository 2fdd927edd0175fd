import type { IconData } from '../content/images/icons.ts';
import { href } from '../site/href.ts';
import { iconId } from './icon-id.ts';

/**
 * The SVG sprite files with the icons that the content names. Pages refer to these files instead of
 * containing the icons, so the browser cache has each file for all pages. `skills` has the logos of
 * all skills, `socials` the icons of social links.
 */
export type IconSheet = 'skills' | 'socials';

/** The URL of one icon in its sprite file: for `<img>` if `isPicture` is true, else for `<use>`. */
export function iconAddress(sheet: IconSheet, { name }: IconData): string {
  return href(`/${sheet}.svg#${iconId(name)}`);
}

/**
 * Whether an icon is shown by `<img>` instead of `<use>`: true for an icon with colours of its own, and for one with
 * gradients or masks, which Safari and Firefox lose if `<use>` refers to another file.
 */
export function isPicture({ body }: IconData): boolean {
  return /url\(#|href="#/.test(body) || !body.includes('currentColor');
}

// Displays only the icon that the URL's fragment names, because browsers lay out the whole file
// again for each `<img>` that refers to it.
const ONE_PICTURE = '<style>:root > svg:not(:target) { display: none }</style>';

/** The response with the SVG sprite file: each icon once, as `<svg>` for `<img>`, else as `<symbol>`. */
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
