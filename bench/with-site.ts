import { mkdtemp, rm } from 'node:fs/promises';
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
export async function withSite<Browser extends { close: () => Promise<void> }>(
  open: () => Promise<Browser>,
  work: (browser: Browser, origin: string) => Promise<void>,
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const server = new ServerProcess({ DATA_DIR: data });
  try {
    await server.start();
    const browser = await open();
    try {
      await work(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.stop();
    await rm(data, { recursive: true });
  }
}
