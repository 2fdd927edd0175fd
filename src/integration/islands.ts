import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { normalizePath, type Plugin } from 'vite';
import { PACKAGE } from '../../platform/site-folder.mjs';

const FOLDER = join(PACKAGE, 'src/layouts/islands');

/** The inline script (1.5 kB) that Astro writes into each page with an island. */
const INLINE = `<script>${islandScript}</script>`;

/**
 * Vite plugin that builds dynamic imports without Vite's preloading, because pages load the scripts and
 * styles of their islands themselves. Astro ignores the setting `modulePreload`, so a plugin sets it.
 */
const plainImports: Plugin = {
  name: 'vitrine:plain-imports',
  configEnvironment: (name) => {
    if (name !== 'client') return null;
    // With this setting the renderer that an island names is the chunk with React, which can be preloaded.
    const rolldownOptions = { preserveEntrySignatures: 'allow-extension' } as const;
    return { build: { modulePreload: false, rolldownOptions } };
  },
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Adds the directive `client:interaction`, and removes Astro's inline script for islands from pages that
 * load the same script from a file with `HydrateIslands`. Other pages of the owner keep the inline script.
 */
export class Islands implements AstroIntegration {
  readonly name = 'vitrine:islands';
  /** The path of the script of `HydrateIslands`, without the sub-path; set once the bundle is made. */
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

  /** Removes Astro's inline script from a built page that loads the same script from a file. */
  finish(html: string): string {
    const loads = this.#script !== undefined && html.includes(`/${this.#script}"`);
    return loads ? html.replace(INLINE, '') : html;
  }
}
