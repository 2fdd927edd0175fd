import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { projectsPage } from '../projects/parts.ts';

test.use({ reducedMotion: 'no-preference' });

/**
 * Opens the Project page, and records the parts of each view transition of the list.
 *
 * @returns A function that reads the parts of the transitions so far, such as
 *   `::view-transition-group(project-124)`.
 */
async function openList(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      const noteParts = async () => {
        await transition.ready;
        for (const { effect } of document.getAnimations()) {
          if (effect instanceof KeyframeEffect) moved.push(effect.pseudoElement ?? '');
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
  await expect.poll(moved).toContainEqual(expect.stringMatching(/-new\(project-\d+\)$/));
  const named = page.locator('[style*="view-transition-name: project"]');
  await expect(named).toHaveCount(0);
  expect((await moved()).filter((part) => part.includes('root'))).toEqual([]);

  await page.getByRole('button', { name: 'Pause animations' }).click();
  const before = await moved();
  await page.getByRole('combobox').first().selectOption({ index: 0 });
  await expect(found).toHaveText('120 projects');
  expect(await moved(), 'with paused animations').toEqual(before);
});
