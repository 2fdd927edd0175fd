import { test as base } from '@playwright/test';
import { type BuildName, builds } from './builds.ts';
import { type SiteServer, startSiteServer } from './helpers/site-server.ts';

interface WorkerFixtures {
  /** The name of the build that the tests of a Playwright project use. */
  build: BuildName;
  siteServer: SiteServer;
}

/** A test function for a built site. Paths without a leading slash are relative to its sub-path. */
export const test = base.extend<object, WorkerFixtures>({
  build: ['sample', { option: true, scope: 'worker' }],
  siteServer: [
    async ({ build }, use) => {
      const server = await startSiteServer(builds[build]);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteServer }, use) => use(`${siteServer.url}/`),
});
