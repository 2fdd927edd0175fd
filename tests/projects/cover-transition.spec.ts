import { expect, type Page, test } from '@playwright/test';
import { projectsPage } from './parts.ts';

/** Notes, on the page that is left, which print is carried over and whether anything moves. */
async function watchSwap(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const note = (what: string) => sessionStorage.setItem('swap', what);
    // By then the page's own listener is there, which has to be called first.
    addEventListener('DOMContentLoaded', () => {
      addEventListener('pageswap', ({ viewTransition }) => {
        const prints = [...document.querySelectorAll<HTMLElement>('[data-print]')];
        const named = prints.filter(
          (print) => getComputedStyle(print).viewTransitionName !== 'none',
        );
        note(viewTransition ? named.map((print) => print.dataset.print).join() : 'none');
        viewTransition?.ready.catch(() => note('skipped'));
      });
    });
  });
  return () => page.evaluate(() => sessionStorage.getItem('swap'));
}

test('the clicked cover alone is carried into its page', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.nth(1)
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Honey from the Lime Avenue');
  expect(await swapped()).toBe('124');
  await expect(page.locator('[data-print="main"]')).toHaveCSS(
    'view-transition-name',
    'project-cover',
  );
});

test('nothing is carried where the system wants everything still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const swapped = await watchSwap(page);
  await page.goto('project');
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.first()
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  expect(await swapped()).toBe('none');
});

test('nothing is carried where the visitor has stopped all motion', async ({ page }) => {
  const swapped = await watchSwap(page);
  await page.goto('project');
  await page.getByRole('button', { name: 'Stop all motion' }).click();
  await expect(projectsPage(page).category).toBeEnabled();
  await projectsPage(page)
    .cards.first()
    .getByRole('link', { name: /^READ MORE/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Birch and Bobbin');
  await expect.poll(swapped).toBe('skipped');
});
