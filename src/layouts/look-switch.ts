import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFolder } from '../../server/site-folder.mjs';
import { lookNames } from '../styles/looks.ts';

/**
 * Answers the switch of looks that pages have in `npm run dev` (LookSwitch.astro): Astro starts anew
 * with the look that the address asks for, because typefaces are chosen at the start. Nothing is
 * written into the content.
 */
export function lookSwitch(): AstroIntegration {
  const folder = join(siteFolder(), '.cache');
  const trigger = pathToFileURL(join(folder, 'dev-look'));
  return {
    name: 'vitrine:look-switch',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        mkdirSync(folder, { recursive: true });
        addWatchFile(trigger);
      },
      'astro:server:setup': ({ server }) => {
        // Where this code is a dependency, the owner's folder is not watched as a whole.
        server.watcher.add(fileURLToPath(trigger));
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
