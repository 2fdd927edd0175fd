import { expect } from '@playwright/test';
import { test } from './engine-fixtures.ts';
import { eventually, expectSeen, type Query, type Visitor } from './visitor.ts';

const choice = (name: string): Query => ({
  role: 'radio',
  name,
  within: { role: 'group', name: 'Theme' },
});

/** The lightness of the page's background colour, from 0 (black) to 1 (white). */
const lightness = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
  });

test('the colours follow the chosen theme, by click and by arrow', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.click(choice('Light'));
  expect(await lightness(visitor)).toBeGreaterThan(0.9);
  await visitor.tab.press('ArrowRight');
  await expectSeen(visitor, choice('Dark'), [{ checked: true, focused: true }]);
  await eventually(async () => expect(await lightness(visitor)).toBeLessThan(0.3));
});
