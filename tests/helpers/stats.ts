import type { Page } from '@playwright/test';

/** The counters of a page as label and figure, such as 'Clients 100+', as screen readers get them. */
export async function stats(page: Page): Promise<string[]> {
  const terms = await page.getByRole('main').getByRole('term').allInnerTexts();
  const figures = page.getByRole('main').getByRole('definition');
  return await Promise.all(
    terms.map(async (term, index) => {
      const figure = await figures.nth(index).evaluate((element) => {
        const copy = element.cloneNode(true);
        if (!(copy instanceof Element)) return '';
        for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
        return copy.textContent?.trim() ?? '';
      });
      return `${term} ${figure}`;
    }),
  );
}
