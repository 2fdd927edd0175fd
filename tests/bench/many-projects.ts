// Measures the Project page with many projects: `node tests/bench/many-projects.ts [120 1000 10000]` builds the site
// with each number of generated projects and prints a row for it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { end } from '../helpers/server-process.ts';
import { generateProjects } from './generate-projects.ts';
import { median } from './median.ts';
import { serveFolder } from './serve-folder.ts';

/** The searches that are measured. Each is typed letter by letter into an empty search field. */
const typed = ['the workshop', 'website', 'react shop', 'chaimoon', 'stoll brand', 'portfolio le'];

/**
 * Builds a site as `npm start` does, up to the moment when the pages can be served, not yet compressed.
 *
 * @returns The build time in seconds, and the maximum memory of the process in megabytes (Linux).
 */
async function buildPages(content: string, site: string) {
  const { BASE: _, ...inherited } = process.env;
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'packages/vitrine/cli/main.ts'), 'build'], {
    env: { ...inherited, CONTENT: content, OUT_DIR: site },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [said] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (said !== 'pages')
    throw new Error(`The build ended before its pages were ready, with the exit code ${said}.`);
  const seconds = (performance.now() - began) / 1000;
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  const megabytes = (Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) * 1024) / 1e6;
  await end(child);
  return { seconds, megabytes };
}

/**
 * Types searches into the search field of a Project page.
 *
 * @returns The time from the first input until the search index had results, and the time from each
 *   keystroke until the new list was in the document, in milliseconds, which includes one frame.
 */
async function typeInto(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(address);
  await page.locator('select:enabled').first().waitFor();
  const began = performance.now();
  await page.getByRole('searchbox').fill('zq');
  await page.getByText('No projects found').waitFor();
  const ready = performance.now() - began;
  const keystrokes = await page.evaluate(async (texts) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const list = document.querySelector('search')?.parentElement;
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    if (!field || !list || !setter) throw new Error('The Project page has no search field.');
    const took: number[] = [];
    for (const text of texts) {
      for (let length = 0; length <= text.length; length += 1) {
        setter.call(field, text.slice(0, length));
        const start = performance.now();
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // The list changes after the next paint, in slices; the browser is idle after the last one.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        await new Promise((resolve) => requestIdleCallback(resolve));
        list.getBoundingClientRect();
        if (length > 0) took.push(performance.now() - start);
      }
    }
    return took;
  }, typed);
  await page.close();
  return { ready, keystrokes };
}

async function measure(browser: Browser, work: string, count: number) {
  const content = join(work, `content-${count}`);
  const site = join(work, `site-${count}`);
  await generateProjects(join(ROOT, 'examples/sample/content'), content, count);
  const { seconds, megabytes } = await buildPages(content, site);
  const size = async (path: string) => brotliCompressSync(await readFile(join(site, path))).length;
  await using served = await serveFolder(site);
  const { ready, keystrokes } = await typeInto(browser, `${served.address}/project`);
  return {
    projects: count,
    'build (s)': Number(seconds.toFixed(1)),
    'memory (MB)': Math.round(megabytes),
    'page (B, br)': await size('project/index.html'),
    'cards (B, br)': await size('projects-index/cards.json'),
    'search (B, br)': await size('projects-index/search.json'),
    'index ready (ms)': Math.round(ready),
    'keystroke, median (ms)': Number(median(keystrokes).toFixed(1)),
    'keystroke, slowest (ms)': Number(Math.max(...keystrokes).toFixed(1)),
  };
}

const counts = process.argv.slice(2).map(Number);
await using work = await mkdtempDisposable(join(tmpdir(), 'vitrine-projects-'));
await using browser = await openBrowser();
const rows: Awaited<ReturnType<typeof measure>>[] = [];
try {
  for (const count of counts.length > 0 ? counts : [120, 1000, 10_000]) {
    console.log(`Building with ${count} projects …`);
    rows.push(await measure(browser, work.path, count));
  }
} finally {
  console.table(rows);
}
