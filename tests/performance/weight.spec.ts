import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { budgets, phone } from './budgets.ts';
import { expectFirstRoundTrip, weighUntouched } from './weigh.ts';

const dist = resolve(import.meta.dirname, '../../dist');

test.use(phone);

test('every page fits into the first round trip, with its headers', async ({ siteServer }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('404.html', 'nowhere').replace(/\/?index\.html$/, ''));
  expect(files.length).toBeGreaterThan(130);
  for (const path of files) await expectFirstRoundTrip(siteServer.url, `/${path}`);
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
