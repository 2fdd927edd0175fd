import type { Page } from '@playwright/test';
import { builds } from '../builds.ts';
import { test as base } from '../fixtures.ts';
import { GOOD, MAIL } from '../helpers/contact-fixture.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { MailServer } from '../helpers/mail-server.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';

/** A test function whose tests get a server of their own, with an empty message store. */
export const test = base.extend<{
  server: SiteServer;
  /** Whether the form delays sending, as in production, until a person could have filled it in. */
  waits: boolean;
  variables: Record<string, string>;
}>({
  waits: [false, { option: true }],
  variables: [{}, { option: true }],
  context: async ({ context, waits }, use) => {
    if (!waits) {
      await context.route('**/api/contact', async (route) => {
        if (route.request().method() !== 'GET') return await route.fallback();
        await route.fulfill({ json: { token: '', wait: 0 } });
      });
    }
    await use(context);
  },
  server: async ({ build, variables }, use) => {
    const server = await startSiteServer(builds[build], variables);
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
});

/** A test function whose tests also get a mail server of their own, to which the form's server sends messages. */
export const testWithMail = test.extend<{ mailServer: MailServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructuring pattern
  mailServer: async ({}, use) => {
    const mailServer = new MailServer();
    await mailServer.open();
    await use(mailServer);
    await mailServer.close();
  },
  variables: async ({ mailServer }, use) =>
    use({ ...MAIL, SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` }),
});

export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

export const untilReady = (page: Page) => hydrate(page.locator('#contact-form'));

export async function fillIn(page: Page, values: Partial<typeof GOOD> = GOOD): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#contact-form [name=${name}]`).fill(value);
  }
}

export const field = (page: Page, label: string) =>
  page.locator('#contact-form').getByLabel(label, { exact: true });

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send the message' });

export const receipt = (page: Page) => page.getByRole('heading', { name: 'Your message was sent' });

/** The element in which the form shows why a message was not sent. */
export const formStatus = (page: Page) => page.locator('#contact-status');
