import { cp, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import type { Content } from '../content/types.ts';
import { answerRequests } from './answer-requests.ts';
import { contentModule } from './content-module.ts';

const plugin = (folder: string, content: Content) =>
  contentModule(
    folder,
    content,
    () => load(folder),
    () => false,
  );

/** Starts a Vite development server for a content folder. The server's only page lists the projects. */
async function serve(folder: string, content?: Content) {
  const watching = Promise.withResolvers<void>();
  const vite = await createServer({
    root: dirname(folder),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { host: '127.0.0.1', port: 0 },
    plugins: [
      plugin(folder, content ?? (await load(folder))),
      // A change before this event is not reported.
      {
        name: 'watching',
        configureServer: ({ watcher }) => void watcher.once('ready', watching.resolve),
      },
    ],
  });
  onTestFinished(() => vite.close());
  answerRequests(vite, async ({ response }) => {
    const { content: shown } = await vite.ssrLoadModule('virtual:content');
    const ids = shown.projects.all.map(({ id }: { id: string }) => id);
    response.end(`The site: ${ids.join()}`);
    return true;
  });
  await vite.listen();
  await watching.promise;
  const get = async (accept: string) => {
    const response = await fetch(vite.resolvedUrls?.local[0] ?? '', { headers: { accept } });
    return await response.text();
  };
  return { get, sent: vi.spyOn(vite.ws, 'send'), watcher: vite.watcher };
}

test('an error is shown instead of every page until it is fixed, without a restart', async () => {
  await withFolder({}, async (folder) => {
    const { get, sent } = await serve(folder);
    const site = 'The site: bakery';
    const page = () => get('text/html,*/*');
    expect(await page()).toBe(site);
    const file = join(folder, 'contact.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('ines@halloran.test', '<ines>'));
    await vi.waitFor(async () => expect(await page()).not.toBe(site), 20_000);
    const shown = await page();
    expect(shown).toContain('contact.yaml:6  email');
    expect(shown).toContain("found     '&lt;ines>'");
    expect(shown).toContain('src="/@vite/client"');
    expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
    expect(await get('*/*')).toBe(site);

    sent.mockClear();
    await writeFile(file, text);
    await vi.waitFor(async () => expect(await page()).toBe(site), 20_000);
    expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
  });
});

test('a page that is requested before a change has been read shows the new content', async () => {
  await withFolder({ 'testimonials.yaml': null }, async (folder) => {
    const project = (id: string) => join(folder, 'projects', id);
    // A folder whose name begins with a dot is not a project. Renaming it adds the project in one step.
    await cp(project('bakery'), project('.new'), { recursive: true });
    const { get, watcher } = await serve(folder);
    expect(await get('text/html')).toBe('The site: bakery');
    const renamed = async (from: string, to: string, changed: string) => {
      const { promise: noticed, resolve } = Promise.withResolvers<void>();
      watcher.on('all', (_event, path) => path.startsWith(project(changed)) && resolve());
      await rename(project(from), project(to));
      await noticed;
      return await get('text/html');
    };
    expect(await renamed('.new', 'new', 'new')).toMatch(/^The site: (?:new,bakery|bakery,new)$/);
    expect(await renamed('bakery', '.bakery', 'bakery')).toBe('The site: new');
  });
});

test('a change while the server starts is shown', async () => {
  await withFolder({ 'testimonials.yaml': null }, async (folder) => {
    const content = await load(folder);
    await rename(join(folder, 'projects/bakery'), join(folder, 'projects/renamed'));
    const { get } = await serve(folder, content);
    await vi.waitFor(async () => expect(await get('text/html')).toBe('The site: renamed'), 20_000);
  });
});

test('built code has the content in it, wherever it runs', async () => {
  await withFolder({}, async (folder) => {
    const out = await temporaryFolder({ 'page.mjs': "export { content } from 'virtual:content';" });
    await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        ssr: join(out, 'page.mjs'),
        outDir: out,
        rolldownOptions: { output: { entryFileNames: 'a.mjs' } },
      },
      plugins: [plugin(folder, await load(folder))],
    });
    const { content } = await import(pathToFileURL(join(out, 'a.mjs')).href);
    expect(content.projects.all).toMatchObject([{ id: 'bakery' }]);
  });
});
