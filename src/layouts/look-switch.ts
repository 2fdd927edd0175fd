import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteFolder } from '../../server/site-folder.mjs';
import { lookNames } from '../styles/looks.ts';

/**
 * Look and typeface are chosen when Astro starts: in `npm run dev` it starts anew when `site.yaml` is
 * saved, and with the look that the switch on the pages asks for (LookSwitch.astro), which writes
 * nothing into the content.
 *
 * @param siteFile `site.yaml`, absolute.
 */
export function lookSwitch(siteFile: string): AstroIntegration {
  const folder = join(siteFolder(), '.cache');
  const trigger = join(folder, 'dev-look');
  return {
    name: 'vitrine:look-switch',
    hooks: {
      'astro:config:setup': ({ command, addWatchFile }) => {
        if (command !== 'dev') return;
        mkdirSync(folder, { recursive: true });
        for (const file of [trigger, siteFile]) addWatchFile(pathToFileURL(file));
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
