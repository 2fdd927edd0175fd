import type { Page } from '@playwright/test';

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

/** Lets no animation move by itself on the next pages: they stand where a script puts them. */
export async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.playbackRate = 0;
      return animation;
    };
  });
}

/** What is seen of the headline at a moment of a word's turn, in milliseconds. */
export interface Seen {
  at: number;
  text: string;
  /** How far the cursor is from the end of the text, in CSS pixels. */
  gap: number;
}

/**
 * Moves the held animations of the headline through the turn of its word, to its end.
 *
 * @returns each state at the moment when it begins, and the end
 */
export async function playTurn(page: Page): Promise<Seen[]> {
  return await page.locator('[data-typing]').evaluate((typed) => {
    const [word, cursor] = typed.children;
    const letters = [...(word?.children ?? [])];
    const [first] = letters;
    const animations = typed.getAnimations({ subtree: true });
    const duration = Number(animations[0]?.effect?.getComputedTiming().duration);
    if (!cursor || !first || !duration) throw new Error('The headline does not type.');
    const states: Seen[] = [];
    for (let at = 0; at < duration; at += 10) {
      // Not on the very edge, which is rounded.
      for (const animation of animations) animation.currentTime = at + 1;
      const seen = letters.filter((letter) => getComputedStyle(letter).opacity === '1');
      const text = seen.map((letter) => letter.textContent).join('');
      if (text === states.at(-1)?.text) continue;
      const { left } = cursor.getBoundingClientRect();
      const end = seen.at(-1)?.getBoundingClientRect().right ?? first.getBoundingClientRect().left;
      states.push({ at, text, gap: Math.abs(left - end) });
    }
    for (const animation of animations) {
      animation.playbackRate = 1;
      animation.finish();
    }
    return [...states, { at: duration, text: '', gap: 0 }];
  });
}

/** What the headline shows, and the states of its animations, each once. */
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
