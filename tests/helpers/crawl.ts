import type { APIRequestContext, Page } from '@playwright/test';

/** An address that a page names, and where. */
interface Reference {
  /** Absolute, without the part after #. */
  url: string;
  /** The page that names it. */
  from: string;
}

const ATTRIBUTES = [
  'href',
  'src',
  'action',
  'component-url',
  'renderer-url',
  'before-hydration-url',
];

/** Every address that the HTML of a page names: links, images, scripts, fonts, islands. */
async function references(page: Page, from: string, html: string): Promise<Reference[]> {
  const found = await page.evaluate(
    ({ html, attributes }) => {
      const parsed = new DOMParser().parseFromString(html, 'text/html');
      const named: string[] = [];
      for (const attribute of attributes) {
        for (const element of parsed.querySelectorAll(`[${attribute}]`)) {
          named.push(element.getAttribute(attribute) ?? '');
        }
      }
      for (const element of parsed.querySelectorAll('[srcset]')) {
        const srcset = element.getAttribute('srcset') ?? '';
        named.push(...srcset.split(/,\s+/).map((part) => part.trim().split(/\s+/)[0] ?? ''));
      }
      for (const style of parsed.querySelectorAll('style')) {
        for (const match of (style.textContent ?? '').matchAll(/url\(["']?([^"')]+)/g)) {
          named.push(match[1] ?? '');
        }
      }
      return named;
    },
    { html, attributes: ATTRIBUTES },
  );
  return found
    .filter((address) => address !== '' && !/^(#|data:|mailto:|tel:)/.test(address))
    .map((address) => ({ url: new URL(address, from).href.replace(/#.*$/, ''), from }));
}

/** What a crawl found. */
export interface Crawl {
  /** Addresses of all pages. */
  pages: string[];
  /** A line for each address that does not answer 200, or lies outside. */
  faults: string[];
}

/**
 * Follows every address of a site from its first page.
 *
 * @param start The first page, absolute.
 * @param inside Whether an address belongs to the site; others on the same server are faults.
 */
export async function crawl(
  page: Page,
  request: APIRequestContext,
  start: string,
  inside: (url: URL) => boolean,
): Promise<Crawl> {
  const { origin } = new URL(start);
  const seen = new Set([start]);
  const queue: Reference[] = [{ url: start, from: start }];
  const pages: string[] = [];
  const faults: string[] = [];
  await page.goto('about:blank');
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (!inside(new URL(next.url))) {
      faults.push(`${next.url} lies outside (on ${next.from})`);
      continue;
    }
    // A form's address answers to POST only.
    if (/\/api\//.test(next.url)) continue;
    const response = await request.get(next.url);
    if (response.status() !== 200) {
      faults.push(`${next.url} answers ${response.status()} (on ${next.from})`);
      continue;
    }
    if (!response.headers()['content-type']?.startsWith('text/html')) continue;
    pages.push(next.url);
    for (const reference of await references(page, next.url, await response.text())) {
      if (new URL(reference.url).origin !== origin || seen.has(reference.url)) continue;
      seen.add(reference.url);
      queue.push(reference);
    }
  }
  return { pages, faults };
}
