import { href } from '../lib/href.ts';

/**
 * Speculation rules: browsers prerender the page behind a link that the pointer rests on or a finger
 * touches, so that it paints at once. Files such as the contact card are not prefetched. Browsers
 * without them ignore it (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: href('/*') }, { not: { href_matches: href('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});
