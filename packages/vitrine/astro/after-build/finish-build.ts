import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { FileCache } from '../../content/file-cache.ts';
import type { Options } from '../options.ts';
import { cleanPictures } from './clean-pictures.ts';
import { compressFiles, writeKeptCopies } from './compress.ts';
import { writeDeployConfig } from './deploy-config/write-deploy-config.ts';
import { replaceSite } from './output-folder.ts';
import { finishPages } from './page-styles.ts';

interface FinishOptions {
  /** Changes the HTML of each page before the styles of the page are merged. */
  change: (html: string) => string;
  thirdParties: Options['thirdParties'];
  /** Whether each page gets its Content-Security-Policy as a `meta` element, if the host has no headers. */
  policyInPage: boolean;
  /** The Brotli quality for pages, 0 to 11. */
  pageQuality: number;
  /** The absolute path of the cache of compressed copies. */
  cache: string;
  /** The sub-path of the site with a slash in front and none at the end, or an empty string. */
  base: string;
  /** The folder to which the complete site is moved; undefined if the site is built in place. */
  target: string | undefined;
  /** Whether an Astro adapter processes the site: it copies the files, and the host compresses them. */
  hasAdapter: boolean;
}

/**
 * Finishes a built site: removes unused pictures, merges the styles of pages, writes the rules of hosts and compressed
 * copies. Comes after all integrations whose files it has to see; only form-route.ts, which copies its files, is later.
 *
 * The parent process gets the IPC message `pages` as soon as the site can be served; compressing new files
 * takes a few seconds more.
 */
export function finishBuild(options: FinishOptions): AstroIntegration {
  let assets: string;
  let server: string | undefined;
  const finish = async (folder: string, logger: AstroIntegrationLogger) => {
    const { change, policyInPage, thirdParties, base } = options;
    await cleanPictures(folder, assets, server);
    finishPages(folder, base, change);
    const warnings = writeDeployConfig(folder, base, { policyInPage, thirdParties });
    for (const warning of warnings) logger.warn(warning);
  };
  return {
    name: 'vitrine:finish-build',
    hooks: {
      'astro:config:done': ({ config, buildOutput }) => {
        assets = config.build.assets;
        server = buildOutput === 'server' ? fileURLToPath(config.build.server) : undefined;
      },
      // An adapter runs its hook `astro:build:done` before the one of this integration.
      'astro:build:generated': async ({ dir, logger }) => {
        if (options.hasAdapter) await finish(fileURLToPath(dir), logger);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (options.hasAdapter) return;
        const { target, pageQuality } = options;
        const folder = fileURLToPath(dir);
        await finish(folder, logger);
        const cache = new FileCache(options.cache);
        const missing = await writeKeptCopies(folder, cache, pageQuality);
        if (target !== undefined) await replaceSite(folder, target);
        process.send?.('pages');
        const moved = (file: string) =>
          target === undefined ? file : join(target, file.slice(folder.length));
        await compressFiles(missing.map(moved), cache, pageQuality);
        await cache.prune();
      },
    },
  };
}
