import type { Page } from '@playwright/test';

/**
 * Opens a page with a paused clock, which only the test advances.
 *
 * @param time The time at which the clock is paused, in ISO 8601 format with a UTC offset.
 */
export async function openAt(page: Page, path: string, time: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(time) - 1000) });
  await page.clock.pauseAt(new Date(time));
  await page.goto(path);
}

/** The visible text of the headline, and the play states of its animations without duplicates. */
export async function readTyping(page: Page): Promise<{ text: string; states: string[] }> {
  return await page.locator('[data-typing]').evaluate((typed) => {
    const [word] = typed.children;
    const letters = word?.childElementCount ? [...word.children] : [word];
    const seen = letters.filter((letter) => letter && getComputedStyle(letter).opacity === '1');
    const states = typed.getAnimations({ subtree: true }).map(({ playState }) => playState);
    return {
      text: seen.map((letter) => letter?.textContent).join(''),
      states: [...new Set(states)],
    };
  });
}
