import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../../cli/project.ts';
import { iconPlugin } from '../../src/styles/icon-plugin.ts';

/**
 * Builds the editor's page, which takes about a second.
 *
 * @param outDir Where it is written to, absolute.
 */
export async function buildPage(outDir: string): Promise<void> {
  const before = process.env.NODE_ENV;
  try {
    await build({
      configFile: false,
      root: join(ROOT, 'editor', 'page'),
      logLevel: 'warn',
      plugins: [iconPlugin()],
      build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
    });
  } finally {
    // A build sets this for the whole process, and the preview would take it over: no live reload.
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
}
