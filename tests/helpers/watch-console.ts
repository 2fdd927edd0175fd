import type { Page } from '@playwright/test';

/**
 * Notes everything that the browser's console gets, every error, and every request that leaves the
 * site: also what the content policy kept back.
 */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const own = page.url() === 'about:blank' ? host : new URL(page.url()).host;
    if (protocol !== 'data:' && host !== own) said.push(`request: ${request.url()}`);
  });
  return said;
}
