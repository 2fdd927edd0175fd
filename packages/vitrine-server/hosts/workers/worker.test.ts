import { execFileSync } from 'node:child_process';
import { expect, test, vi } from 'vitest';
import { CACHE_REVALIDATE } from 'vitrine/http';
import { createServerRoutes } from '../../static/server-routes.ts';
import { AssetSite } from './asset-site.ts';
import worker from './worker.ts';

test('where the settings are wrong, /healthz says that no message can be taken', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const environment = {
    ASSETS: { fetch: async () => new Response('', { status: 404 }) },
    DB: { prepare: vi.fn(), batch: vi.fn() },
    MAIL_TO: 'nobody',
  };
  const context = { waitUntil: vi.fn(), passThroughOnException: vi.fn(), props: {} };
  const request = new Request('https://studio.example/healthz');
  const response = await worker.fetch(request, environment, context);
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({
    ok: false,
    help: 'The settings of the Worker are wrong. See the log of the Worker.',
  });
  expect(log.mock.calls.join()).toContain('MAIL_TO is \\"nobody\\"');
  log.mockRestore();
});

test('a missing hashed file is not cached for ever', async () => {
  const fetch = async (address: string) =>
    address.endsWith('/404.html')
      ? new Response('No such page')
      : new Response('', { status: 404 });
  const app = createServerRoutes(new AssetSite({ fetch }, ''));
  const response = await app.request('https://studio.example/_astro/gone.js');
  expect(response.status).toBe(404);
  expect(await response.text()).toBe('No such page');
  expect(response.headers.get('Cache-Control')).toBe(CACHE_REVALIDATE);
});

test('the Worker starts without what its host lacks: sockets, files and import.meta.url', () => {
  const script = `
    require('node:module').registerHooks({
      resolve(name, context, next) {
        if (/^(?:nodemailer|(?:node:)?(?:fs|child_process|worker_threads))$/.test(name))
          throw new Error(context.parentURL + ' imports ' + name);
        return next(name, context);
      },
      load(address, context, next) {
        const module = next(address, context);
        const source = module.source && String(module.source);
        return { ...module, source: source?.replaceAll(/import\\.meta\\.\\w+/g, 'undefined') };
      },
    });
    import('./worker.ts').then(() => console.log('loaded'));`;
  expect(
    execFileSync(process.execPath, ['-e', script], { cwd: import.meta.dirname, encoding: 'utf8' }),
  ).toBe('loaded\n');
});
