import { globSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * The integrations of a project that has no configuration file of Astro: the commands then build the site as with
 * `integrations: [vitrine()]`.
 *
 * @param root The owner's project folder.
 */
export async function defaultIntegrations(root: string): Promise<AstroIntegration[]> {
  if (globSync('astro.config.{mjs,js,ts,mts,cjs,cts}', { cwd: root }).length > 0) return [];
  // Imported only here, because NODE_ENV has to be set before React is imported.
  const { default: vitrine } = await import('../../index.ts');
  return [vitrine()];
}
