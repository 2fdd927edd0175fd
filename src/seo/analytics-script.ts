import type { Site } from '../content/schemas/site.ts';

/** The attributes of the script element by which a provider counts visits, as its documentation has them. */
export function analyticsScript({ provider, id, address }: NonNullable<Site['analytics']>) {
  const instance = address?.replace(/\/$/, '');
  switch (provider) {
    case 'plausible':
      return { src: `${instance ?? 'https://plausible.io'}/js/script.js`, 'data-domain': id };
    case 'umami':
      return {
        src: `${instance ?? 'https://cloud.umami.is'}/script.js`,
        'data-website-id': id,
        // Named, because the hosted script sends to an origin that is known only from its code.
        'data-host-url': instance ?? 'https://gateway.umami.is',
        // Each search and filter changes the address, and would count as a visit.
        'data-exclude-search': 'true',
      };
    case 'goatcounter':
      return {
        src: `${instance ?? 'https://gc.zgo.at'}/count.js`,
        'data-goatcounter': `${instance ?? `https://${id}.goatcounter.com`}/count`,
      };
  }
}
