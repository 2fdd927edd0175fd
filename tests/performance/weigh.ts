import { brotliDecompressSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { brotli } from '../../src/integration/build/compress.ts';
import { sendRequest } from '../security/send-request.ts';
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

/** Records the files that a page loads. @returns A function that lists those loaded so far. */
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
    // A script that was fetched ahead is no script then, and comes from the cache when it runs.
    return all
      .filter(({ bytes }) => bytes > 0)
      .map((file) => (run.has(file.url) ? { ...file, type: 'script' } : file));
  };
}

/**
 * The requests of a page before it is touched or scrolled, and their bytes with headers.
 *
 * @returns `scripts` are those that run, `ahead` those that are only fetched ahead, such as by
 *   `<link rel="prefetch">`; `loaded` is everything.
 */
export async function weighUntouched(page: Page, address: string): Promise<Record<string, number>> {
  const loaded = weigh(page);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  // A browser with windows also fetches the icon of its tab, whatever the page asks for.
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
 * A page and its headers fit into the first round trip of a connection. Builds for tests compress
 * pages less, so one that is too large is weighed again as it is published.
 */
export async function expectFirstRoundTrip(origin: string, path: string): Promise<void> {
  const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'keep-alive' };
  const { head, body } = await sendRequest(origin, path, asBrowsers);
  const isSmall = head + body.length <= budgets.page;
  const html = isSmall ? body : await brotli(brotliDecompressSync(body));
  const sizes = `${path}: ${head} bytes of headers and ${html.length} of HTML`;
  expect.soft(head + html.length, sizes).toBeLessThanOrEqual(budgets.page);
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
