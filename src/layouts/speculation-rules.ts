import { href } from '../lib/href.ts';

/**
 * What browsers that know speculation rules get ready: the page behind a link that the pointer rests
 * on or a finger touches is rendered, so that it paints at once. Files such as the contact card wait.
 * Other browsers pass over it (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: href('/*') }, { not: { href_matches: href('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});
