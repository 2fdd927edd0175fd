import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { PageFiles } from './page-files.ts';

test('the files of own pages are known by their routes, also of a page that is added', async () => {
  const files = new PageFiles();
  const own = (pattern: string, entrypoint: string) => ({
    pattern,
    entrypoint,
    origin: 'project' as const,
  });
  const index = own('/notes', 'src/pages/notes/index.astro');
  files.show([index, { pattern: '/[...lang]', entrypoint: 'vitrine/x.astro', origin: 'external' }]);
  const vite = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [files.plugin],
  });
  onTestFinished(() => vite.close());
  const shown = async () => (await vite.ssrLoadModule('virtual:page-files')).pageFiles;
  expect(await shown()).toEqual({ '/notes': 'src/pages/notes/index.astro' });
  files.show([index, own('/uses', 'src/pages/uses.mdx')]);
  expect(await shown()).toMatchObject({ '/uses': 'src/pages/uses.mdx' });
});
