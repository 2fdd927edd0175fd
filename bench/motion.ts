// What moving costs: the longest task while the pages load, and the share of one core that typing
// and counting take. Processor time decides, because the time by the clock also holds what else
// this machine does. Needs a running site: node bench/motion.ts http://127.0.0.1:4321
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { openBrowser } from '../scripts/open-browser.ts';
import { medianBy } from './median.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const base = positionals[0] ?? 'http://127.0.0.1:4321';
const pages = ['/', '/about', '/service', '/project', '/details/123', '/contact'];
const loads = 5;
const longest = 50;
const largestShare = 0.05;

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

/** The seconds that the main thread of a page has worked, and those in scripts and in layout. */
async function work(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      task: seconds('TaskDuration'),
      script: seconds('ScriptDuration'),
      layout: seconds('LayoutDuration') + seconds('RecalcStyleDuration'),
      at: performance.now() / 1000,
    };
  };
}

/** The share of one core over a span of seconds. */
async function share(page: Page, measure: Awaited<ReturnType<typeof work>>, seconds: number) {
  const before = await measure();
  await page.waitForTimeout(seconds * 1000);
  const after = await measure();
  const span = after.at - before.at;
  return {
    task: (after.task - before.task) / span,
    script: (after.script - before.script) / span,
    layout: (after.layout - before.layout) / span,
  };
}

const percent = (value: number) => `${(value * 100).toFixed(2)} %`;
const told = ({ task, script, layout }: Awaited<ReturnType<typeof share>>) =>
  `${percent(task)} of one core (scripts ${percent(script)}, style and layout ${percent(layout)})`;

let failed = false;
for (const path of pages) {
  const tasks: Task[] = [];
  for (let load = 0; load < loads; load += 1) tasks.push(await longestTask(path));
  const median = medianBy(tasks, (a, b) => a.processor - b.processor);
  if (median.processor > longest) failed = true;
  console.log(
    `${path}: longest task ${median.processor.toFixed(1)} ms of processor time ` +
      `(${median.clock.toFixed(1)} ms by the clock), median of ${loads} loads`,
  );
}

const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
await page.goto(base);
const measure = await work(page);
await page.waitForSelector('dl [aria-hidden="true"]');
const both = await share(page, measure, 4.5);
await page.waitForFunction(() => !document.querySelector('dl [aria-hidden="true"]'));
const typing = await share(page, measure, 10);
await page.getByRole('button', { name: 'Pause animations' }).click();
const nothing = await share(page, measure, 5);
console.log(`typing and four counters: ${told(both)}`);
console.log(`typing alone: ${told(typing)}`);
console.log(`everything still: ${told(nothing)}`);
if (both.task > largestShare) failed = true;
await browser.close();
if (failed) {
  console.error('Over the budget: no task over 50 ms on load, and less than 5 % of one core.');
  process.exitCode = 1;
}
