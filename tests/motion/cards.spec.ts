import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { projectsPage } from '../projects/parts.ts';

test.use({ reducedMotion: 'no-preference' });

/** A part of a view transition, such as `::view-transition-group(project-124)`, and when it moves, in milliseconds. */
interface Part {
  name: string;
  begins: number;
  ends: number;
}

/**
 * Opens the Project page, and records the parts of each view transition of the list.
 *
 * @returns A function that reads the parts of the transitions so far.
 */
async function openList(page: Page): Promise<() => Promise<Part[]>> {
  await page.addInitScript(() => {
    const moved: Part[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const noteParts = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          if (!(effect instanceof KeyframeEffect)) continue;
          const { delay = 0, endTime } = effect.getComputedTiming();
          moved.push({ name: effect.pseudoElement ?? '', begins: delay, ends: Number(endTime) });
        }
      };
      noteParts().catch(console.error);
      return transition;
    };
  });
  await page.goto('/project');
  await hydrate(page.getByRole('combobox').first());
  return () => page.evaluate(() => Reflect.get(window, 'moved'));
}

const choose = (page: Page) => page.getByRole('combobox').first().selectOption({ index: 1 });

test('cards move and fade when a filter changes, not while a visitor types', async ({ page }) => {
  const moved = await openList(page);
  const { found } = projectsPage(page);
  await page.getByRole('searchbox').fill('honey');
  await expect(found).toContainText('of 120');
  await page.getByRole('searchbox').fill('');
  await expect(found).toHaveText('120 projects');
  expect(await moved()).toEqual([]);
  await choose(page);
  const isNew = { name: expect.stringMatching(/-new\(project-\d+(?:-new)?\)$/) };
  await expect.poll(moved).toContainEqual(expect.objectContaining(isNew));
  const named = page.locator('[style*="view-transition-name: project"]');
  await expect(named).toHaveCount(0);
  const all = await moved();
  expect(all.filter(({ name }) => name.includes('root'))).toEqual([]);
  const parts = all.filter(({ name }) => name.includes('(project-'));
  const staying = new Set(parts.map(({ name }) => /-group\((.*)\)/.exec(name)?.[1]));
  const leaving = parts.filter(({ name }) => {
    const id = /-old\((.*)\)/.exec(name)?.[1];
    return id !== undefined && !staying.has(id);
  });
  const others = parts.filter((part) => !leaving.includes(part));
  expect(leaving.length, 'cards that leave').toBeGreaterThan(0);
  const gone = Math.max(...leaving.map(({ ends }) => ends));
  expect(Math.min(...others.map(({ begins }) => begins))).toBeGreaterThanOrEqual(gone);

  await page.getByRole('button', { name: 'Pause animations' }).click();
  const before = await moved();
  await page.getByRole('combobox').first().selectOption({ index: 0 });
  await expect(found).toHaveText('120 projects');
  expect(await moved(), 'with paused animations').toEqual(before);
});
