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

/** How a visitor finds something: by its role and its accessible name. */
export interface Query {
  role: string;
  /** The whole name, or a pattern for it; any name if left out. */
  name?: string | RegExp;
  /** Its container; the page if left out. */
  within?: Query;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/**
 * A visitor who looks at the site in a tab of a browser.
 *
 * @param site Address of the site, without a slash at the end.
 */
export function visitor(tab: Tab, site: string) {
  const prepare = async () => {
    if (await tab.run(() => 'findElements' in window)) return;
    await tab.load(LIBRARY);
    await tab.run(installFindElements);
  };
  /** The elements that match now. */
  const see = async (query: Query): Promise<ElementState[]> => {
    await prepare();
    return await tab.run(describeElements, way(query));
  };
  /** Clicks the only matching element, as soon as it is there and does not move. */
  const click = async (query: Query): Promise<void> => {
    await eventually(async () => {
      await prepare();
      const place = await tab.run(findClickPoint, way(query));
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
      await prepare();
      await tab.run(scrollToElement, way(query));
    },
    fill: async (query: Query, text: string) => {
      await click(query);
      await tab.type(text);
    },
    title: () => tab.run(() => document.title),
    /** Path and query of the page. */
    address: () => tab.run(() => location.pathname + location.search),
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** Repeats a check until it passes: pages change meanwhile, and a busy machine is slow. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ intervals: [50, 100, 200, 400], timeout: 30_000 });
}

/** Waits until as many elements match as expected, each with these properties. */
export async function expectSeen(
  visitor: Visitor,
  query: Query,
  expected: Partial<ElementState>[],
): Promise<void> {
  await eventually(async () => expect(await visitor.see(query)).toMatchObject(expected));
}

function way({ role, name, within }: Query): Step[] {
  const sent = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return [...(within ? way(within) : []), { role, name: sent }];
}

function describe({ role, name, within }: Query): string {
  return `${role} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`;
}
