import type { LocalImageService } from 'astro';
import sharpService from 'astro/assets/services/sharp';

/** From this width on, in pixels, an AVIF takes longest, and a page is sent few of them. */
const WIDE = 1000;

/** Astro's service, with the least effort for wide AVIF: a third larger, in less than half the time. */
const service: LocalImageService = {
  ...sharpService,
  transform: (input, options, config, logger) => {
    const { service } = config;
    const avif = { ...service.config.avif, ...(options.width >= WIDE && { effort: 0 }) };
    const own = { ...config, service: { ...service, config: { ...service.config, avif } } };
    return sharpService.transform(input, options, own, logger);
  },
};

// biome-ignore lint/style/noDefaultExport: Astro takes a service as such
export default service;
