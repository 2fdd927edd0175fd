import type { AstroConfig, HookParameters } from 'astro';
import { AstroError } from 'astro/errors';

/** Astro's own image service, which the owner has not replaced. */
const ASTRO_IMAGES = 'astro/assets/services/sharp';

/**
 * Refuses settings of `astro.config` that the addresses of the site cannot serve.
 *
 * @throws AstroError that names the setting
 */
export function checkAstroSettings({ trailingSlash, build }: AstroConfig): void {
  const advice = 'Pages of Vitrine have addresses such as /about. Remove the setting.';
  if (trailingSlash === 'always') {
    throw new AstroError("Vitrine cannot be built with trailingSlash: 'always'.", advice);
  }
  if (build.format !== 'directory') {
    throw new AstroError(`Vitrine cannot be built with build.format: '${build.format}'.`, advice);
  }
}

type Update = Parameters<HookParameters<'astro:config:setup'>['updateConfig']>[0];

/** The settings of a project that {@link astroSettings} looks at. */
interface OwnerSettings {
  site?: string | undefined;
  build: Pick<AstroConfig['build'], 'inlineStylesheets' | 'concurrency'>;
  image: { service: { entrypoint: string } };
}

/** The settings of Astro that the site needs, without those that the owner made. */
export function astroSettings(config: OwnerSettings, address: string): Update {
  const { site, build, image } = config;
  return {
    ...(site === undefined && { site: address }),
    trailingSlash: 'never',
    build: {
      ...(build.inlineStylesheets === 'auto' && { inlineStylesheets: 'always' }),
      // With a few pages at a time, none waits until another is on disk.
      ...(build.concurrency === 1 && { concurrency: 4 }),
    },
    ...(image.service.entrypoint === ASTRO_IMAGES && {
      image: {
        service: { entrypoint: 'vitrine/image-service', config: { avif: { effort: 1 } } },
      },
    }),
  };
}
