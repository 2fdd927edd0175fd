import { expect } from '@playwright/test';
import { test } from './engine-fixtures.ts';
import { eventually, type Query, type Visitor } from './visitor.ts';

const choice = (name: string): Query => ({
  role: 'radio',
  name,
  within: { role: 'group', name: 'Theme' },
});

/** How light the page is behind everything, from 0 to 1. */
const lightness = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
  });

test('the colours follow the chosen theme, by click and by arrow', async ({ visitor }) => {
  await visitor.open('/');
  expect(await visitor.see(choice('System'))).toMatchObject([{ checked: true }]);
  expect(await lightness(visitor)).toBeGreaterThan(0.9);
  await visitor.click(choice('Dark'));
  await eventually(async () => expect(await lightness(visitor)).toBeLessThan(0.3));
  // The choice has the focus: the arrow leads from the last state to the first.
  await visitor.click(choice('Light'));
  await eventually(async () => expect(await lightness(visitor)).toBeGreaterThan(0.9));
  await visitor.tab.press('ArrowRight');
  await eventually(async () => {
    expect(await visitor.see(choice('Dark'))).toMatchObject([{ checked: true, focused: true }]);
    expect(await lightness(visitor)).toBeLessThan(0.3);
  });
});
