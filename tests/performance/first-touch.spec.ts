// Every control can be used from the first paint on, before a script has come, and has its effect once.
import { expect, type Page } from '@playwright/test';
import { painted } from '../../scripts/settle.ts';
import { answer, fillIn, sendButton } from '../contact/fixtures.ts';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { next } from '../motion/slider-support.ts';
import { projectsPage } from '../projects/parts.ts';
import { phone } from './budgets.ts';

const birch = 'Birch and Bobbin';

interface Control {
  name: string;
  path: string;
  use: (page: Page) => Promise<unknown>;
  /** Expects the effect. */
  see: (page: Page) => Promise<unknown>;
  /** How many entries the history gets, where that tells one effect from two. */
  entries?: number;
  /** How many messages are posted. */
  posts?: number;
  isPhone?: boolean;
}

const controls: readonly Control[] = [
  {
    name: 'the search field',
    path: '/project',
    use: async (page) => {
      await projectsPage(page).keyword.click();
      await page.keyboard.type('bobbin');
    },
    see: async (page) => {
      await expect(projectsPage(page).titles).toHaveText([birch]);
      await expect(page).toHaveURL(/\/project\?q=bobbin$/);
    },
    entries: 1,
  },
  {
    name: 'a filter',
    path: '/project',
    use: async (page) => {
      await expect(projectsPage(page).category).toBeEnabled();
      await projectsPage(page).category.focus();
      await page.keyboard.press('ArrowDown');
    },
    see: async (page) => {
      await expect(projectsPage(page).found).toHaveText('40 of 120 projects');
      await expect(projectsPage(page).category).toHaveValue('Portfolio Website');
    },
    entries: 1,
  },
  {
    name: 'the saved projects',
    path: '/project',
    use: (page) => projectsPage(page).saved.click(),
    see: async (page) => {
      await expect(projectsPage(page).saved).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText('No projects saved yet.')).toBeVisible();
    },
    entries: 1,
  },
  {
    name: 'the next page of projects',
    path: '/project',
    use: (page) => projectsPage(page).pager.getByRole('link', { name: 'Next' }).click(),
    see: async (page) => {
      await expect(projectsPage(page).pager).toContainText('Page 2 of 10');
      await expect(page).toHaveURL(/\/project\/2$/);
    },
    entries: 1,
  },
  {
    name: 'the button that saves',
    path: '/details/123',
    use: (page) => projectsPage(page).heart(birch).click(),
    see: (page) => expect(projectsPage(page).heart(birch)).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'the button that shares',
    path: '/details/123',
    use: (page) => projectsPage(page).share(birch).click(),
    see: (page) => expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible(),
  },
  {
    name: 'a picture',
    path: '/details/123',
    use: (page) =>
      page
        .getByRole('link', { name: /^Enlarge/ })
        .first()
        .click(),
    see: (page) =>
      expect(page.getByRole('dialog').getByRole('status')).toHaveText('Picture 1 of 3'),
  },
  {
    name: 'the empty contact form',
    path: '/contact',
    use: (page) => sendButton(page).click(),
    see: (page) => expect(answer(page).getByRole('link')).toHaveCount(4),
  },
  {
    name: 'the contact form, filled in',
    path: '/contact',
    use: async (page) => {
      await fillIn(page);
      await sendButton(page).click();
    },
    // After a script has sent it, or the browser by itself.
    see: (page) =>
      expect(page.getByRole('heading', { name: 'Your message was sent' })).toBeVisible(),
    posts: 1,
  },
  {
    name: 'the next testimonial',
    path: '/',
    use: (page) => next(page.locator('main')).click(),
    see: (page) => expect(page.getByText('2 of 6', { exact: true })).toBeVisible(),
  },
  {
    name: 'the theme switch',
    path: '/',
    use: (page) => page.getByRole('radio', { name: 'Dark', exact: true }).check(),
    see: (page) => expect(page.locator('html')).toHaveAttribute('data-theme', 'night'),
  },
  {
    name: 'the motion switch',
    path: '/',
    use: (page) => page.getByRole('button', { name: 'Pause animations' }).click(),
    see: (page) => expect(page.locator('html')).toHaveAttribute('data-motion', 'still'),
  },
  {
    name: 'the menu',
    path: '/',
    use: (page) => page.getByRole('button', { name: 'Menu' }).click(),
    see: (page) => expect(page.getByRole('link', { name: 'Service' }).first()).toBeVisible(),
    isPhone: true,
  },
];

test.use({ reducedMotion: 'no-preference', actionTimeout: 10_000 });

/** Slows a page down as on a weak phone, six times, with a 3G line as of the developer tools. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: 180_000,
    uploadThroughput: 84_375,
  });
}

for (const { name, path, use, see, entries, posts = 0, isPhone } of controls) {
  test(`${name} can be used at the first paint`, async ({ page, siteServer }) => {
    if (isPhone) await page.setViewportSize(phone.viewport);
    let posted = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posted += 1;
    });
    const stored = siteServer.stored().length;
    await slowDown(page);
    const letScriptsCome = await holdBack(page, '**/*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const before = await page.evaluate(() => history.length);
    await use(page);
    letScriptsCome();
    await see(page);

    await test.step('once', async () => {
      await page.waitForLoadState('networkidle');
      await painted(page);
      await see(page);
      if (entries !== undefined) {
        expect(await page.evaluate(() => history.length)).toBe(before + entries);
      }
      expect(posted).toBe(posts);
      expect(siteServer.stored()).toHaveLength(stored + posts);
    });
  });
}
