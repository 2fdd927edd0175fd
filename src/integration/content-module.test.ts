import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { createServer as createVite } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../../platform/port-of.ts';
import { load, withFolder } from '../../tests/content/report.ts';
import { contentModule } from './content-module.ts';

/** A development server of a content folder, whose only page says "The site". */
async function serve(folder: string) {
  const http = createServer();
  const vite = await createVite({
    root: dirname(folder),
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: { server: http }, hmr: { server: http } },
    plugins: [contentModule(folder, await load(folder))],
  });
  vite.middlewares.use((_request, response) => response.end('The site'));
  http.on('request', vite.middlewares);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const get = async (accept: string) => {
    const answer = await fetch(`http://127.0.0.1:${portOf(http)}/`, { headers: { accept } });
    return await answer.text();
  };
  onTestFinished(async () => {
    await vite.close();
    http.close();
  });
  return { get, sent: vi.spyOn(vite.ws, 'send') };
}

test('a mistake stands in place of every page until it is mended, without a restart', async () => {
  await withFolder({}, async (folder) => {
    const { get, sent } = await serve(folder);
    const page = () => get('text/html,*/*');
    expect(await page()).toBe('The site');
    const file = join(folder, 'contact.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace('ines@halloran.test', '<ines>'));
    await vi.waitFor(async () => expect(await page()).not.toBe('The site'), 20_000);
    const told = await page();
    expect(told).toContain('contact.yaml:6  email');
    expect(told).toContain("found     '&lt;ines>'");
    expect(told).toContain('src="/@vite/client"');
    expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
    expect(await get('*/*')).toBe('The site');

    sent.mockClear();
    await writeFile(file, text);
    await vi.waitFor(async () => expect(await page()).toBe('The site'), 20_000);
    expect(sent).toHaveBeenLastCalledWith({ type: 'full-reload' });
  });
});
