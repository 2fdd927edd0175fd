import { join } from 'node:path';
import icons from 'unplugin-icons/vite';
import { build } from 'vite';
import { ROOT } from '../../scripts/project.ts';

/**
 * Builds the editor's page, which takes about a second.
 *
 * @param outDir Where it is written to, absolute.
 */
export async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: join(ROOT, 'editor', 'page'),
    logLevel: 'warn',
    plugins: [icons({ compiler: 'jsx', jsx: 'react' })],
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
  });
}
