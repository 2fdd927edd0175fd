import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFolder } from '../../platform/site-folder.mjs';
import type { Content } from '../content/types.ts';
import { lookNames } from '../looks/looks.ts';

/** Astro watches this file in `npm run dev`, and restarts when it changes. */
const trigger = join(siteFolder(), '.cache/dev-look');

interface Styled {
  site: Pick<Content['site'], 'look' | 'typeface'>;
}

/**
 * Restarts Astro in `npm run dev` where the content has another look or typeface than at the start,
 * because Astro's settings name both.
 *
 * @returns Gets the changed content, and returns whether Astro restarts.
 */
export function restartForLook({ site }: Styled): (changed: Styled) => boolean {
  return ({ site: { look, typeface } }) => {
    if (look === site.look && typeface === site.typeface) return false;
    writeFileSync(trigger, look);
    return true;
  };
}

/**
 * Answers the switch of looks that pages have in `npm run dev` (LookSwitch.astro): Astro restarts with
 * the look in the query of the address. The content stays as it is.
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
        // Where this package is a dependency, Vite does not watch all of the owner's folder.
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
