import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { holdBack } from '../helpers/hold-back.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { watchConsole } from '../helpers/watch-console.ts';

test.use({ reducedMotion: 'no-preference' });

/**
 * Records the view transition from each page to the next page.
 *
 * @returns A function that reads the last transition: `none`, `skipped`, or the ids of the projects
 *   whose covers take part, separated by commas.
 */
async function watchSwap(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const note = (what: string) => sessionStorage.setItem('swap', what);
    // Waits until the page has added its own `pageswap` listener, which has to be called first.
    addEventListener('DOMContentLoaded', () => {
      addEventListener('pageswap', ({ viewTransition }) => {
        const covers = [...document.querySelectorAll<HTMLElement>('[data-print]')];
        const named = covers.filter(
          (cover) => getComputedStyle(cover).viewTransitionName !== 'none',
        );
        note(viewTransition ? named.map((cover) => cover.dataset.print).join() : 'none');
        viewTransition?.ready.catch(() => note('skipped'));
      });
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem('swap'));
}

async function followAbout(page: Page): Promise<void> {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/^ABOUT PAGE/);
}

test('the line below the current page moves from link to link', { tag: '@all' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const noteParts = async ({ viewTransition }: PageRevealEvent) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      const parts = effects.map(
        (effect) => effect instanceof KeyframeEffect && effect.pseudoElement,
      );
      sessionStorage.setItem('moving', parts.join(' '));
    };
    addEventListener('pagereveal', (event) => {
      noteParts(event).catch(console.error);
    });
  });
  await page.goto('/service');
  await followAbout(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('moving')))
    .toContain('::view-transition-group(current-page)');
});

for (const path of ['/', '/project']) {
  const tag = path === '/' ? '@all' : [];
  const cardOn = `only the cover of the clicked card on ${path} is carried over`;
  test(cardOn, { tag }, async ({ page }) => {
    const swapped = await watchSwap(page);
    await page.goto(path);
    const title = 'Honey from the Lime Avenue';
    const link = page.getByRole('link', { name: `READ MORE : ${title}` });
    if (path === '/project') await hydrate(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await swapped(), path).toBe('124');
    const cover = page.locator('[data-print="main"]');
    await expect(cover).toHaveCSS('view-transition-name', 'project-cover');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, 'a title would fly across the picture').toHaveCSS(
      'view-transition-name',
      'none',
    );
  });
}

test('a picture that has not loaded shows the picture of the card', { tag: '@all' }, async ({
  page,
}) => {
  await page.goto('/project');
  const title = 'Honey from the Lime Avenue';
  const card = page.getByRole('listitem').filter({ hasText: title });
  await card.getByRole('link', { name: 'READ MORE' }).hover();
  const shown = await card.locator('img').evaluate((image: HTMLImageElement) => image.currentSrc);
  // The pictures of the next page are never answered.
  await page.route(/\.(?:avif|webp)$/, () => {});
  await card.getByRole('link', { name: 'READ MORE' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const cover = page.locator('[data-print="main"] img');
  await expect(cover).toHaveCSS('background-image', `url("${shown}")`);
});

test('there is no transition with paused animations or reduced motion', { tag: '@all' }, async ({
  page,
}) => {
  const swapped = await watchSwap(page);
  await page.goto('/service');
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await followAbout(page);
  await expect.poll(swapped).toBe('skipped');
  await page.goto('/service');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await followAbout(page);
  await expect.poll(swapped).toBe('none');
});

test('a transition that is skipped before the scripts have come is no error', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) => {
      if (!viewTransition) return;
      viewTransition.skipTransition();
      document.documentElement.dataset.skipped = '';
    });
  });
  await page.goto('/service');
  const said = watchConsole(page);
  await holdBack(page, '**/*.js');
  // The `load` event waits for the scripts.
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'About', exact: true })
    .click({ noWaitAfter: true });
  await expect(page.locator('[data-skipped]')).toBeAttached();
  // Rejections that nothing handles are reported before the next task.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(said).toEqual([]);
});
