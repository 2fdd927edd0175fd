import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js';
import { minifySync, normalizePath, type Plugin } from 'vite';
import { memoize } from '../i18n/memoize.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { stripComments } from '../styles/strip-comments.ts';

const FOLDER = join(PACKAGE, 'layouts/islands');

/** The inline script (1.5 kB) that Astro writes into each page with an island. */
const INLINE = `<script>${islandScript}</script>`;

/** The beginning of the inline script in the head of each page with Vitrine's layout. */
const BEFORE_PAINT = `<script>${stripComments(
  readFileSync(join(PACKAGE, 'layouts/before-paint.js'), 'utf8'),
)}`;

/** Matches the inline script of `client:interaction`, which Astro writes before the first island. */
const DIRECTIVE = /<script>([^<]*new Event\("astro:interaction"\)[^<]*)<\/script>/;

/** Matches the properties of an island, in which Astro escapes quotes: in single quotes they are shorter. */
const PROPERTIES = / (props|opts)="(\{&quot;[^"']*)"/g;

const minifyScript = memoize((code) => minifySync('inline.js', code, { module: false }).code);

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
 * Adds the directive `client:interaction`, and shortens the inline scripts of built pages: each costs a hash
 * in the Content-Security-Policy.
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

  /**
   * Removes Astro's inline script for islands from a built page that loads the same script from a file with
   * `HydrateIslands`; other pages of the owner keep it. Moves the script of `client:interaction` to the end of
   * the layout's script in the head, which runs earlier, and minifies the joined script.
   */
  finish(html: string): string {
    const loads = this.#script !== undefined && html.includes(`/${this.#script}"`);
    const page = (loads ? html.replace(INLINE, '') : html).replace(
      PROPERTIES,
      (_, name: string, json: string) => ` ${name}='${json.replaceAll('&quot;', '"')}'`,
    );
    const start = page.indexOf(BEFORE_PAINT);
    if (start < 0) return page;
    const end = page.indexOf('</script>', start);
    const rest = page.slice(end);
    const code = page.slice(start + '<script>'.length, end) + (DIRECTIVE.exec(rest)?.[1] ?? '');
    return `${page.slice(0, start)}<script>${minifyScript(code)}${rest.replace(DIRECTIVE, '')}`;
  }
}
