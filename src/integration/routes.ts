import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { HookParameters } from 'astro';
import { PACKAGE } from '../../platform/site-folder.mjs';
import { type ContentKind, registry } from '../content/registry.ts';
import type { Content } from '../content/types.ts';

const FOLDER = join(PACKAGE, 'src/routes');

/** Routes of a kind that few sites have: the folder of such a kind begins with an underscore. */
const OPTIONAL = /\/_(\w+)\//;

/**
 * The pages and files of the site, as Astro injects routes. Optional routes are there only with
 * content of their kind, because they would change the styles and scripts that other pages share.
 *
 * @param hasOptional Whether the site has content of a kind.
 */
export function siteRoutes(hasOptional: (kind: string) => boolean) {
  return globSync('**/*.{astro,ts}', { cwd: FOLDER })
    .filter((file) => !file.endsWith('.test.ts'))
    .sort()
    .flatMap((file) => {
      const kind = OPTIONAL.exec(file)?.[1];
      return kind !== undefined && !hasOptional(kind)
        ? []
        : [{ pattern: patternOf(file), entrypoint: join(FOLDER, file) }];
    });
}

/** The pattern of a route: `[...lang]/_posts/[id].astro` → `/[...lang]/writing/[id]`. */
function patternOf(file: string): string {
  const kinds: Readonly<Record<string, ContentKind>> = registry;
  const path = file
    .replace(/\.(?:astro|ts)$/, '')
    .replace(OPTIONAL, (_, kind) => `${kinds[kind]?.pages[0]}/`)
    .replace(/(?:^|\/)index$/, '');
  return `/${path}`;
}

/** Injects the pages and files of the site. In `astro dev` content may come later, so all are there. */
export function injectRoutes(
  content: Content,
  { command, injectRoute }: Pick<HookParameters<'astro:config:setup'>, 'command' | 'injectRoute'>,
): void {
  const hasOptional = (kind: string) =>
    command === 'dev' || Reflect.get(content, kind) !== undefined;
  for (const route of siteRoutes(hasOptional)) injectRoute(route);
}
