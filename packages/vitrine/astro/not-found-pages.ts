import { rename, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Content } from '../content/types.ts';

/**
 * Moves the not-found page of each further language to the path where web hosts expect such a page, for
 * example `/de/404.html`. Astro does so only for the not-found page of the first language.
 */
export function notFoundPages({ translations }: Content): AstroIntegration {
  return {
    name: 'vitrine:not-found-pages',
    hooks: {
      'astro:build:generated': async ({ dir }) => {
        for (const { root } of translations) {
          const folder = fileURLToPath(new URL(`.${root}/404`, dir));
          await rename(`${folder}/index.html`, `${folder}.html`);
          await rm(folder, { recursive: true });
        }
      },
    },
  };
}
