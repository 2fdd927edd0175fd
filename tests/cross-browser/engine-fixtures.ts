import { test as base, expect } from '@playwright/test';
import { findInstalled, isRunnable, onPath } from '../../packages/vitrine/cli/browser/browser.ts';
import { browserFlags } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { type BuildName, builds } from '../builds.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { openByPuppeteer } from './bidi.ts';
import type { Tab } from './tab.ts';
import { eventually, type Visitor, visitor } from './visitor.ts';
import { watchPages } from './watch.ts';
import { openWebKit } from './webkit.ts';

/** The browser engines in which the cross-browser tests can run. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface Fixtures {
  /** A visitor with a new browser. The test fails at its end if a page reported an error or a warning. */
  visitor: Visitor;
  /** A new browser for each test, because a driver does not recover after a failure. */
  tab: Tab;
}

interface WorkerFixtures {
  /** The engine, which the Playwright project sets as an option. */
  engine: EngineName;
  /** The built site, which a test file sets as an option. */
  site: BuildName;
  server: SiteServer;
  /** One line for each CSP violation, error and warning that the pages reported. */
  reports: string[];
}

const LAST = 'the last line of a test';

// Puppeteer loses its connection to a page that Chromium restores from the back/forward cache
// (bfcache). tests/performance/return.spec.ts tests the bfcache.
const args = [...browserFlags, '--disable-back-forward-cache'];

/** For each engine: the name of the browser, and how its program or driver is found and started. */
const engines = {
  chromium: {
    title: 'Chromium (Debian: chromium)',
    find: () => process.env.CHROMIUM_PATH || findInstalled(),
    open: (executablePath: string) => openByPuppeteer({ browser: 'chrome', executablePath, args }),
  },
  firefox: {
    title: 'Firefox (Debian: firefox-esr)',
    find: () => find('firefox-esr', '--version') ?? find('firefox', '--version'),
    open: (executablePath: string) => openByPuppeteer({ browser: 'firefox', executablePath }),
  },
  webkit: {
    title: 'WebKit (Debian: webkit2gtk-driver, xvfb)',
    find: () => find('Xvfb', '-help') && find('WebKitWebDriver', '--help'),
    open: openWebKit,
  },
};

/** The path of an installed program, if the program runs with an argument such as `--version`. */
function find(name: string, argument: string): string | undefined {
  return onPath([name]).find((path) => isRunnable(path, [argument]));
}

/** A test function whose tests run in the browser of the Playwright project. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: ['sample', { option: true, scope: 'worker' }],
  tab: [
    async ({ engine }, use) => {
      const { title, find, open } = engines[engine];
      const program = find();
      requireInstalled(program ? undefined : `${title} is not installed.`);
      const tab = await open(program ?? '');
      await use(tab);
      await tab.close();
    },
    { timeout: 60_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  reports: [async ({}, use) => use([]), { scope: 'worker' }],
  server: [
    async ({ reports, site }, use) => {
      const server = await startSiteServer(builds[site], {}, (app) => watchPages(app, reports));
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ tab, server, reports }, use) => {
    await tab.resize(1280, 900);
    reports.length = 0;
    await use(visitor(tab, server.url));
    // Reports arrive in order: after this last line, no earlier report is missing.
    await tab.run((last) => console.error(last), LAST);
    await eventually(async () => expect(reports.join()).toContain(LAST));
    expect(reports.filter((line) => !line.includes(LAST))).toEqual([]);
  },
});
