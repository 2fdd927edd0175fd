import type { Page } from '@playwright/test';

/**
 * Notes, on the page that is left, how the next one follows it.
 * @returns A function that says so: `none` without a transition, `skipped` where one was stopped, else
 *   the prints that are carried over, with commas.
 */
export async function watchSwap(page: Page): Promise<() => Promise<string | null>> {
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
