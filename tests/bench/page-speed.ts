// Measures every kind of page of the built site as on a phone, and fails if a figure is over its limit:
// `node tests/bench/page-speed.ts [--runs 9] [--only blocking,work,paints,weight]`, also part of `npm run bench`. Build
// the site first: npm run build
import { mkdtempDisposable, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Page } from '@playwright/test';
import { Hono } from 'hono';
import lighthouse, { type Flags } from 'lighthouse';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { freePort } from '../helpers/free-port.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { budgets, phone } from '../performance/budgets.ts';
import { weighUntouched } from '../performance/weigh.ts';
import { median } from './median.ts';
import { serveFolder } from './serve-folder.ts';

interface Part {
  title: string;
  measure: (url: string) => Promise<Record<string, number>>;
  /** The limit of a measured figure, if there is one; `medianOf` returns figures of other pages. */
  limit: (page: string, figure: string, medianOf: MedianOf) => number | undefined;
  /** The paths or URLs of the pages to measure; by default one page of each kind. */
  pages?: readonly string[];
}

type MedianOf = (page: string, figure: string) => number;

const pages = Object.keys(budgets.untouched);

/** The page with which the others are compared, because it has no islands. */
const plain = '/service';

/** Pages whose largest contentful paint (LCP) is a text; on other pages the LCP is a cover image. */
const textPages = ['/', '/about', '/service', '/contact', '/imprint'];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '9' },
    only: { type: 'string', default: 'blocking,work,paints,weight' },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs must be a whole number from 1.');
const port = await freePort();

/**
 * The audits of a page by Lighthouse: values in their own units, such as ms, and scores from 0 to 100.
 *
 * @param flags Changes to Lighthouse's default, a simulated phone with a slow connection.
 * @throws Error if Lighthouse could not open the page.
 */
async function audit(url: string, flags: Flags = {}) {
  const settings: Flags = { port, logLevel: 'error', onlyCategories: ['performance'], ...flags };
  for (let tries = 3; ; tries -= 1) {
    const { lhr } = (await lighthouse(url, settings)) ?? {};
    const { code, message } = lhr?.runtimeError ?? {};
    // Lighthouse asks for another run if its recording lacks the start of the navigation.
    if (code === 'NO_NAVSTART' && tries > 1) continue;
    if (!lhr || code) throw new Error(`Lighthouse could not audit ${url}: ${message}`);
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const list = Object.values(lhr.categories).map(({ id, score }) => [id, 100 * (score ?? 0)]);
    const scores: Record<string, number> = Object.fromEntries(list);
    return { value, scores };
  }
}

const parts = (browser: Browser, floor: readonly string[]): Record<string, Part> => ({
  blocking: {
    title: 'Blocking time with the processor slowed 4 and 8 times (ms), scores, layout shift',
    async measure(url) {
      const usual = await audit(url, { onlyCategories: categories });
      const slower = await audit(url, { throttling: { cpuSlowdownMultiplier: 8 } });
      return {
        'blocking × 4': usual.value('total-blocking-time'),
        'blocking × 8': slower.value('total-blocking-time'),
        ...usual.scores,
        shift: usual.value('cumulative-layout-shift'),
      };
    },
    limit(_page, figure, medianOf) {
      const ofPlain = medianOf(plain, figure);
      return figure.startsWith('blocking') ? Math.max(1.3 * ofPlain, ofPlain + 50) : undefined;
    },
  },
  work: {
    title: 'Processor time of the main thread in the first five seconds, not slowed (ms)',
    async measure(url) {
      const page = await browser.newPage(phone);
      const processorTime = await watchProcessor(page);
      const end = wait(5000);
      await page.goto(url, { waitUntil: 'commit' });
      await end;
      const time = await processorTime();
      await page.close();
      return { 'processor time': time };
    },
    limit: (page, figure, medianOf) => (page === '/' ? 2 : 1.5) * medianOf(plain, figure),
  },
  paints: {
    title:
      'First and largest contentful paint (ms), also of empty pages with none, one and all fonts',
    pages: [...floor, ...pages],
    async measure(url) {
      const simulated = await audit(url);
      const slowed = await audit(url, { throttlingMethod: 'devtools' });
      return {
        'first, simulated': simulated.value('first-contentful-paint'),
        'largest, simulated': simulated.value('largest-contentful-paint'),
        'first, line slowed': slowed.value('first-contentful-paint'),
        'largest, line slowed': slowed.value('largest-contentful-paint'),
      };
    },
    limit(page, figure, medianOf) {
      const isLimited = figure.startsWith('largest') && textPages.includes(page);
      return isLimited ? medianOf(floor.at(-1) ?? '', figure) + 150 : undefined;
    },
  },
  weight: {
    title:
      'Bytes before any touch or scrolling: scripts that run, scripts fetched ahead, all files',
    async measure(url) {
      const page = await browser.newPage(phone);
      const figures = await weighUntouched(page, url);
      await page.close();
      return figures;
    },
    limit: (page, figure) => budgets.untouched[page]?.[figure],
  },
});

/** @returns A function that returns how long the main thread has worked on the page so far, in ms. */
async function watchProcessor(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}

/** Measures all pages one after the other, as often as `--runs` says, and prints a row for each page. */
async function compare(part: Part, origin: string): Promise<void> {
  const { title, measure, limit } = part;
  const all = new Map<string, Record<string, number>[]>();
  for (let run = 0; run < runs; run += 1) {
    for (const page of part.pages ?? pages) {
      all.set(page, [...(all.get(page) ?? []), await measure(new URL(page, origin).href)]);
    }
  }
  const medianOf: MedianOf = (page, name) =>
    median((all.get(page) ?? []).map((one) => one[name] ?? NaN));
  const figures = Object.keys([...all.values()][0]?.[0] ?? {});
  console.log(`\n${title}, median of ${runs}:\n\n| page | ${figures.join(' | ')} |`);
  console.log(`|---${'|---'.repeat(figures.length)}|`);
  for (const page of all.keys()) {
    const cells = figures.map((figure) =>
      beside(medianOf(page, figure), limit(page, figure, medianOf)),
    );
    console.log(`| \`${new URL(page, origin).pathname}\` | ${cells.join(' | ')} |`);
  }
}

/** A figure and its limit, if there is one, as text. A figure over its limit makes the command fail. */
function beside(figure: number, limit: number | undefined): string {
  const rounded = (value: number) => Number(value.toFixed(figure < 10 ? 2 : 0));
  if (limit === undefined) return `${rounded(figure)}`;
  const shown = `${rounded(figure)} of ${rounded(limit)}`;
  if (figure <= limit) return `${shown}: OK`;
  process.exitCode = 1;
  return `${shown}: ${Math.ceil(figure - limit)} too much`;
}

/** The HTML of a page with only a heading and a paragraph: the lower limit for pages of the site. */
function emptyPage(fonts: readonly string[]): string {
  const faces = fonts.map(
    (font, at) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>
      <style>@font-face{font-family:f${at};src:url(${font});font-display:optional}
      ${at === 0 ? 'h1' : 'p'}{font-family:f${at}}</style>`,
  );
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
    <title>Nothing</title>${faces.join('')}
    <h1>A heading</h1><p>A paragraph that is longer than the heading.</p>`;
}

const html = await readFile('dist/service/index.html', 'utf8');
const preloads = html.matchAll(/<link rel="preload" href="([^"]+\.woff2)"/g);
const fonts = [...preloads].flatMap(([, font]) => font ?? []);
const emptyPages = new Hono().get('/empty/:fonts', (c) =>
  c.html(emptyPage(fonts.slice(0, Number(c.req.param('fonts'))))),
);
await using served = await serveFolder('dist', emptyPages);
const floor = ['', ...fonts].map((_, count) => `${served.address}/empty/${count}`);
await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
await using server = new ServerProcess({ DATA_DIR: data.path });
await server.start();
await using browser = await openBrowser(`--remote-debugging-port=${port}`);
const all = parts(browser, floor);
for (const name of values.only.split(',')) {
  const part = all[name];
  if (!part) throw new Error(`--only: expected ${Object.keys(all).join(', ')}, found ${name}.`);
  console.log(`\n\`node tests/bench/page-speed.ts --runs ${runs} --only ${name}\``);
  await compare(part, server.url);
}
