import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { hydrate } from '../helpers/hydrate.ts';
import { openAt, readTyping } from './support.ts';

test.use({ reducedMotion: 'no-preference' });

/** The state of the headline when motion is paused: a whole word and no running animation. */
const atRest = { text: 'Web Designe', states: [] };

const untilTyping = (page: Page) =>
  expect
    .poll(async () => (await readTyping(page)).states, { intervals: [20] })
    .toEqual(['running']);
const untilAtRest = (page: Page) => expect.poll(() => readTyping(page)).toEqual(atRest);

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of ['/', '/about', '/service', '/project', '/details/123', '/contact']) {
    const title = `no timer and no frame is scheduled after load: ${path}`;
    test(title, { tag: '@all' }, async ({ page }) => {
      await page.clock.install({ time: new Date('2026-06-15T10:00:00Z') });
      const scheduled = await countTimers(page);
      await page.goto(path);
      for (const island of await page.locator('astro-island').all()) {
        await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
        await hydrate(island.locator(':scope > *').first());
      }
      const before = (await scheduled()).length;
      await page.clock.runFor(60_000);
      expect((await scheduled()).slice(before)).toEqual([]);
      if (path !== '/') return;
      const word = page.locator('[data-typed]');
      await expect(word).toHaveText('Web Designe');
      await expect(word.locator('+ *')).toHaveCSS('display', 'none');
      expect(await readTyping(page)).toEqual(atRest);
      await expect(page.locator('dl dd')).toHaveText(['2+', '100+', '130+', '110+']);
    });
  }
});

test('motion stops and starts when the setting of the system changes', { tag: '@all' }, async ({
  page,
}) => {
  const scheduled = await countTimers(page);
  await page.goto('/');
  await untilTyping(page);
  // Proves that `countTimers` finds timers at all: a page with motion has setTimeout and frames.
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await expect.poll(async () => (await scheduled()).join()).toMatch(/setTimeout.*requestAnim/s);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilAtRest(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await untilTyping(page);
});

test('the switch stops and restarts everything, on the next page too', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1900 });
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  await page.locator('dl').first().scrollIntoViewIfNeeded();
  await untilTyping(page);
  await page.getByRole('button', { name: 'Pause animations' }).click();
  await untilAtRest(page);
  await expect(page.locator('dl dd')).toHaveText(['2+', '100+', '130+', '110+']);

  await page.goto('/about');
  await page.locator('dl').scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(page.locator('dl dd')).toHaveText(['2+', '10+', '5+', '10+']);

  await page.goto('/');
  await page.clock.runFor(5000);
  expect(await readTyping(page)).toEqual(atRest);
  await page.getByRole('button', { name: 'Resume animations' }).click();
  await untilTyping(page);
});

/** Records the stack of each timer call that a script of the page makes after the load event. */
async function countTimers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { scheduledAfterLoad: calls });
    let loaded = false;
    addEventListener('load', () => {
      loaded = true;
    });
    const names = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
    for (const name of names) {
      const original: (...all: unknown[]) => unknown = Reflect.get(window, name);
      Reflect.set(window, name, (...all: unknown[]) => {
        if (loaded) calls.push(`${name} ${new Error().stack ?? ''}`);
        return Reflect.apply(original, window, all);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'scheduledAfterLoad'));
}
