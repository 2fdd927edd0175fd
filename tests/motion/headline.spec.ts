import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { type Change, openAt, record, setHidden, untilTyping } from './support.ts';

test.use({ reducedMotion: 'no-preference' });

const words = ['Web Designe', 'Web Development', 'WP Customization'];
const sentence = 'I make Web Designe, Web Development and WP Customization';
/** A keystroke and a rest may be late by a frame. */
const frame = 17;
/** Three rests; 42 letters erased and typed, of which the last ones end in a rest. */
const round = 3 * 2000 + (2 * 42 - 3) * 50;

const typed = '[data-typed]';

/** How long each state stood, in order. */
const spans = (changes: Change[]) =>
  changes.slice(0, -1).map(({ at, text }, index) => ({
    text,
    lasted: (changes[index + 1]?.at ?? Number.NaN) - at,
  }));

test('three words take turns, letter by letter, while the sentence is read as one', async ({
  page,
}) => {
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  const changes = await record(page, typed);
  for (const wait of [0, 2300, 700, 2000]) {
    await page.clock.runFor(wait);
    await expect(page.locator('h1')).toMatchAriaSnapshot(`- heading "${sentence}" [level=1]`);
  }
  const isRest = ({ lasted }: { lasted: number }) => lasted > 100;
  // It begins when the browser says that it is seen, which the clock of the page does not rule.
  await expect(async () => {
    await page.clock.runFor(1000);
    expect(spans(await changes()).filter(isRest).length).toBeGreaterThanOrEqual(words.length);
  }).toPass({ intervals: [1] });
  const written = await changes();
  const states = spans(written);

  await test.step('the words appear in order, each for 2 s, 50 ms a keystroke', async () => {
    const rests = states.filter(isRest);
    expect(rests.map(({ text }) => text).slice(0, 3)).toEqual([words[1], words[2], words[0]]);
    for (const { lasted } of rests) {
      expect(lasted).toBeGreaterThanOrEqual(2000 - frame);
      expect(lasted).toBeLessThanOrEqual(2000 + frame);
    }
    for (const { lasted } of states.filter((state) => !rests.includes(state))) {
      expect(lasted).toBeGreaterThanOrEqual(50 - frame);
      expect(lasted).toBeLessThanOrEqual(50 + frame);
    }
  });
  const [first = '', second = ''] = words;
  const expected = [
    ...Array.from(first, (_, index) => first.slice(0, first.length - 1 - index)),
    ...Array.from(second, (_, index) => second.slice(0, index + 1)),
  ];
  expect(written.map(({ text }) => text).slice(0, expected.length)).toEqual(expected);
});

for (const [width, when] of [
  [320, {}],
  [768, { tag: '@all' }],
  [1280, { tag: '@all' }],
] as const) {
  test(`nothing shifts while it types at ${width} px`, when, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAt(page, '/', '2026-06-15T10:00:00Z');
    const places = () =>
      page.evaluate(() =>
        Array.from(document.querySelectorAll('h1, h1 ~ p, h1 ~ div, dl'), (node) =>
          JSON.stringify(node.getBoundingClientRect()),
        ),
      );
    const still = await places();
    expect(still.length).toBeGreaterThan(1);
    const overflow = () =>
      page.locator(typed).evaluate((shown) => {
        const room = shown.parentElement?.parentElement?.getBoundingClientRect();
        if (!room) throw new Error('The headline has no room.');
        // The box of the letters is a little higher than their line.
        const { bottom, right } = shown.getBoundingClientRect();
        return Math.max(0, bottom - room.bottom - room.height / 4, right - room.right);
      });
    for (let at = 0; at < round; at += 300) {
      await page.clock.runFor(300);
      expect(await places()).toEqual(still);
      expect(await overflow()).toBe(0);
    }
  });
}

test('it stops while it is not visible and goes on where it was', async ({ page }) => {
  await openAt(page, '/', '2026-06-15T10:00:00Z');
  await untilTyping(page);
  await page.clock.runFor(200);

  await test.step('in a hidden tab', async () => {
    const before = await page.locator(typed).textContent();
    await setHidden(page, true);
    const changes = await record(page, typed);
    await page.clock.runFor(30_000);
    expect(await changes()).toEqual([]);
    await setHidden(page, false);
    await page.clock.runFor(51);
    const [next] = await changes();
    expect(next?.text).toBe(before?.slice(0, -1));
  });
  await test.step('off screen', async () => {
    await page.locator('footer').scrollIntoViewIfNeeded();
    await expect(async () => {
      const changes = await record(page, typed);
      await page.clock.runFor(400);
      expect(await changes()).toEqual([]);
    }).toPass({ intervals: [20] });
    const slept = (await page.locator(typed).textContent()) ?? '';

    const changes = await record(page, typed);
    await page.clock.runFor(30_000);
    expect(await changes()).toEqual([]);
    await page.locator('h1').scrollIntoViewIfNeeded();
    await expect(async () => {
      await page.clock.runFor(16);
      const [next] = await changes();
      expect(Math.abs((next?.text ?? slept).length - slept.length)).toBe(1);
    }).toPass({ intervals: [20] });
  });
});
