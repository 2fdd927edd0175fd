import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { budgets, phone } from './budgets.ts';
import { weighUntouched } from './weigh.ts';

const dist = resolve(import.meta.dirname, '../../dist');

test.use(phone);

test('every page fits into the first round trip', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html.br'))
    .map((name) => ({ name, bytes: statSync(join(dist, name)).size }));
  expect(pages.length).toBeGreaterThan(130);
  const tooLarge = pages.filter(({ bytes }) => bytes > budgets.html);
  expect(tooLarge.map(({ name, bytes }) => `${name}: ${bytes}`)).toEqual([]);
});

for (const [path, budget] of Object.entries(budgets.untouched)) {
  test(`${path} loads no more than its budget before it is touched`, async ({ page }) => {
    const figures = await weighUntouched(page, path);
    expect(figures.scripts).toBeGreaterThan(0);
    for (const [name, most] of Object.entries(budget)) {
      expect.soft(figures[name], name).toBeLessThanOrEqual(most);
    }
  });
}
