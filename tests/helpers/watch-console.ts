import type { Page } from '@playwright/test';

/**
 * Records a page's console output, its errors, and its requests to other sites, including requests that
 * the Content Security Policy blocked.
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

/** Whether a line is an error or warning, and not of a file that the test itself blocks or that is not there. */
export const isUnexplained = (line: string): boolean =>
  /^(?:error|warning)/.test(line) && !line.includes('Failed to load resource');
