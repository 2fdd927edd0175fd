import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFolder } from '../../platform/site-folder.mjs';
import type { Content } from '../content/types.ts';
import { lookNames } from '../looks/looks.ts';

/** In `npm run dev` Astro watches this file, and restarts when the file changes. */
const trigger = join(siteFolder(), '.cache/dev-look');

interface Styled {
  site: Pick<Content['site'], 'look' | 'typeface'>;
}

/**
 * Restarts Astro in `npm run dev` if the content has another look or typeface than at the start, because
 * the settings of Astro contain both.
 *
 * @returns A function that takes the changed content and returns whether Astro restarts.
 */
export function restartForLook({ site }: Styled): (changed: Styled) => boolean {
  return ({ site: { look, typeface } }) => {
    if (look === site.look && typeface === site.typeface) return false;
    writeFileSync(trigger, look);
    return true;
  };
}

/**
 * Handles the look switch that pages show in `npm run dev` (LookSwitch.astro): Astro restarts with the
 * look in the query of the URL. The content files stay unchanged.
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
        // Vite does not watch the whole folder of an owner's project that has Vitrine as a dependency.
        server.watcher.add(trigger);
        server.middlewares.use((request, response, next) => {
          const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
          const look = lookNames.find((name) => name === searchParams.get('look'));
          if (look === undefined) return next();
          process.env.LOOK = look;
          writeFileSync(trigger, look);
          const headers = { 'content-type': 'text/html', refresh: `3; url=${pathname}` };
          response.writeHead(200, headers).end(`Restarting with the look ${look} \u2026`);
        });
      },
    },
  };
}
