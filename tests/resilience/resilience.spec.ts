// Pages are complete and usable in old browsers, on slow connections, and without images or storage.
import { expect, type Page } from '@playwright/test';
import { open, painted, settle } from '../../packages/vitrine/cli/browser/settle.ts';
import { test } from '../fixtures.ts';
import { blockStorage } from '../helpers/block-storage.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { expectReadable } from '../helpers/readable.ts';
import { paths } from '../helpers/sample-pages.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { projectsPage } from '../projects/parts.ts';

/** Changes the HTML of every page before the browser parses it. Needs Playwright's `bypassCSP`. */
async function rewritePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    ({ pathname }) => !/\.[a-z0-9]+$/.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );
}

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
}

test('without images pages are readable and links work', { tag: '@all' }, async ({ page }) => {
  await page.route(/\.(avif|webp|svg|png|jpe?g)$/, (route) => route.abort());
  for (const path of paths) {
    await open(page, path);
    await expectReadable(page);
  }
  await page.goto('/project');
  const card = projectsPage(page).cards.first();
  await card.getByRole('link', { name: /^READ MORE/ }).click();
  await expect(page).toHaveURL(/\/details\/123$/);
  const images = page.getByRole('main').getByRole('img', { name: /^Front page of/ });
  await expect(images.first()).toBeVisible();
});

test('text of twice the size (WCAG 1.4.4) is not cut off', { tag: '@all' }, async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const path of paths) {
    await open(page, path);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectReadable(page);
  }
});

test('Home works before late scripts and fonts, and when they come nothing shifts', async ({
  page,
}) => {
  const letFilesCome = await holdBack(page, /\.(?:js|woff2)$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('130+')).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'About' }).click({ noWaitAfter: true });
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
  letFilesCome();
  await settle(page);
  await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
  expect((await layoutShift(page)).total.toFixed(2)).toBe('0.00');
});

test('without storage pages hydrate and switches work', { tag: '@all' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await blockStorage(page);
  const said = watchConsole(page);
  for (const path of paths.filter((one) => one !== '/nowhere')) {
    await open(page, path);
    await chooseDark(page);
    await page.getByRole('button', { name: 'Pause animations' }).click();
    await expect(page.getByRole('button', { name: 'Resume animations' })).toBeVisible();
  }
  expect(said).toEqual([]);
});

test.describe(() => {
  test.use({ bypassCSP: true });

  test('without :has, transitions and anchors pages work', { tag: '@all' }, async ({ page }) => {
    // Renames modern CSS, because an old browser ignores unknown selectors and rules.
    await rewritePages(page, (html) =>
      html
        .replaceAll(':has(', ':-unknown-has(')
        .replaceAll('@view-transition', '@-unknown-transition')
        .replaceAll('(position-area:', '(-unknown-area:'),
    );
    for (const path of paths) {
      await open(page, path);
      await expectReadable(page);
    }
    await page.goto('/project');
    await chooseDark(page);
    const card = projectsPage(page).cards.first();
    await card.getByRole('button', { name: /^Share/ }).click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport();
  });

  test('a page that arrives in two pieces does not shift', { tag: '@all' }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 });
    // A blocking script in the middle: the browser first paints the part of the page before this script.
    await rewritePages(page, (html) =>
      html.replace(/<ul[^>]*"Tools I work with".*?<\/li>/s, '$&<script src="/late.js"></script>'),
    );
    // The script has to load, because after a failed script the page shows its version without scripts.
    await page.route('**/late.js', (route) => route.fulfill({ contentType: 'text/javascript' }));
    const letRestCome = await holdBack(page, '**/late.js');
    await page.goto('/', { waitUntil: 'commit' });
    const skills = page.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem');
    await expect(skills).toHaveCount(1);
    const place = () => skills.first().boundingBox();
    const before = await place();
    await painted(page);
    letRestCome();
    await settle(page);
    expect(await skills.count()).toBeGreaterThan(1);
    expect(await place()).toEqual(before);
    expect((await layoutShift(page)).total.toFixed(2)).toBe('0.00');
  });
});
