import { join } from 'node:path';
import { type EnvironmentModuleNode, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { Content } from '../content/types.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { lookNames } from '../styles/looks.ts';
import { answerRequests } from './answer-requests.ts';

const PREFIX = '#look/';

/** The file of the entry `vitrine/components`, which imports parts of the look. */
const COMPONENTS = normalizePath(join(PACKAGE, 'components.ts'));

/** The beginning of the ids of Astro's modules in `astro dev` that list the styles of a page. */
const PAGE_STYLES = '\0virtual:astro:dev-css:';

/** The look that the site has now. */
export interface CurrentLook {
  /** Resolves `#look/` to the folder of the look, and handles the look switch (LookSwitch.astro). */
  plugin: Plugin;
  /** Called with changed content in `npm run dev`, before its pages are made. */
  show: (changed: Styled) => void;
}

interface Styled {
  site: Pick<Content['site'], 'look'>;
}

/**
 * Provides the folder of the look as `#look`. In `npm run dev` another look in the content is shown
 * without a restart. The look switch sets LOOK, and the content is read again; its files stay unchanged.
 *
 * @param folder The absolute path of the content folder.
 * @param content The content as it was read at the start.
 */
export function currentLook(folder: string, { site }: Styled): CurrentLook {
  let { look } = site;
  let server: ViteDevServer | undefined;
  const importers = new Set<string>();
  return {
    plugin: {
      name: 'vitrine:look',
      // Before Vite resolves `#look` by package.json, where it is an example for TypeScript.
      enforce: 'pre',
      async resolveId(id, importer, options) {
        // Vite would bundle it ahead for islands of the owner, with `#look` of package.json.
        if (id === 'vitrine/components') return COMPONENTS;
        if (!id.startsWith(PREFIX)) return undefined;
        if (importer) importers.add(importer);
        const path = join(PACKAGE, 'looks', look, id.slice(PREFIX.length));
        return await this.resolve(path, importer, { ...options, skipSelf: true });
      },
      configureServer(started) {
        server = started;
        answerRequests(started, ({ response, pathname, searchParams }) => {
          const chosen = lookNames.find((name) => name === searchParams.get('look'));
          if (chosen === undefined) return false;
          process.env.LOOK = chosen;
          // The content module reads the content again, and lets the next request wait for it.
          started.watcher.emit('all', 'change', join(folder, 'site.yaml'));
          // Two slashes at the beginning would mean another host.
          response.writeHead(303, { location: pathname.replace(/^\/+/, '/') }).end();
          return true;
        });
      },
    },
    show({ site }) {
      if (site.look === look) return;
      look = site.look;
      for (const { moduleGraph } of Object.values(server?.environments ?? {})) {
        const seen = new Set<EnvironmentModuleNode>();
        for (const [id, module] of moduleGraph.idToModuleMap) {
          const isStale = importers.has(id) || id.startsWith(PAGE_STYLES);
          if (isStale) moduleGraph.invalidateModule(module, seen);
        }
      }
    },
  };
}
