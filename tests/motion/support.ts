import { expect, type Page } from '@playwright/test';

/** What an element said, and when, by the clock of the page in milliseconds. */
export interface Change {
  at: number;
  text: string;
}

/**
 * Opens a page whose clock moves only when a test moves it.
 *
 * @param time The moment at which it stands, with its offset.
 */
export async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) });
  await page.clock.pauseAt(new Date(time));
  await page.goto(path);
}

/** Moves the clock until the headline has begun to erase its first word. */
export async function untilTyping(page: Page): Promise<void> {
  const typed = page.locator('[data-typed]');
  const first = await typed.textContent();
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await typed.textContent()).not.toBe(first);
  }).toPass({ intervals: [1] });
}

/** Writes down from now on what an element says, whenever that changes. */
export async function record(page: Page, selector: string): Promise<() => Promise<Change[]>> {
  const element = page.locator(selector);
  const log = await element.evaluateHandle((node) => {
    const changes: { at: number; text: string }[] = [];
    new MutationObserver(() => {
      changes.push({ at: performance.now(), text: node.textContent ?? '' });
    }).observe(node, { subtree: true, childList: true, characterData: true });
    return changes;
  });
  return () => log.jsonValue();
}

/** Tells the page that its tab is hidden, or seen again. */
export async function setHidden(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
}

/**
 * Writes down every call of `setTimeout`, `setInterval`, `requestAnimationFrame` and
 * `requestIdleCallback` that a script of the page makes after the load event, each with its stack.
 */
export async function countTimers(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { scheduledAfterLoad: calls });
    let loaded = false;
    addEventListener('load', () => {
      loaded = true;
    });
    const names = [
      'setTimeout',
      'setInterval',
      'requestAnimationFrame',
      'requestIdleCallback',
    ] as const;
    for (const name of names) {
      const original: unknown = Reflect.get(window, name);
      if (typeof original !== 'function') throw new Error(`There is no ${name}.`);
      Reflect.set(window, name, (...all: unknown[]) => {
        if (loaded) calls.push(`${name} ${new Error().stack ?? ''}`);
        return Reflect.apply(original, window, all);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(window, 'scheduledAfterLoad'));
}
