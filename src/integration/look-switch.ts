import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFolder } from '../../platform/site-folder.mjs';
import type { Content } from '../content/types.ts';
import { lookNames } from '../looks/looks.ts';

/** Astro watches it in `npm run dev`, and starts anew when it changes. */
const trigger = join(siteFolder(), '.cache/dev-look');

interface Chosen {
  site: Pick<Content['site'], 'look' | 'typeface'>;
}

/**
 * Lets Astro start anew in `npm run dev` where the content has another look or typeface than at its
 * start, when both are chosen.
 *
 * @param begun Look and typeface that Astro has started with.
 * @returns Gets the changed content, and returns whether Astro starts anew.
 */
export function restartForLook(begun: Chosen): (changed: Chosen) => boolean {
  return ({ site: { look, typeface } }) => {
    if (look === begun.site.look && typeface === begun.site.typeface) return false;
    writeFileSync(trigger, look);
    return true;
  };
}

/**
 * Answers the switch of looks that pages have in `npm run dev` (LookSwitch.astro): Astro starts anew
 * with the look that the address asks for. Nothing is written into the content.
 */
export function lookSwitch(): AstroIntegration {
  return {
    name: 'vitrine:look-switch',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        mkdirSync(dirname(trigger), { recursive: true });
        addWatchFile(pathToFileURL(trigger));
      },
      'astro:server:setup': ({ server }) => {
        // Where this code is a dependency, the owner's folder is not watched as a whole.
        server.watcher.add(trigger);
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
          const look = lookNames.find((name) => name === searchParams.get('look'));
          if (look === undefined) return next();
          process.env.LOOK = look;
          writeFileSync(trigger, look);
          const headers = { 'content-type': 'text/html', refresh: `3; url=${pathname}` };
          response.writeHead(200, headers).end(`Starting with the look ${look} \u2026`);
        });
      },
    },
  };
}
