import { layouts } from './layouts/all.ts';
import type { Plan } from './plan.ts';
import { seededRandom } from './seeded-random.ts';
import type { Front, Item } from './site.ts';

/**
 * What a page behind the front page says: it begins with another of the items.
 *
 * @param index Which page, from 0; each begins with an item of its own.
 */
export function innerPage(front: Front, index: number): Front {
  const start = (index + 1) % front.items.length;
  const items = [...front.items.slice(start), ...front.items.slice(0, start)];
  const [first] = items as [Item, ...Item[]];
  return { ...front, line: first.name, hero: [first.motif], items };
}

/**
 * The colours and typefaces of a front page with another layout for the same kind of website.
 *
 * @param seed The same seed gives the same layout.
 * @param taken Names of the layouts that other pages of the website have.
 */
export function innerPlan(plan: Plan, seed: string, taken: readonly string[]): Plan {
  const free = layouts.filter(
    ({ kind, name }) => kind === plan.layout.kind && !taken.includes(name),
  );
  return { ...plan, layout: seededRandom(seed).pick(free) };
}
