import { href } from '../site/href.ts';

/**
 * Speculation rules: browsers prerender the target of a link that the pointer rests on or a finger
 * touches, so that the page paints immediately. Paths with a dot, which are files, are excluded.
 * Browsers without support ignore the rules
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: href('/*') }, { not: { href_matches: href('/*.*') } }] },
      eagerness: 'moderate',
    },
  ],
});
