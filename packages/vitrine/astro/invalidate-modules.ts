import type { ViteDevServer } from 'vite';

/** Makes the dev server generate virtual modules again, and run the modules that import them again. */
export function invalidateModules(server: ViteDevServer, ids: readonly string[]): void {
  for (const { moduleGraph } of Object.values(server.environments)) {
    for (const id of ids) {
      const module = moduleGraph.getModuleById(id);
      if (module) moduleGraph.invalidateModule(module);
    }
  }
}
