import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration, AstroIntegrationLogger } from 'astro';
import { FileCache } from '../../content/file-cache.ts';
import type { Options } from '../options.ts';
import { compressFiles, writeKeptCopies } from './compress.ts';
import { writeDeployConfig } from './deploy-config/write-deploy-config.ts';
import { removeLeftovers, replaceSite } from './output-folder.ts';
import { finishPages } from './page-styles.ts';

interface FinishOptions {
  /** Changes each page before its styles are merged. */
  change: (html: string) => string;
  thirdParties: Options['thirdParties'];
  /** Whether each page gets its policy as an element, for a host without headers. */
  policyInPage: boolean;
  /** Quality of brotli for pages. */
  pageQuality: number;
  /** Where compressed copies are kept between builds, absolute. */
  cache: string;
  /** Sub-path with a slash in front and none at the end, or an empty string. */
  base: string;
  /** The folder that the site moves to once it is complete; undefined where it is built in place. */
  target: string | undefined;
  /** Whether an adapter takes the site over: it copies the files, and hosts compress them. */
  hasAdapter: boolean;
}

/**
 * Finishes a built site: styles of pages, rules of hosts, compressed copies. It is the last
 * integration, so it sees what all others write.
 *
 * A process that listens gets the message `pages` as soon as the site can be served; compressing the
 * files that are new takes a few seconds more.
 */
export function finishBuild(options: FinishOptions): AstroIntegration {
  return {
    name: 'vitrine:finish-build',
    hooks: {
      // The hook of an adapter comes first among those of `astro:build:done`.
      'astro:build:generated': ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        if (options.hasAdapter) finishSite(folder, options, logger);
        else removeLeftovers(folder);
      },
      'astro:build:done': async ({ dir, logger }) => {
        if (options.hasAdapter) return;
        const { target, pageQuality } = options;
        const folder = fileURLToPath(dir);
        finishSite(folder, options, logger);
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

function finishSite(folder: string, options: FinishOptions, logger: AstroIntegrationLogger): void {
  const { change, policyInPage, thirdParties, base } = options;
  finishPages(folder, change);
  const warnings = writeDeployConfig(folder, base, { policyInPage, thirdParties });
  for (const warning of warnings) logger.warn(warning);
}
