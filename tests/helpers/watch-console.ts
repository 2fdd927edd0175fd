import type { Page } from '@playwright/test';

/**
 * Records all output of the browser's console, every error, and every request to another site, including
 * those that the content policy blocked.
 */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    const siteHost = page.url() === 'about:blank' ? host : new URL(page.url()).host;
    if (protocol !== 'data:' && host !== siteHost) said.push(`request: ${request.url()}`);
  });
  return said;
}
