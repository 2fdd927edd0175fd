import type { Site } from '../content/schemas/site.ts';

/** Attributes of an analytics provider's `<script>`, according to the provider's documentation. */
export function analyticsScript({ provider, id, address }: NonNullable<Site['analytics']>) {
  const instance = address?.replace(/\/$/, '');
  switch (provider) {
    case 'plausible':
      return { src: `${instance ?? 'https://plausible.io'}/js/script.js`, 'data-domain': id };
    case 'umami':
      return {
        src: `${instance ?? 'https://cloud.umami.is'}/script.js`,
        'data-website-id': id,
        // Explicit, because the CSP must allow this origin, whose default is only in Umami's code.
        'data-host-url': instance ?? 'https://gateway.umami.is',
        // A search or filter changes the query string, which would count as another visit.
        'data-exclude-search': 'true',
      };
    case 'goatcounter':
      return {
        src: `${instance ?? 'https://gc.zgo.at'}/count.js`,
        'data-goatcounter': `${instance ?? `https://${id}.goatcounter.com`}/count`,
      };
  }
}
