import { fileURLToPath } from 'node:url';
import type { AstroConfig, HookParameters } from 'astro';
import { AstroError } from 'astro/errors';
import { visible } from '../errors/visible.ts';
import { baseSetting } from '../settings/read-settings.ts';
import { unusablePath } from '../settings/unusable-path.mjs';
import { cleanSvg } from './after-build/clean-pictures.ts';

/** Astro's default image service, which Vitrine replaces unless the owner has chosen another. */
const ASTRO_IMAGES = 'astro/assets/services/sharp';

/**
 * Rejects a folder in which Vite cannot build, and settings of `astro.config` with which the URLs of Vitrine's
 * pages would not work.
 *
 * @throws AstroError that names the folder or the setting
 */
export function checkAstroSettings({ root, base, trailingSlash, build }: AstroConfig): void {
  const problem = unusablePath(fileURLToPath(root));
  if (problem !== undefined) throw new AstroError(problem);
  const rule = baseSetting.safeParse(base.replace(/(?<=.)\/$/, '')).error?.issues[0]?.message;
  if (rule !== undefined)
    throw new AstroError(
      `Vitrine cannot be built with base: '${visible(base)}'.`,
      `Allowed: ${rule}.`,
    );
  const advice =
    'Pages of Vitrine have URLs such as /about, without a slash or .html at the end. Remove the setting.';
  if (trailingSlash === 'always') {
    throw new AstroError("Vitrine cannot be built with trailingSlash: 'always'.", advice);
  }
  if (build.format !== 'directory') {
    throw new AstroError(`Vitrine cannot be built with build.format: '${build.format}'.`, advice);
  }
}

type Update = Parameters<HookParameters<'astro:config:setup'>['updateConfig']>[0];

/** The settings in the owner's `astro.config` that {@link astroSettings} reads. */
interface OwnerSettings {
  site?: string | undefined;
  build: Pick<AstroConfig['build'], 'inlineStylesheets' | 'concurrency'>;
  image: { service: { entrypoint: string } };
  experimental: Pick<AstroConfig['experimental'], 'svgOptimizer'>;
}

/** The Astro settings that Vitrine needs, without those that the owner's `astro.config` sets itself. */
export function astroSettings(config: OwnerSettings, address: string, effort: number): Update {
  const { site, build, image, experimental } = config;
  return {
    ...(site === undefined && { site: address }),
    trailingSlash: 'never',
    build: {
      ...(build.inlineStylesheets === 'auto' && { inlineStylesheets: 'always' }),
      // Renders a few pages at a time, so that no page waits until another is written to disk.
      ...(build.concurrency === 1 && { concurrency: 4 }),
    },
    // A drawing that a page imports as a component is a part of the page.
    ...(experimental.svgOptimizer === undefined && {
      experimental: { svgOptimizer: { name: 'vitrine', optimize: cleanSvg } },
    }),
    ...(image.service.entrypoint === ASTRO_IMAGES && {
      image: { service: { entrypoint: 'vitrine/image-service', config: { avif: { effort } } } },
    }),
  };
}
