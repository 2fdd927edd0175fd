// How the Project page grows: `node bench/projects.ts [120 1000 10000]` builds the site with as many
// generated projects and prints one row for each number.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { z } from 'zod';
import { ROOT } from '../cli/project.ts';
import { openBrowser } from '../scripts/open-browser.ts';
import { generateProjects } from './generate-projects.ts';
import { measureKeystrokes } from './keystrokes.ts';
import { serveFolder } from './serve-folder.ts';

const built = z.object({ seconds: z.number(), peakMegabytes: z.number() });

/** One row of the table. @param count How many projects. */
async function measure(browser: Browser, work: string, count: number) {
  const content = join(work, `content-${count}`);
  const site = join(work, `site-${count}`);
  await generateProjects(join(ROOT, 'sample'), content, count);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'bench/build-once.ts')],
    { cwd: ROOT, env: { ...process.env, CONTENT: content, OUT_DIR: site }, maxBuffer: 1e9 },
  );
  const { seconds, peakMegabytes } = built.parse(
    JSON.parse(stdout.trim().split('\n').at(-1) ?? ''),
  );
  const size = async (path: string) => brotliCompressSync(await readFile(join(site, path))).length;
  const served = await serveFolder(site);
  try {
    const { ready, median, slowest } = await measureKeystrokes(
      browser,
      `${served.address}/project`,
    );
    return {
      projects: count,
      'build (s)': Number(seconds.toFixed(1)),
      'memory (MB)': Math.round(peakMegabytes),
      'page (B, br)': await size('project/index.html'),
      'cards (B, br)': await size('projects-index/cards.json'),
      'search (B, br)': await size('projects-index/search.json'),
      'index ready (ms)': Math.round(ready),
      'keystroke, median (ms)': Number(median.toFixed(1)),
      'keystroke, slowest (ms)': Number(slowest.toFixed(1)),
    };
  } finally {
    await served.stop();
  }
}

const counts = process.argv.slice(2).map(Number);
const work = await mkdtemp(join(tmpdir(), 'vitrine-projects-'));
const browser = await openBrowser();
const rows: Awaited<ReturnType<typeof measure>>[] = [];
try {
  for (const count of counts.length > 0 ? counts : [120, 1000, 10_000]) {
    console.log(`Building with ${count} projects …`);
    rows.push(await measure(browser, work, count));
  }
} finally {
  console.table(rows);
  await browser.close();
  await rm(work, { recursive: true, force: true });
}
