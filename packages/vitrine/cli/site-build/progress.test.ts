import { stripVTControlCharacters } from 'node:util';
import type { AstroPrerenderer, HookParameters, RouteData } from 'astro';
import { expect, test, vi } from 'vitest';
import { progress } from './progress.ts';

const route: RouteData = {
  ...{ route: '/', component: 'index.astro', pattern: /^\/$/, type: 'page', origin: 'project' },
  ...{ params: [], distURL: [], segments: [], fallbackRoutes: [], prerender: true, isIndex: true },
};

/** Runs the hooks as Astro does: two pages, then the pictures. @returns what the terminal got */
async function build(config: object) {
  const texts: string[] = [];
  const { hooks } = progress({ write: (text) => texts.push(text) });
  let used: AstroPrerenderer = {
    name: 'usual',
    getStaticPaths: async () => [
      { pathname: '/', route },
      { pathname: '/about', route },
    ],
    render: async () => new Response('page'),
  };
  await hooks['astro:config:done']?.({ config } as HookParameters<'astro:config:done'>);
  await hooks['astro:build:start']?.({
    setPrerenderer: (wrap: (given: AstroPrerenderer) => AstroPrerenderer) => {
      used = wrap(used);
    },
  } as HookParameters<'astro:build:start'>);
  const paths = await used.getStaticPaths();
  for (const { route: routeData } of paths)
    await used.render(new Request('http://localhost/'), { routeData });
  await used.collectStaticImages?.();
  const images = globalThis.astroAsset?.staticImages?.values() ?? [];
  const made = [...images].flatMap(({ transforms }) => Array.from(transforms, ([hash]) => hash));
  await hooks['astro:build:generated']?.({} as HookParameters<'astro:build:generated'>);
  return { made, texts, lines: texts.map((text) => stripVTControlCharacters(text).trim()) };
}

test('pages and versions of pictures are counted on one line, which is empty at the end', async () => {
  const versions = (...hashes: string[]) => ({
    originalSrcPath: undefined,
    transforms: new Map(hashes.map((hash) => [hash, { finalPath: hash, transform: {} }])),
  });
  const staticImages = new Map([
    ['a.png', versions('a1', 'a2')],
    ['b.png', versions('b1')],
  ]);
  vi.stubGlobal('astroAsset', { staticImages });
  const { made, texts, lines } = await build({});
  expect(made).toEqual(['a1', 'a2', 'b1']);
  expect(lines).toEqual([
    'Bundling …',
    ...['Pages: 0 of 2', 'Pages: 1 of 2', 'Pages: 2 of 2'],
    ...['Pictures: 0 of 3', 'Pictures: 1 of 3', 'Pictures: 2 of 3', 'Pictures: 3 of 3'],
    '',
  ]);
  expect(texts.join('')).not.toContain('\n');
});

test('a site without pictures, and a site with an adapter', async () => {
  vi.stubGlobal('astroAsset', undefined);
  expect((await build({})).lines).toContain('Pictures: 0 of 0');
  expect((await build({ adapter: { name: 'node' } })).lines).toEqual(['Bundling …', '']);
});
