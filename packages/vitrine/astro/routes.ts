import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HookParameters } from 'astro';
import type { CollectionName } from '../content/registry.ts';
import type { Content } from '../content/types.ts';
import { heldInvitations, heldPages } from '../private/held/held-content.ts';
import { PACKAGE } from '../settings/site-folder.mjs';

const FOLDER = join(PACKAGE, 'routes');

/** What few sites have: a collection, private work, or a form for testimonials. */
type Optional = CollectionName | 'private' | 'testimonialRequest';

/** What few sites have, by the folder with the routes for it. */
const OPTIONAL: Readonly<Record<string, Optional>> = {
  '[...lang]/writing': 'posts',
  '[...lang]/testimonial': 'testimonialRequest',
  p: 'private',
};

/**
 * The routes of the site, as `injectRoute` of Astro takes them. Optional routes are included only if the
 * site has content of their collection, because they would change the chunks that other pages share.
 *
 * @param hasOptional Whether the site has content of an optional collection, private work, or a form for testimonials.
 */
export function siteRoutes(hasOptional: (collection: Optional) => boolean) {
  return globSync('**/*.{astro,ts}', { cwd: FOLDER })
    .filter((file) => {
      const collection = OPTIONAL[dirname(file)];
      return collection === undefined || hasOptional(collection);
    })
    .sort()
    .map((file) => ({
      pattern: `/${file.replace(/(?:(?:^|\/)index)?\.(?:astro|ts)$/, '')}`,
      entrypoint: join(FOLDER, file),
    }));
}

/** Injects the routes of the site: in `astro dev` also all optional ones, as content may be added later. */
export function injectRoutes(
  content: Content,
  { command, injectRoute }: Pick<HookParameters<'astro:config:setup'>, 'command' | 'injectRoute'>,
): void {
  const hasOptional = (key: string) =>
    command === 'dev' ||
    (key === 'private'
      ? heldPages().length + heldInvitations().length > 0
      : Reflect.get(content, key) !== undefined);
  for (const route of siteRoutes(hasOptional)) injectRoute(route);
}
