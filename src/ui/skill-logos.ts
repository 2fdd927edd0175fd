import type { IconData } from '../content/icons.ts';
import { href } from './href.ts';

/** The file with the logos of all skills: one request, kept between pages. */
export const logosPath = '/skills.svg';

/** The address of one logo in that file. */
export function logoAddress({ name }: IconData): string {
  return href(`${logosPath}#${logoId(name)}`);
}

/** The file: a symbol for each logo, each logo once. */
export function logosFile(logos: readonly IconData[]): string {
  const once = new Map(logos.map((logo) => [logo.name, logo]));
  const symbols = [...once.values()].map(
    ({ name, viewBox, body }) =>
      `<symbol id="${logoId(name)}" viewBox="${viewBox}">${body}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${symbols.join('\n')}</svg>`;
}

const logoId = (name: string) => name.replace(':', '-');
