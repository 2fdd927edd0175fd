import { test as base, expect } from '@playwright/test';
import { browserFlags } from '../../scripts/open-browser.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { openChromium, openFirefox } from './bidi.ts';
import { type EngineName, findEngine } from './engines.ts';
import type { Engine } from './tab.ts';
import { eventually, type Visitor, visitor } from './visitor.ts';
import { type WatchedSite, watchSite } from './watch.ts';
import { openWebKit } from './webkit.ts';

interface Fixtures {
  /** Somebody whose browser knows nothing of the site; fails if it found fault with a page. */
  visitor: Visitor;
}

interface WorkerFixtures {
  /** What a project says. */
  engine: EngineName;
  /** The browser, which runs for all tests of a worker. */
  running: Engine;
  server: SiteServer;
  site: WatchedSite;
}

const LAST = 'the last line of a test';

/** Tests in the browser that the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const found = findEngine(engine);
      requireInstalled(found.missing);
      const { program } = found;
      const running = await {
        chromium: () => openChromium(program, [...browserFlags]),
        firefox: () => openFirefox(program),
        webkit: () => openWebKit(program),
      }[engine]();
      console.log(`${engine}: ${running.version}`);
      await use(running);
      await running.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
    async ({}, use) => {
      const server = await startSiteServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ server }, use) => {
      const site = await watchSite(server.url);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, site }, use) => {
    const tab = await running.newTab();
    await tab.resize(1280, 900);
    site.said.length = 0;
    await use(visitor(tab, site.url));
    // What comes last has come: so everything else has.
    await tab.run((last) => console.error(last), LAST);
    await eventually(async () => expect(site.said.join()).toContain(LAST));
    await tab.close();
    expect(site.said.filter((line) => !line.includes(LAST))).toEqual([]);
  },
});
