import { test as base, expect } from '@playwright/test';
import { findInstalled, isRunnable, onPath } from '../../scripts/browser.ts';
import { browserFlags } from '../../scripts/open-browser.ts';
import { requireInstalled } from '../helpers/require-installed.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';
import { openByPuppeteer } from './bidi.ts';
import type { Tab } from './tab.ts';
import { eventually, type Visitor, visitor } from './visitor.ts';
import { watchPages } from './watch.ts';
import { openWebKit } from './webkit.ts';

/** The browsers that these tests can drive, by their engines. */
export type EngineName = 'chromium' | 'firefox' | 'webkit';

interface Fixtures {
  /** A visitor with an empty browser; a test fails at its end if a page reported anything. */
  visitor: Visitor;
  /** A browser of its own for each test: a driver that has failed stays so. */
  tab: Tab;
}

interface WorkerFixtures {
  /** Named by the Playwright project. */
  engine: EngineName;
  server: SiteServer;
  /** A line for each policy violation, error and warning of the pages. */
  reports: string[];
}

const LAST = 'the last line of a test';

// Puppeteer loses a page that an ordinary Chromium takes out of its back/forward cache. The cache is
// tested in tests/performance/return.spec.ts.
const args = [...browserFlags, '--disable-back-forward-cache'];

/** For each browser its name, and how its program (for WebKit, its driver) is found and started. */
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

/** The path of an installed program that runs with an argument such as `--version`. */
function find(name: string, argument: string): string | undefined {
  return onPath([name]).find((path) => isRunnable(path, [argument]));
}

/** Tests in the browser that the project names. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
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
  visitor: async ({ tab, server, reports }, use) => {
    await tab.resize(1280, 900);
    reports.length = 0;
    await use(visitor(tab, server.url));
    // When this line has arrived, all earlier ones have.
    await tab.run((last) => console.error(last), LAST);
    await eventually(async () => expect(reports.join()).toContain(LAST));
    expect(reports.filter((line) => !line.includes(LAST))).toEqual([]);
  },
});
