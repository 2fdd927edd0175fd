import { test as base, expect, type Page } from '@playwright/test';
import { GOOD } from '../helpers/contact-fixture.ts';
import { type SiteServer, startSiteServer } from '../helpers/site-server.ts';

/** Tests with a server whose message store is empty; `/contact` is an address of that server. */
export const test = base.extend<{
  server: SiteServer;
  /** Whether the form waits, as it does for visitors, until a person can have filled it in. */
  waits: boolean;
}>({
  waits: [false, { option: true }],
  context: async ({ context, waits }, use) => {
    if (!waits) {
      await context.route('**/api/contact', async (route) => {
        if (route.request().method() !== 'GET') return await route.fallback();
        await route.fulfill({ json: { token: '', wait: 0 } });
      });
    }
    await use(context);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern
  server: async ({}, use) => {
    const server = await startSiteServer();
    await use(server);
    await server.stop();
  },
  baseURL: async ({ server }, use) => use(`${server.url}/`),
});

/** Opens the form and waits until it reacts. */
export async function openForm(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await untilReady(page);
}

/** Waits until the form reacts. */
export async function untilReady(page: Page): Promise<void> {
  await expect(page.locator('astro-island[component-export="ContactForm"][ssr]')).toHaveCount(0);
}

/** Fills in the form. */
export async function fillIn(page: Page, values: Partial<typeof GOOD> = GOOD): Promise<void> {
  const labels = { name: 'Name', email: 'Email', subject: 'Subject', message: 'Message' };
  for (const [name, label] of Object.entries(labels)) {
    const value = Reflect.get(values, name);
    if (typeof value === 'string') await field(page, label).fill(value);
  }
}

/** A field of the form by its label. */
export function field(page: Page, label: string) {
  return page.locator('#contact-form').getByLabel(label, { exact: true });
}

/** The button of the form. */
export function sendButton(page: Page) {
  return page.getByRole('button', { name: 'Send the message' });
}

/** The heading of the receipt. */
export function receipt(page: Page) {
  return page.getByRole('heading', { name: 'Your message was sent' });
}

/** What came of sending. */
export function answer(page: Page) {
  return page.locator('#contact-answer');
}
