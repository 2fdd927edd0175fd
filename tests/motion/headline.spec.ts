import { expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { openAt, readTyping } from './support.ts';

test.use({ reducedMotion: 'no-preference', viewport: { width: 320, height: 900 } });

const words = ['Web Designe', 'Web Development', 'WP Customization'];
const sentence = 'I make Web Designe, Web Development and WP Customization';

test.beforeEach(async ({ page }) => {
  await holdAnimations(page);
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  const states = async () => (await readTyping(page)).states;
  await expect.poll(states, { intervals: [20] }).toEqual(['running']);
  // When the page opens, the first word is already typed completely.
  expect((await readTyping(page)).text).toBe(words[0]);
});

test('three words take turns by letters, and nothing shifts', async ({ page }) => {
  const places = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('h1, h1 ~ p, h1 ~ div, dl'), (node) =>
        JSON.stringify(node.getBoundingClientRect()),
      ),
    );
  const still = await places();
  expect(still.length).toBeGreaterThan(1);
  for (const word of [...words, words[0] ?? '']) {
    await expect(page.locator('[data-typed]')).toHaveText(word);
    await expect(page.locator('h1')).toMatchAriaSnapshot(`- heading "${sentence}" [level=1]`);
    expect(await places()).toEqual(still);
    const overflow = await page.locator('[data-typed]').evaluate((typed) => {
      const box = typed.parentElement?.parentElement?.getBoundingClientRect();
      if (!box) throw new Error('The box of the headline is missing.');
      // The inline box of the letters may exceed the line box by a quarter, which is not an overflow.
      const { bottom, right } = typed.getBoundingClientRect();
      return Math.max(0, bottom - box.bottom - box.height / 4, right - box.right);
    });
    expect(overflow).toBe(0);
    const typed = Array.from(word, (_, index) => word.slice(0, index + 1));
    const erased = typed.slice(1).map((_, index) => word.slice(0, -1 - index));
    const seen = await playTurn(page);
    expect(seen.map(({ text }) => text)).toEqual(['', ...typed, ...erased]);
    for (const { text, gap } of seen) expect(gap, text).toBeLessThan(1);
    expect(await places()).toEqual(still);
  }
});

test('it stops while it is not visible and goes on where it was', async ({ page }) => {
  const text = 'Web Des';
  await page.locator('[data-typing]').evaluate((typed) => {
    // The seventh letter is typed at 350 ms, so at 375 ms the text is “Web Des”.
    for (const animation of typed.getAnimations({ subtree: true })) animation.currentTime = 375;
  });
  const isNow = (state: string) =>
    expect.poll(() => readTyping(page), { intervals: [20] }).toEqual({ text, states: [state] });
  await isNow('running');

  for (const [hidden, state] of [
    [true, 'paused'],
    [false, 'running'],
  ] as const) {
    await page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
    await isNow(state);
  }

  await page.locator('footer').scrollIntoViewIfNeeded();
  await isNow('paused');
  await page.locator('h1').scrollIntoViewIfNeeded();
  await isNow('running');
});

test('after its last round it stays at the first word', { tag: '@all' }, async ({ page }) => {
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const pause = '&quot;pause&quot;:2000';
    const body = (await response.text()).replace(pause, `${pause},&quot;rounds&quot;:1`);
    await route.fulfill({ response, body });
  });
  await page.reload();
  for (const word of [...words, words[0] ?? '']) {
    await expect(page.locator('[data-typed]')).toHaveText(word);
    await playTurn(page);
  }
  await expect.poll(() => readTyping(page)).toEqual({ text: words[0], states: [] });
  await expect(page.locator('[data-typed] + *')).toBeHidden();
});

/** Pauses all animations on pages opened from now on, so that only the test advances them. */
async function holdAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.playbackRate = 0;
      return animation;
    };
  });
}

/** The visible part of the headline at one moment while a word is typed or erased. */
interface Seen {
  text: string;
  /** The distance between the cursor and the end of the visible text, in CSS pixels. */
  gap: number;
}

/**
 * Advances the paused animations of the headline until the current word is typed and erased.
 *
 * @returns the visible texts in order, beginning with an empty text
 */
async function playTurn(page: Page): Promise<Seen[]> {
  return await page.locator('[data-typing]').evaluate((typed) => {
    const [word, cursor] = typed.children;
    const letters = [...(word?.children ?? [])];
    const [first] = letters;
    const animations = typed.getAnimations({ subtree: true });
    const duration = Number(animations[0]?.effect?.getComputedTiming().duration);
    if (!cursor || !first || !duration) throw new Error('The headline has no typing animation.');
    const states: Seen[] = [];
    for (let at = 0; at < duration; at += 10) {
      // Adds 1 ms, because the browser rounds times exactly at the edge of a keyframe.
      for (const animation of animations) animation.currentTime = at + 1;
      const seen = letters.filter((letter) => getComputedStyle(letter).opacity === '1');
      const text = seen.map((letter) => letter.textContent).join('');
      if (text === states.at(-1)?.text) continue;
      const { left } = cursor.getBoundingClientRect();
      const end = seen.at(-1)?.getBoundingClientRect().right ?? first.getBoundingClientRect().left;
      states.push({ text, gap: Math.abs(left - end) });
    }
    for (const animation of animations) {
      animation.playbackRate = 1;
      animation.finish();
    }
    return states;
  });
}
