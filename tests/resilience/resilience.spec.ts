// Browsers and lines that are old or odd: the page is complete and usable all the same.
import { expect, type Page } from '@playwright/test';
import { open, painted, settle } from '../../scripts/settle.ts';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { sidewaysScroll } from '../helpers/overflow.ts';
import { paths } from '../helpers/pages.ts';
import { rewritePages } from '../helpers/rewrite-pages.ts';
import { textFaults } from '../helpers/text-faults.ts';
import { watchConsole } from '../helpers/watch-console.ts';
import { projectsPage } from '../projects/parts.ts';

async function expectWhole(page: Page, path: string): Promise<void> {
  expect.soft(await sidewaysScroll(page), path).toBe(0);
  expect.soft(await textFaults(page), path).toEqual([]);
}

test.describe('with images blocked', { tag: '@all' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.route(/\.(avif|webp|svg|png|jpe?g)$/, (route) => route.abort());
  });

  test('every page reads in full, and keeps its shape', async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
      await expectWhole(page, path);
    }
    await page.goto('/details/123');
    await expect(
      page
        .getByRole('main')
        .getByRole('img', { name: /^Front page of/ })
        .first(),
    ).toBeVisible();
    await page.goto('/project');
    await projectsPage(page)
      .cards.first()
      .getByRole('link', { name: /^READ MORE/ })
      .click();
    await expect(page).toHaveURL(/\/details\/123$/);
  });
});

test.describe('with text of twice the size (WCAG 1.4.4)', { tag: '@all' }, () => {
  test('nothing is cut off', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    for (const path of paths) {
      await open(page, path);
      await expect(page.locator('html')).toHaveCSS('font-size', '32px');
      await expectWhole(page, path);
    }
  });
});

test.describe('with scripts that come very late', () => {
  test('the page reads and leads on before, and comes alive without a jump', async ({ page }) => {
    const letScriptsCome = await holdBack(page, '**/*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(page.getByText('130+')).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About' })
      .click({ noWaitAfter: true });
    await expect(page).toHaveTitle(/^ABOUT PAGE/);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeAttached();
    letScriptsCome();
    await settle(page);
    await expect(page.getByRole('button', { name: 'Next testimonial' })).toBeVisible();
    expect((await layoutShift(page)).total.toFixed(2)).toBe('0.00');
  });
});

test.describe('with storage blocked', { tag: '@all' }, () => {
  test.use({ reducedMotion: 'no-preference' });

  test('every page comes alive, and the switches hold for the page', async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Blocked.', 'SecurityError');
          },
        });
      }
    });
    const said = watchConsole(page);
    for (const path of paths.filter((one) => one !== '/nowhere')) {
      await open(page, path);
      await page.getByRole('radio', { name: 'Dark', exact: true }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
      await page.getByRole('button', { name: 'Pause animations' }).click();
      await expect(page.getByRole('button', { name: 'Resume animations' })).toBeVisible();
    }
    expect(said).toEqual([]);
  });
});

test.describe('without :has, view transitions and anchored popovers', { tag: '@all' }, () => {
  test.use({ bypassCSP: true });

  test('every page stands and its controls work', async ({ page }) => {
    // What a browser does not know it leaves out.
    await rewritePages(page, (html) =>
      html
        .replaceAll(':has(', ':-unknown-has(')
        .replaceAll('@view-transition', '@-unknown-transition')
        .replaceAll('(position-area:', '(-unknown-area:'),
    );
    for (const path of paths) {
      await open(page, path);
      await expectWhole(page, path);
    }
    await page.goto('/project');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
    const share = projectsPage(page)
      .cards.first()
      .getByRole('button', { name: /^Share/ });
    await share.click();
    await expect(page.getByRole('button', { name: 'Copy link' })).toBeInViewport();
  });
});

test.describe('with a page that comes in two pieces', { tag: '@all' }, () => {
  test.use({ bypassCSP: true, viewport: { width: 768, height: 900 } });

  test('the first good stands where it stays', async ({ page }) => {
    // The browser paints what stands before a script that it waits for.
    await rewritePages(page, (html) =>
      html.replace(/<ul[^>]*"Tools I work with".*?<\/li>/s, '$&<script src="/late.js"></script>'),
    );
    const letRestCome = await holdBack(page, '**/late.js');
    await page.goto('/', { waitUntil: 'commit' });
    const goods = page.getByRole('list', { name: 'Tools I work with' }).getByRole('listitem');
    await expect(goods).toHaveCount(1);
    const place = () => goods.first().boundingBox();
    const before = await place();
    await painted(page);
    letRestCome();
    await settle(page);
    expect(await goods.count()).toBeGreaterThan(1);
    expect(await place()).toEqual(before);
    expect((await layoutShift(page)).total.toFixed(2)).toBe('0.00');
  });
});
