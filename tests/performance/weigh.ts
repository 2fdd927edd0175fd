import { brotliDecompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { brotli } from '../../packages/vitrine/astro/after-build/compress.ts';
import { sendRequest } from '../security/send-request.ts';
import { budgets } from './budgets.ts';

export interface LoadedFile {
  url: string;
  /** The resource type that the browser reports, such as `script`. */
  type: string;
  /** Transferred bytes of the response body. */
  body: number;
  /** Transferred bytes of the response headers and body. */
  bytes: number;
}

/** Records the files that a page loads. @returns A function that lists the files loaded so far. */
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
  return async () => {
    const all = await Promise.all(files);
    const run = new Set(all.flatMap(({ type, url }) => (type === 'script' ? url : [])));
    // A prefetched script has another resource type first, and is read from the cache when it runs.
    return all
      .filter(({ bytes }) => bytes > 0)
      .map((file) => (run.has(file.url) ? { ...file, type: 'script' } : file));
  };
}

/**
 * Counts the requests and bytes (with headers) of a page before any interaction or scrolling.
 *
 * @returns bytes of the scripts that run (`scripts`), of the scripts that are only prefetched (`ahead`)
 *   and of all files (`loaded`), and the number of `requests`
 */
export async function weighUntouched(page: Page, address: string): Promise<Record<string, number>> {
  const loaded = weigh(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // The favicon is omitted, because only a browser with windows requests it.
  const files = (await loaded()).filter(({ url }) => !url.endsWith('/favicon.svg'));
  const scripts = files.filter(({ type }) => type === 'script');
  const ahead = files.filter(({ type, url }) => type !== 'script' && url.endsWith('.js'));
  return {
    scripts: total(scripts, 'bytes'),
    ahead: total(ahead, 'bytes'),
    loaded: total(files, 'bytes'),
    requests: files.length,
  };
}

/**
 * Expects that the headers and the HTML of a page fit into the first round trip of a connection. Test
 * builds use faster compression, so a page that is too large is compressed again at best quality.
 */
export async function expectFirstRoundTrip(
  origin: string,
  path: string,
  limit: number = budgets.page,
): Promise<void> {
  const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'keep-alive' };
  const { head, body } = await sendRequest(origin, path, asBrowsers);
  const isSmall = head + body.length <= limit;
  const html = isSmall ? body : await brotli(brotliDecompressSync(body));
  const sizes = `${path}: ${head} bytes of headers and ${html.length} of HTML`;
  expect.soft(head + html.length, sizes).toBeLessThanOrEqual(limit);
}

export function total(files: readonly LoadedFile[], part: 'body' | 'bytes'): number {
  return files.reduce((sum, file) => sum + file[part], 0);
}

/** Expects that all fonts of a page are preloaded, and are within the budget for number and size. */
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
