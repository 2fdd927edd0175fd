import type { IntegrationResolvedRoute } from 'astro';
import type { Plugin, ViteDevServer } from 'vite';
import { invalidateModules } from './invalidate-modules.ts';

const ID = 'virtual:page-files';

/** The files of the owner's pages, which errors name: a Vite plugin with the module `virtual:page-files`. */
export class PageFiles {
  #files: Record<string, string> = {};
  #server: ViteDevServer | undefined;

  /** Takes the routes that Astro has found, also after a page was added in `npm run dev`. */
  show(
    routes: readonly Pick<IntegrationResolvedRoute, 'pattern' | 'entrypoint' | 'origin'>[],
  ): void {
    const own = routes.filter(({ origin }) => origin === 'project');
    this.#files = Object.fromEntries(own.map(({ pattern, entrypoint }) => [pattern, entrypoint]));
    if (this.#server) invalidateModules(this.#server, [`\0${ID}`]);
  }

  readonly plugin: Plugin = {
    name: 'vitrine:page-files',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load: (id) =>
      id === `\0${ID}` ? `export const pageFiles = ${JSON.stringify(this.#files)};` : undefined,
    configureServer: (server) => {
      this.#server = server;
    },
  };
}
