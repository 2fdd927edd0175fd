// What moving costs: the longest task while the pages load, and the share of one core that typing
// and counting take. Processor time decides, because the time by the clock also holds what else
// this machine does. Needs a running site: node bench/motion.ts http://127.0.0.1:4321
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';
import { openBrowser } from '../scripts/open-browser.ts';
import { medianBy } from './median.ts';

const base = process.argv[2] ?? 'http://127.0.0.1:4321';
const pages = ['/', '/about', '/service', '/project', '/details/123', '/contact'];
const loads = 5;
const longest = 50;
const largestShare = 5;

/** The part of a trace of Chromium that is read; times are in microseconds. */
const traceSchema = z.object({
  traceEvents: z.array(
    z.object({
      name: z.string(),
      pid: z.number(),
      tid: z.number(),
      dur: z.number().optional(),
      tdur: z.number().optional(),
      args: z.object({ name: z.unknown().optional() }).optional(),
    }),
  ),
});

const browser = await openBrowser();

/** A piece of work on the main thread: its processor time and its time by the clock, in ms. */
interface Task {
  processor: number;
  clock: number;
}

/** The longest task while a page loads, is hydrated and is scrolled through. */
async function longestTask(path: string): Promise<Task> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await browser.startTracing(page, {
    categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await page.goto(`${base}${path}`, { waitUntil: 'networkidle' });
  for (const island of await page.locator('astro-island').all()) {
    await island.locator(':scope > *').first().scrollIntoViewIfNeeded();
  }
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
  await page.waitForLoadState('networkidle');
  const trace: unknown = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const { traceEvents } = traceSchema.parse(trace);
  const mains = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  return traceEvents
    .filter(({ name, pid, tid }) => {
      return name === 'RunTask' && mains.some((main) => main.pid === pid && main.tid === tid);
    })
    .map(({ tdur = 0, dur = 0 }) => ({ processor: tdur / 1000, clock: dur / 1000 }))
    .reduce((longest, task) => (task.processor > longest.processor ? task : longest));
}

/** What the main thread of a page works over a span of seconds, in percent of one core. */
async function share(page: Page, session: CDPSession, seconds: number) {
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      at: performance.now() / 1000,
      total: value('TaskDuration'),
      scripts: value('ScriptDuration'),
      layout: value('LayoutDuration') + value('RecalcStyleDuration'),
    };
  };
  const before = await read();
  await page.waitForTimeout(seconds * 1000);
  const after = await read();
  const percent = (part: 'total' | 'scripts' | 'layout') =>
    Number(((100 * (after[part] - before[part])) / (after.at - before.at)).toFixed(2));
  return {
    'one core (%)': percent('total'),
    'scripts (%)': percent('scripts'),
    'style and layout (%)': percent('layout'),
  };
}

const medians = new Map<string, Task>();
for (const path of pages) {
  const tasks: Task[] = [];
  for (let load = 0; load < loads; load += 1) tasks.push(await longestTask(path));
  medians.set(
    path,
    medianBy(tasks, (a, b) => a.processor - b.processor),
  );
}
console.log(`Longest task in ms, by processor time and by the clock, median of ${loads} loads:`);
console.table(Object.fromEntries(medians));

const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
await page.goto(base);
const session = await page.context().newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await page.waitForSelector('dl [aria-hidden="true"]');
const both = await share(page, session, 4.5);
await page.waitForFunction(() => !document.querySelector('dl [aria-hidden="true"]'));
const typing = await share(page, session, 10);
await page.getByRole('button', { name: 'Pause animations' }).click();
const nothing = await share(page, session, 5);
console.table({ 'typing and four counters': both, 'typing alone': typing, nothing });
await browser.close();
const isOver = [...medians.values()].some(({ processor }) => processor > longest);
if (isOver || both['one core (%)'] > largestShare) {
  console.error(`Over the budget: tasks of ${longest} ms on load, ${largestShare} % of one core.`);
  process.exitCode = 1;
}
