// Builds a site with a thousand projects: its pages are small, and its search works.
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { buildSites } from '../bench/build-sites.ts';
import { generateProjects } from '../bench/generate-projects.ts';
import { serveFolder } from '../bench/serve-folder.ts';
import { budgets } from '../performance/budgets.ts';

const count = 1000;

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'vitrine-growth-'));
  const place = { content: join(work, 'content'), site: join(work, 'site') };
  await generateProjects(join(ROOT, 'examples/sample/content'), place.content, count);
  expect(await buildSites([place])).toEqual([undefined]);
}, 1_200_000);
afterAll(() => rm(work, { recursive: true }));

const compressed = async (path: string) =>
  brotliCompressSync(await readFile(join(work, 'site', path))).length;

test('every page of projects exists, within the budget', async () => {
  const last = Math.ceil(count / 12);
  expect((await stat(join(work, `site/project/${last}/index.html`))).isFile()).toBe(true);
  for (const page of ['project/index.html', `project/${last}/index.html`, 'details/123/index.html'])
    expect(await compressed(page), page).toBeLessThanOrEqual(budgets.page);
});

test('the index grows by few bytes with each project', async () => {
  expect((await compressed('projects-index/cards.json')) / count).toBeLessThan(100);
  expect((await compressed('projects-index/search.json')) / count).toBeLessThan(250);
});

test('the search finds one project of all', async () => {
  await using site = await serveFolder(join(work, 'site'));
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(`${site.address}/details/900`);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto(`${site.address}/project?q=${encodeURIComponent(title)}`);
  const found = page.getByRole('article').getByRole('heading', { name: title });
  await expect.poll(() => found.count(), { timeout: 30_000 }).toBeGreaterThan(0);
});
