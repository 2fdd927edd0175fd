import type { Browser } from '@playwright/test';
import { createApp } from '../server/app.ts';
import { listen } from '../server/listen.ts';
import type { SiteRoot } from '../server/paths.ts';
import { openBrowser } from './open-browser.ts';

/**
 * Serves a built site on a free port of this machine, and opens a browser beside it, for as long as
 * the work takes.
 *
 * @param work Gets the browser and where the site is, without a slash at the end.
 * @throws SettingsError where there is no browser
 */
export async function browseSite<T>(
  site: SiteRoot,
  work: (browser: Browser, address: string) => Promise<T>,
): Promise<T> {
  const server = await listen(createApp(site), '127.0.0.1', 0);
  await using cleanUp = new AsyncDisposableStack();
  cleanUp.defer(server.stop);
  const browser = cleanUp.use(await openBrowser());
  return await work(browser, `http://127.0.0.1:${server.port}${site.base}`);
}
