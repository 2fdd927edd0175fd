import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { normalizePath, type Plugin } from 'vite';
import { PACKAGE } from '../../platform/site-folder.mjs';

const FOLDER = join(PACKAGE, 'src/layouts/islands');

/** Astro writes the script of its islands into each page that has one: 1.5 kB of the first answer. */
const INLINE = `<script>${islandScript}</script>`;

/**
 * Builds dynamic imports without preloading, because pages load the scripts and styles of their parts
 * themselves. Astro ignores `modulePreload` in its settings, so a plugin sets it.
 */
const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  configEnvironment: (name) => {
    if (name !== 'client') return null;
    // The renderer that an island names is then the file of React, which can be fetched ahead.
    const rolldownOptions = { preserveEntrySignatures: 'allow-extension' } as const;
    return { build: { modulePreload: false, rolldownOptions } };
  },
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Adds the directive `client:interaction`, and removes Astro's inline script from pages that load it
 * from a file with `HydrateIslands`. Pages of the owner with islands of their own keep it.
 */
export class Islands implements AstroIntegration {
  readonly name = 'vitrine:islands';
  /** The address of the script of `HydrateIslands`, without the sub-path; known after the bundle. */
  #script: string | undefined;

  readonly hooks: AstroIntegration['hooks'] = {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      const entrypoint = join(FOLDER, 'client-interaction.ts');
      addClientDirective({ name: 'interaction', entrypoint });
      updateConfig({ vite: { plugins: [plainImports, this.#noteScript()] } });
    },
  };

  #noteScript(): Plugin {
    const module = normalizePath(join(FOLDER, 'hydrate-islands.ts'));
    return {
      name: 'vitrine:islands-script',
      generateBundle: (_options, bundle) => {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && chunk.moduleIds.includes(module))
            this.#script = chunk.fileName;
        }
      },
    };
  }

  /** Removes Astro's inline script from a built page that loads the same from a file. */
  finish(html: string): string {
    const loads = this.#script !== undefined && html.includes(`/${this.#script}"`);
    return loads ? html.replace(INLINE, '') : html;
  }
}
