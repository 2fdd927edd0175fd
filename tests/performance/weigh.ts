import { expect, type Page } from '@playwright/test';
import { budgets } from './budgets.ts';

export interface LoadedFile {
  url: string;
  /** As the browser knows it, such as `script`. */
  type: string;
  /** Bytes of the body on the wire. */
  body: number;
  /** Bytes of headers and body on the wire. */
  bytes: number;
}

/**
 * Notes from now on what a page loads.
 * @returns A function that says what has come so far.
 */
export function weigh(page: Page): () => Promise<LoadedFile[]> {
  const files: Promise<LoadedFile>[] = [];
  page.on('requestfinished', (request) => {
    const weighed = request.sizes().then(({ responseBodySize, responseHeadersSize }) => ({
      url: request.url(),
      type: request.resourceType(),
      body: responseBodySize,
      bytes: responseBodySize + responseHeadersSize,
    }));
    files.push(weighed);
  });
  return () => Promise.all(files);
}

export function total(files: readonly LoadedFile[], part: 'body' | 'bytes'): number {
  return files.reduce((sum, file) => sum + file[part], 0);
}

/** Every font is preloaded, and they are few and small. */
export async function expectFontBudget(page: Page, files: readonly LoadedFile[]): Promise<void> {
  const fonts = files.filter(({ type }) => type === 'font');
  const preloads = page.locator('link[rel="preload"][as="font"][crossorigin]');
  const preloaded = await preloads.evaluateAll((links) =>
    links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
  );
  expect.soft(preloaded.toSorted()).toEqual(fonts.map(({ url }) => url).toSorted());
  expect.soft(fonts.length).toBeGreaterThan(0);
  expect.soft(fonts.length).toBeLessThanOrEqual(budgets.fonts.files);
  expect.soft(total(fonts, 'body'), 'bytes of fonts').toBeLessThanOrEqual(budgets.fonts.bytes);
}
