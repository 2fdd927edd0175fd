import type { APIRequestContext } from '@playwright/test';
import { Window } from 'happy-dom';

/** Requests a page without a browser and parses its HTML. Scripts of the page do not run. */
export async function fetchPage(request: APIRequestContext, path: string) {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const parser = new new Window().DOMParser();
  return { status: response.status(), html, document: parser.parseFromString(html, 'text/html') };
}
