import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'puppeteer-core';
import { ServerProcess } from '../tests/helpers/server-process.ts';
import { openVisitorsBrowser } from '../tests/helpers/visitors-browser.ts';

/**
 * Serves the built site as `npm start` does, in a process of its own, and opens a browser beside it,
 * for as long as the work takes.
 *
 * @param work Gets the browser and where the site is, such as `http://127.0.0.1:4600`.
 * @param flags Further flags of Chromium.
 */
export async function withSite(
  work: (browser: Browser, origin: string) => Promise<void>,
  ...flags: readonly string[]
): Promise<void> {
  const data = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  const server = new ServerProcess({ DATA_DIR: data });
  try {
    await server.start();
    const browser = await openVisitorsBrowser(...flags);
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
