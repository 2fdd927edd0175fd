import { href } from '../site/href.ts';

/**
 * Speculation rules: browsers prerender the target of a link that the pointer rests on or a finger touches, so that the
 * page paints immediately. Paths with a dot, which are files, are excluded. Browsers without support ignore the rules
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html).
 *
 * @param hasPrivate Whether the page may link to private pages, which are excluded too.
 */
export function speculationRules(hasPrivate: boolean): string {
  const excluded = ['/*.*', ...(hasPrivate ? ['/p/*'] : [])];
  const not = excluded.map((path) => ({ not: { href_matches: href(path) } }));
  return JSON.stringify({
    prerender: [{ where: { and: [{ href_matches: href('/*') }, ...not] }, eagerness: 'moderate' }],
  });
}
