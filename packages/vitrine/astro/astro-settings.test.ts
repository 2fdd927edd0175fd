import { join } from 'node:path';
import { type AstroConfig, preview } from 'astro';
import { getViteConfig } from 'astro/config';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import vitrine from '../index.ts';
import { PACKAGE } from '../settings/site-folder.mjs';
import { cleanSvg } from './after-build/clean-pictures.ts';
import { astroSettings } from './astro-settings.ts';
import { siteRoutes } from './routes.ts';

/** Sets up an Astro project with Vitrine, as Astro's commands do. */
async function setUp(settings: object): Promise<void> {
  vi.stubEnv('CONTENT', join(PACKAGE, '../../examples/minimal/content'));
  const root = await temporaryFolder({ 'package.json': '{"type":"module"}' });
  const config = getViteConfig(
    {},
    { root, logLevel: 'silent', integrations: [vitrine()], ...settings },
  );
  await config({ mode: 'development', command: 'serve' });
}

test.each([
  [{ trailingSlash: 'always' }, "Vitrine cannot be built with trailingSlash: 'always'."],
  [{ build: { format: 'file' } }, "Vitrine cannot be built with build.format: 'file'."],
  [{ base: '/ü' }, "Vitrine cannot be built with base: '/ü'."],
  [{ base: '/a b/' }, "Vitrine cannot be built with base: '/a b"],
])('%j is refused', async (settings, message) => {
  await expect(setUp(settings)).rejects.toThrow(message);
});

test('with a slash at the end, the preview answers by the page, or by the 404 page of the site', async () => {
  vi.stubEnv('CONTENT', join(PACKAGE, '../../examples/minimal/content'));
  const built = { 'dist/about/index.html': 'About me', 'dist/404.html': 'Nothing here' };
  const root = await temporaryFolder({ 'package.json': '{"type":"module"}', ...built });
  const server = { host: '127.0.0.1', port: 0 };
  const inline = { root, server, logLevel: 'silent' } as const;
  const { port, stop } = await preview({ ...inline, integrations: [vitrine()] });
  onTestFinished(stop);
  for (const [path, expected] of [
    ['/about', '200 About me'],
    ['/about/', '200 About me'],
    ['/nothing', '404 Nothing here'],
    ['/nothing/', '404 Nothing here'],
  ]) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { Accept: 'text/html' },
    });
    expect(`${response.status} ${await response.text()}`, path).toBe(expected);
  }
});

test("the rules for own pages of Markdown reach Astro's processor", async () => {
  const features: unknown[] = [];
  const probe = {
    name: 'probe',
    hooks: {
      'astro:config:done': ({ config }: { config: AstroConfig }) => {
        features.push(Reflect.get(config.markdown.processor.options, 'features'));
      },
    },
  };
  await setUp({ integrations: [vitrine(), probe] });
  expect(features).toEqual([{ frontmatter: false, smartPunctuation: false }]);
});

test('a folder in which Vite cannot build is refused', async () => {
  const root = await temporaryFolder({ 'C#/package.json': '{"type":"module"}' });
  await expect(setUp({ root: join(root, 'C#') })).rejects.toThrow('whose path contains "#"');
});

test('settings of the owner are kept, others get defaults', () => {
  const astro = 'astro/assets/services/sharp';
  const usual = { build: { inlineStylesheets: 'auto', concurrency: 1 } } as const;
  const left = { ...usual, image: { service: { entrypoint: astro } }, experimental: {} };
  expect(astroSettings(left, 'https://ida.test', 1)).toMatchObject({
    site: 'https://ida.test',
    build: { inlineStylesheets: 'always', concurrency: 4 },
    image: { service: { entrypoint: 'vitrine/image-service' } },
    experimental: { svgOptimizer: { optimize: cleanSvg } },
  });
  const own = {
    site: 'https://owner.test',
    build: { inlineStylesheets: 'never', concurrency: 2 } as const,
    image: { service: { entrypoint: './my-service.ts' } },
    experimental: { svgOptimizer: { name: 'mine', optimize: String } },
  };
  expect(astroSettings(own, 'https://ida.test', 1)).toEqual({ trailingSlash: 'never', build: {} });
});

test("Astro's cache of pictures is another one for each effort", async () => {
  const folders: string[] = [];
  const probe = {
    name: 'probe',
    hooks: {
      'astro:config:done': ({ config }: { config: AstroConfig }) =>
        void folders.push(config.cacheDir.pathname),
    },
  };
  for (const [outDir, effort] of [
    ['', '1'],
    ['', '0'],
    ['/site', '1'],
    ['/site', '0'],
    ['/site', '9'],
  ]) {
    vi.stubEnv('OUT_DIR', outDir);
    vi.stubEnv('IMAGE_EFFORT', effort);
    await setUp({ integrations: [vitrine(), probe] });
  }
  expect(folders[0]).toMatch(/\/node_modules\/\.astro\/$/);
  expect(new Set(folders.slice(1)).size).toBe(4);
});

test('optional routes are there only with content of their kind', () => {
  const patterns = (kinds: readonly string[]) =>
    siteRoutes((collection) => kinds.includes(collection)).map(({ pattern }) => pattern);
  expect(patterns([])).toEqual(
    expect.arrayContaining(['/[...lang]', '/404', '/[...lang]/details/[id]']),
  );
  expect(patterns([]).some((pattern) => pattern.includes('writing'))).toBe(false);
  expect(patterns(['posts'])).toContain('/[...lang]/writing/[id]');
  expect(patterns([]).some((pattern) => pattern.startsWith('/p/'))).toBe(false);
  expect(patterns(['private'])).toContain('/p/[address]');
});
