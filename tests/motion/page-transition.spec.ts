import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { hydrate } from '../helpers/hydrate.ts';

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

test('the line below the current page moves from link to link', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      const parts = effects.map(
        (effect) => effect instanceof KeyframeEffect && effect.pseudoElement,
      );
      sessionStorage.setItem('moving', parts.join(' '));
    });
  });
  await page.goto('/service');
  await followAbout(page);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('moving')))
    .toContain('::view-transition-group(current-page)');
});

test('only the cover of the clicked card is carried over', async ({ page }) => {
  const swapped = await watchSwap(page);
  for (const path of ['/', '/project']) {
    await page.goto(path);
    const title = 'Honey from the Lime Avenue';
    const link = page.getByRole('link', { name: `READ MORE about ${title}` });
    if (path === '/project') await hydrate(link);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    expect(await swapped(), path).toBe('124');
    const cover = page.locator('[data-print="main"]');
    await expect(cover).toHaveCSS('view-transition-name', 'project-cover');
  }
});

test('there is no transition with paused animations or reduced motion', async ({ page }) => {
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
