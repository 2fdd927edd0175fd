import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { bring, equip, isEquipped, look, reach, type Seen, type Step } from './in-page.ts';
import type { Tab } from './tab.ts';

/** How a visitor finds something: by its role and its accessible name. */
export interface Query {
  role: string;
  /** The whole name, or a pattern for it; any name if left out. */
  name?: string | RegExp;
  /** What it stands in; the page if left out. */
  within?: Query;
}

const LIBRARY = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Somebody who looks at the site in a tab of a browser. */
export interface Visitor {
  tab: Tab;
  /** Goes to a path of the site. */
  open: (path: string) => Promise<void>;
  /** What there is of a kind at this moment. */
  see: (query: Query) => Promise<Seen[]>;
  /** The texts of all that there is of a kind. */
  texts: (query: Query) => Promise<string[]>;
  /** Scrolls to something that need not be the only one, nor still. */
  scrollTo: (query: Query) => Promise<void>;
  /** Presses the mouse on the only one of its kind, as soon as it is there and stands still. */
  click: (query: Query) => Promise<void>;
  /** Clicks into a field, which is empty, and types. */
  fill: (query: Query, text: string) => Promise<void>;
  title: () => Promise<string>;
  /** Path and query of the page. */
  address: () => Promise<string>;
}

/** @param site Address of the site, without a slash at the end. */
export function visitor(tab: Tab, site: string): Visitor {
  const prepare = async () => {
    if (await tab.run(isEquipped)) return;
    await tab.load(LIBRARY);
    await tab.run(equip);
  };
  const see = async (query: Query) => {
    await prepare();
    return await tab.run(look, way(query));
  };
  const click = async (query: Query) => {
    await eventually(async () => {
      await prepare();
      const place = await tab.run(reach, way(query));
      if ('problem' in place) throw new Error(`${describe(query)}: ${place.problem}.`);
      await tab.click(place.x, place.y);
    });
  };
  return {
    tab,
    open: (path) => tab.open(site + path),
    see,
    texts: async (query) => (await see(query)).map(({ text }) => text),
    scrollTo: async (query) => {
      await prepare();
      await tab.run(bring, way(query));
    },
    click,
    fill: async (query, text) => {
      await click(query);
      await tab.type(text);
    },
    title: () => tab.run(() => document.title),
    address: () => tab.run(() => location.pathname + location.search),
  };
}

/** Tries until it holds: pages come and go meanwhile, and a busy machine may take its time. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  await expect(check).toPass({ intervals: [50, 100, 200, 400], timeout: 30_000 });
}

function way({ role, name, within }: Query): Step[] {
  const sent = name instanceof RegExp ? { source: name.source, flags: name.flags } : name;
  return [...(within ? way(within) : []), { role, name: sent }];
}

function describe({ role, name, within }: Query): string {
  return `${role} ${name ?? ''}${within ? ` in ${describe(within)}` : ''}`;
}
