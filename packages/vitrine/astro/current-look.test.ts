import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { composition as ofGallery } from '../looks/gallery/composition.ts';
import { composition as ofShop } from '../looks/shop/composition.ts';
import { currentLook } from './current-look.ts';

/** Starts a Vite development server with a page in the look `shop`. */
async function serve() {
  const code = "import '#look/look.css'; export { composition } from '#look/composition.ts';";
  const look = currentLook('/content', { site: { look: 'shop' } });
  const vite = await createServer({
    root: await temporaryFolder({ 'part.js': code, 'page.js': "export * from './part.js';" }),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
    plugins: [look.plugin],
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  /** The widths of pictures on the page, and the looks of its files. */
  const page = async () => {
    const { composition } = await vite.ssrLoadModule('/page.js');
    const part = await vite.environments.ssr.moduleGraph.getModuleByUrl('/part.js');
    const files = [...(part?.importedModules ?? [])].map(({ file }) => file?.split('/').at(-2));
    return { sizes: composition.mainSizes(0), files };
  };
  return { vite, look, page };
}

test('another look is shown by the same server, with the styles of that look only', async () => {
  const { look, page } = await serve();
  const shop = { sizes: ofShop.mainSizes(0), files: ['shop', 'shop'] };
  expect(await page()).toEqual(shop);
  look.show({ site: { look: 'gallery' } });
  expect(await page()).toEqual({ sizes: ofGallery.mainSizes(0), files: ['gallery', 'gallery'] });
  look.show({ site: { look: 'shop' } });
  expect(await page()).toEqual(shop);
});

test('the look switch lets the content be read again, then shows the same page', async () => {
  vi.stubEnv('LOOK', undefined);
  const { vite } = await serve();
  const changed = vi.fn();
  vite.watcher.on('all', changed);
  const choose = async (look: string) => {
    const address = new URL(`/about?look=${look}`, vite.resolvedUrls?.local[0]);
    const { status, headers } = await fetch(address, { redirect: 'manual' });
    return { status, location: headers.get('location'), chosen: process.env.LOOK };
  };
  expect(await choose('unknown')).toMatchObject({ status: 404, chosen: undefined });
  expect(changed).not.toHaveBeenCalled();
  expect(await choose('gallery')).toEqual({ status: 303, location: '/about', chosen: 'gallery' });
  expect(changed).toHaveBeenCalledExactlyOnceWith('change', '/content/site.yaml');
});
