import { describe, expect, test } from 'vitest';
import { layouts } from './layouts/all.ts';
import { kindOf } from './make-site.ts';
import { type Planned, planCovers } from './plan.ts';
import { readProjects } from './read-projects.ts';
import { renderCovers } from './render.ts';
import { seededRandom } from './seeded-random.ts';
import type { Kind } from './site.ts';

const kinds: readonly Kind[] = ['portfolio', 'blog', 'shop'];
const projects = readProjects('sample/projects');
const covers = renderCovers(projects);

/** Pairs of covers that stand at most `distance` places apart and share something. */
function shared(distance: number, key: 'layout' | 'palette' | 'type'): string[] {
  return covers.flatMap((cover, index) =>
    covers
      .slice(index + 1, index + 1 + distance)
      .filter((other) => other[key] === cover[key])
      .map((other) => `${cover.id} and ${other.id}: ${cover[key]}`),
  );
}

describe('covers of the sample', () => {
  test('neighbours up to three places apart never share a layout', () => {
    expect(shared(3, 'layout')).toEqual([]);
  });

  test('any twelve in a row have twelve palettes and twelve pairings of type', () => {
    expect(shared(11, 'palette')).toEqual([]);
    expect(shared(11, 'type')).toEqual([]);
  });

  test('the first twelve have twelve layouts', () => {
    const first = covers.slice(0, 12).map(({ layout }) => layout);
    expect(new Set(first).size).toBe(first.length);
  });

  test('every kind of website is drawn in at least four layouts', () => {
    for (const kind of kinds) {
      const ids = projects.filter((project) => kindOf(project) === kind).map(({ id }) => id);
      const used = covers.filter(({ id }) => ids.includes(id)).map(({ layout }) => layout);
      expect(new Set(used).size, kind).toBeGreaterThanOrEqual(4);
    }
  });

  test('the same projects give the same pages', () => {
    expect(renderCovers(readProjects('sample/projects'))).toEqual(covers);
  });

  test('a page loads nothing but typefaces from this machine', () => {
    const addresses = covers.flatMap(
      ({ html }) => html.match(/(?:url\(')?\b[a-z]+:\/\/[^'")\s]+/g) ?? [],
    );
    expect(addresses.length).toBeGreaterThan(0);
    expect(addresses.filter((address) => !address.startsWith("url('file://"))).toEqual([]);
  });
});

describe('planCovers', () => {
  test.each([1, 2, 3, 4, 5])('keeps neighbours apart in any order of kinds (%i)', (seed) => {
    const random = seededRandom(`plan ${seed}`);
    const planned = Array.from(
      { length: 300 },
      (_, index): Planned => ({
        id: String(1000 + index),
        kind: random.pick(kinds),
      }),
    );
    const plans = [...planCovers(planned).values()];
    expect(plans).toHaveLength(planned.length);
    for (const [index, plan] of plans.entries()) {
      const next = plans[index + 1];
      expect(plan.layout.kind).toBe(planned[index]?.kind);
      expect(next?.layout).not.toBe(plan.layout);
      expect(next?.palette.family).not.toBe(plan.palette.family);
      expect(next?.type).not.toBe(plan.type);
    }
  });

  test('a project added at the end changes none before it', () => {
    const planned = covers.map(
      ({ id }, index): Planned => ({ id, kind: kinds[index % 3] ?? 'blog' }),
    );
    const before = planCovers(planned);
    const after = planCovers([...planned, { id: '9999', kind: 'shop' }]);
    for (const [id, plan] of before) expect(after.get(id)).toEqual(plan);
  });

  test('gives the layout that is asked for and refuses one of another kind', () => {
    const plan = planCovers([{ id: '1', kind: 'shop', wanted: 'shop-board' }]).get('1');
    expect(plan?.layout).toBe(layouts.find(({ name }) => name === 'shop-board'));
    expect(() => planCovers([{ id: '1', kind: 'blog', wanted: 'shop-board' }])).toThrow(
      /Project 1 wants the layout 'shop-board'/,
    );
  });
});
