import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import {
  describeElements,
  type ElementState,
  findClickPoint,
  installFindElements,
  type Step,
  scrollToElement,
} from './in-page.ts';
import type { Tab } from './tab.ts';

/** A query for elements by ARIA role and accessible name, as visitors perceive them. */
export interface Query {
  role: string;
  /** The whole accessible name, or a regular expression for the name; if omitted, any name matches. */
  name?: string | RegExp;
  /** A query for the element that contains the searched elements; if omitted, the whole page. */
  within?: Query;
}

const TESTING_LIBRARY_SCRIPT = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/**
 * A visitor who looks at the site in a tab of a browser.
 *
 * @param site URL of the site, without a trailing slash.
 */
export function visitor(tab: Tab, site: string) {
  /** Adds the library to the page, again after each navigation. */
  const injectLibrary = async () => {
    if (await tab.run(() => 'findElements' in window)) return;
    await tab.load(TESTING_LIBRARY_SCRIPT);
    await tab.run(installFindElements);
  };
  /** The state of all elements that match a query now, without waiting. */
  const see = async (query: Query): Promise<ElementState[]> => {
    await injectLibrary();
    return await tab.run(describeElements, toSteps(query));
  };
  /** Waits until exactly one element matches the query and does not move, and clicks it. */
  const click = async (query: Query): Promise<void> => {
    await eventually(async () => {
      await injectLibrary();
      const place = await tab.run(findClickPoint, toSteps(query));
      if ('problem' in place) throw new Error(`${describe(query)}: ${place.problem}.`);
      await tab.click(place.x, place.y);
    });
  };
  return {
    tab,
    open: (path: string) => tab.open(site + path),
    see,
    click,
    texts: async (query: Query) => (await see(query)).map(({ text }) => text),
    scrollTo: async (query: Query) => {
      await injectLibrary();
      await tab.run(scrollToElement, toSteps(query));
    },
    fill: async (query: Query, text: string) => {
      await click(query);
      await tab.type(text);
    },
    title: () => tab.run(() => document.title),
    /** The path and the query string of the page's URL. */
    address: () => tab.run(() => location.pathname + location.search),
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** Repeats a check until it passes, because pages change with time. Fails after 30 seconds. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ intervals: [50, 100, 200, 400], timeout: 30_000 });
}

/** Waits until the elements that match a query have the expected number and states. */
export async function expectSeen(
  visitor: Visitor,
  query: Query,
  expected: Partial<ElementState>[],
): Promise<void> {
  await eventually(async () => expect(await visitor.see(query)).toMatchObject(expected));
}

/** The query as JSON, the outermost element first: functions in the page cannot receive a RegExp. */
function toSteps({ role, name, within }: Query): Step[] {
  const serialized = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return [...(within ? toSteps(within) : []), { role, name: serialized }];
}

function describe({ role, name, within }: Query): string {
  return `${role} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`;
}
