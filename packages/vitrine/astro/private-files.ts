import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { AstroError } from 'astro/errors';
import { mapLimit } from '../content/map-limit.ts';
import { encodedPicture, pictureCache } from '../content/sealed/encoded-picture.ts';
import { heldInvitations, heldPages, sealedFiles, sealing } from '../private/held/held-content.ts';
import { CLOUDFLARE } from './adapters.ts';
import { answerRequests } from './answer-requests.ts';

/** Number of pictures that are encoded at the same time, in threads. */
const concurrency = 3;

/**
 * Astro integration that writes the encrypted files of private pages, and serves them in `astro dev`. A site without
 * private work has none.
 *
 * @param folder The absolute path of the content folder.
 */
export function privateFiles(folder: string): AstroIntegration {
  let base: string;
  let outDir: string;
  const bytesOf = async (path: string) => {
    const file = sealedFiles().get(path);
    if (file === undefined || file instanceof Uint8Array) return file;
    const picture = await encodedPicture(folder, file.path, file.width);
    return await sealing().keys.sealFile(path.replace(/\.bin$/, ''), picture);
  };
  return {
    name: 'vitrine:private-files',
    hooks: {
      'astro:config:done': ({ config, buildOutput }) => {
        base = config.base.replace(/\/$/, '');
        const hasClientFolder = buildOutput === 'server' || config.adapter?.name === CLOUDFLARE;
        outDir = fileURLToPath(hasClientFolder ? config.build.client : config.outDir);
      },
      // Before `astro:build:done`, the hook in which an adapter copies the site.
      'astro:build:generated': async () => {
        await mapLimit([...sealedFiles().keys()], concurrency, async (path) => {
          const target = join(outDir, path);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, (await bytesOf(path)) ?? '');
        });
        await pictureCache.prune();
        const missing = [...heldPages(), ...heldInvitations()].filter(
          ({ address }) => !existsSync(join(outDir, 'p', address, 'text.bin')),
        );
        if (missing.length > 0)
          throw new AstroError(`${missing.length} private pages were not encrypted.`);
      },
      'astro:server:setup': ({ server }) => {
        answerRequests(server, async ({ response, pathname }) => {
          if (!pathname.startsWith(`${base}/p/`)) return false;
          const bytes = await bytesOf(pathname.slice(base.length + 1));
          if (bytes) response.end(bytes);
          return bytes !== undefined;
        });
      },
    },
  };
}
