import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';

/** Reads the HTML of a page without a browser. Its scripts do not run. */
export async function fetchPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const parser = new new Window().DOMParser();
  return { status: response.status(), html, document: parser.parseFromString(html, 'text/html') };
}
