import { expect, type Page } from '@playwright/test';
import { test as base } from '../fixtures.ts';
import { expectAccessible, expectContrast } from '../helpers/accessible.ts';
import { smallTargets } from '../helpers/targets.ts';
import { watchConsole } from '../helpers/watch-console.ts';

/** A test function for tests with failing requests, in which errors in the console are allowed. */
export const testOfFailure = base;

/** A test function whose tests fail after any console output or any request to another site. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const said = watchConsole(page);
    await use(page);
    expect(said).toEqual([]);
  },
});

export function projectsPage(page: Page) {
  const search = page.getByRole('search');
  return {
    keyword: search.getByRole('searchbox', { name: 'Keyword' }),
    category: search.getByRole('combobox', { name: 'Project Categories' }),
    technology: search.getByRole('combobox', { name: 'Programing Language' }),
    saved: search.getByRole('button', { name: /^Saved/ }),
    cards: page.getByRole('list', { name: 'Projects', exact: true }).getByRole('article'),
    titles: page.getByRole('article').getByRole('heading', { level: 2 }),
    /** The line above the cards with the number of projects found. */
    found: page
      .getByRole('main')
      .getByText(/^\d+ (of \d+ )?projects?$/)
      .and(page.locator(':not([role="status"], span)')),
    pager: page.getByRole('navigation', { name: 'Pages of projects' }),
    heart: (title: string) => page.getByRole('button', { name: `Save ${title}` }),
    share: (title: string) => page.getByRole('button', { name: `Share ${title}` }),
  };
}

/** Expects that the page is accessible in both colour schemes, with controls that are large enough. */
export async function expectUsable(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  expect(await smallTargets(page, 'main :is(a[href], button, select, input)', 24)).toEqual([]);
}

/** The URL of the link to the previous or next list page, from HTML; undefined without such a link. */
export function way(html: string, rel: 'prev' | 'next'): string | undefined {
  return new RegExp(`<a[^>]* href="([^"]*)" rel="${rel}"`).exec(html)?.[1];
}

/** Records all requests for parts of the project index. */
export function watchIndex(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    const part = /\/projects-index\/(.+)\.json$/.exec(request.url())?.[1];
    if (part) requested.push(part);
  });
  return requested;
}

/** Marks the document. @returns a function that checks whether the page was not loaded again */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}
