import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { ask } from '../security/ask.ts';
import { budgets, phone } from './budgets.ts';
import { weighUntouched } from './weigh.ts';

const dist = resolve(import.meta.dirname, '../../dist');

test.use(phone);

test('every page fits into the first round trip, with its headers', async ({ siteServer }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replace('404.html', 'nowhere').replace(/\/?index\.html$/, ''));
  expect(files.length).toBeGreaterThan(130);
  const asBrowsers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Connection: 'keep-alive' };
  for (const path of files) {
    const { head, body } = await ask(siteServer.url, `/${path}`, asBrowsers);
    const what = `/${path}: ${head} bytes of headers and ${body.length} of HTML`;
    expect.soft(head + body.length, what).toBeLessThanOrEqual(budgets.page);
  }
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
