import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../tests/helpers/server-process.ts';

/**
 * Serves the built site as `npm start` does, in a process of its own, and opens a browser beside it,
 * for as long as the work takes.
 *
 * @param open Starts the browser.
 * @param work Gets it, and where the site is, such as `http://127.0.0.1:4600`.
 */
export async function withSite<Browser extends AsyncDisposable>(
  open: () => Promise<Browser>,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
  await using server = new ServerProcess({ DATA_DIR: data.path });
  await server.start();
  await using browser = await open();
  await work(browser, server.url);
}
