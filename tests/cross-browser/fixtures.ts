import { test as base, expect } from '@playwright/test';
import { browserFlags } from '../../scripts/open-browser.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { openByPuppeteer } from './bidi.ts';
import { type EngineName, findEngine } from './engines.ts';
import type { Engine } from './tab.ts';
import { eventually, type Visitor, visitor } from './visitor.ts';
import { watchPages } from './watch.ts';
import { openWebKit } from './webkit.ts';

interface Fixtures {
  /** A visitor with an empty browser; a test fails at its end if a page reported anything. */
  visitor: Visitor;
  /** The browser, a new one for each test: a driver that has failed stays so. */
  running: Engine;
}

interface WorkerFixtures {
  /** Named by the Playwright project. */
  engine: EngineName;
  server: SiteServer;
  /** A line for each policy violation, error and warning of the pages. */
  reports: string[];
}

const LAST = 'the last line of a test';

/** Tests in the browser that the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  running: [
    async ({ engine }, use) => {
      const { program: executablePath, missing } = findEngine(engine);
      requireInstalled(missing);
      // Puppeteer loses a page that an ordinary Chromium takes out of its back/forward cache. The cache
      // is tested in tests/performance/return.spec.ts.
      const args = [...browserFlags, '--disable-back-forward-cache'];
      const running = await {
        chromium: () => openByPuppeteer({ browser: 'chrome', executablePath, args }),
        firefox: () => openByPuppeteer({ browser: 'firefox', executablePath }),
        webkit: () => openWebKit(executablePath),
      }[engine]();
      await use(running);
      await running.close();
    },
    { timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  reports: [async ({}, use) => use([]), { scope: 'worker' }],
  server: [
    async ({ reports }, use) => {
      const server = await startSiteServer(undefined, {}, (app) => watchPages(app, reports));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ running, server, reports }, use) => {
    const tab = await running.newTab();
    await tab.resize(1280, 900);
    reports.length = 0;
    await use(visitor(tab, server.url));
    // What comes last has come: so everything else has.
    await tab.run((last) => console.error(last), LAST);
    await eventually(async () => expect(reports.join()).toContain(LAST));
    await tab.close();
    expect(reports.filter((line) => !line.includes(LAST))).toEqual([]);
  },
});
