import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { eventually, type Query, type Visitor } from './visitor.ts';

const choice = (name: string): Query => ({
  role: 'radio',
  name,
  within: { role: 'group', name: 'Light' },
});

/** How light the page is behind everything, from 0 to 1. */
const lightness = (visitor: Visitor) =>
  visitor.tab.run(() => {
    const colour = getComputedStyle(document.documentElement).backgroundColor;
    return Number(/^oklch\(([\d.]+)/.exec(colour)?.[1]);
  });

test('night and day are chosen, and stay over pages and reloads', async ({ visitor }) => {
  await visitor.open('/');
  expect(await visitor.see(choice('As the system has it'))).toMatchObject([{ checked: true }]);
  expect(await lightness(visitor)).toBeGreaterThan(0.9);
  await visitor.click(choice('Night'));
  await eventually(async () => expect(await lightness(visitor)).toBeLessThan(0.3));
  await visitor.open('/about');
  expect(await visitor.see(choice('Night'))).toMatchObject([{ checked: true }]);
  expect(await lightness(visitor)).toBeLessThan(0.3);
  await visitor.tab.reload();
  expect(await lightness(visitor)).toBeLessThan(0.3);

  // The choice has the focus: the arrow leads from the last state to the first.
  await visitor.click(choice('Day'));
  await eventually(async () => expect(await lightness(visitor)).toBeGreaterThan(0.9));
  await visitor.tab.press('ArrowRight');
  await eventually(async () => {
    expect(await visitor.see(choice('Night'))).toMatchObject([{ checked: true, focused: true }]);
    expect(await lightness(visitor)).toBeLessThan(0.3);
  });
  await visitor.click(choice('As the system has it'));
  await eventually(async () => expect(await lightness(visitor)).toBeGreaterThan(0.9));
});
