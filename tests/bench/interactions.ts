// Measures how soon the page paints after an interaction, with a slowed processor:
// `node tests/bench/interactions.ts [--slow 4,8] [--runs 5] [--only theme,filter] [folder ...]`. Several
// built sites are measured in turn, for a comparison on a busy machine. The default is `dist`.
import { mkdtempDisposable } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, Locator, Page } from '@playwright/test';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { median } from './median.ts';

interface Kind {
  path: string;
  viewport?: { width: number; height: number };
  /** The steps before the interaction, whose events are not measured. */
  before?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

/** How long a visitor pauses between two steps, in ms. The page hydrates and fetches data meanwhile. */
const pause = 1000;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first();
const type = (page: Page, text: string) => page.keyboard.type(text, { delay: 200 });
const clickMenu = (page: Page) => page.locator('[popovertarget="menu"]').click();

/** A click on an element below the mouse. */
const hovered = (path: string, find: (page: Page) => Locator): Kind => ({
  path,
  before: (page) => find(page).hover(),
  act: (page) => find(page).click(),
});

const kinds: Record<string, Kind> = {
  theme: { path: '/', act: (page) => page.locator('label:has([value="night"])').click() },
  motion: { path: '/', act: (page) => button(page, 'Pause animations').click() },
  'menu opens': { path: '/', viewport: phone, act: clickMenu },
  'menu closes': { path: '/', viewport: phone, before: clickMenu, act: clickMenu },
  search: {
    path: '/project',
    before: (page) => page.getByRole('searchbox').click(),
    act: (page) => type(page, 'shop'),
  },
  filter: {
    path: '/project',
    before: (page) => page.locator('select').first().focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  pager: hovered('/project', (page) => page.locator('a[rel="next"]')),
  heart: hovered('/project', (page) => button(page, /^Save /)),
  share: hovered('/project', (page) => button(page, /^Share /)),
  slider: hovered('/', (page) => button(page, 'Next testimonial')),
  enlarge: hovered('/details/123', (page) => page.locator('[aria-haspopup="dialog"]').first()),
  form: {
    path: '/contact',
    before: (page) => page.locator('textarea').click(),
    act: (page) => type(page, 'Hello'),
  },
};

/** The longest time from an event of the interaction to the next paint, in ms; 0 if below 16 ms. */
async function measure(browser: Browser, url: string, kind: Kind, slow: number): Promise<number> {
  const context = await browser.newContext({ viewport: kind.viewport ?? desk });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    Object.assign(window, { interactions: entries });
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    // @ts-expect-error: TypeScript does not know `durationThreshold` yet.
    observer.observe({ type: 'event', durationThreshold: 16 });
  });
  await page.goto(`${url}${kind.path}`, { waitUntil: 'networkidle' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await kind.before?.(page);
  await wait(pause);
  await page.evaluate(() => Reflect.get(window, 'interactions').splice(0));
  await kind.act(page);
  await wait(pause);
  const duration = await page.evaluate(() => {
    const entries: PerformanceEventTiming[] = Reflect.get(window, 'interactions');
    return Math.max(0, ...entries.filter((e) => e.interactionId).map((e) => e.duration));
  });
  await context.close();
  return duration;
}

const { values, positionals } = parseArgs({
  options: {
    slow: { type: 'string', default: '4,8' },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: Object.keys(kinds).join() },
  },
  allowPositionals: true,
});
const folders = positionals.length > 0 ? positionals : ['dist'];
await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
await using browser = await openBrowser();
await using servers = new AsyncDisposableStack();
const sites: { folder: string; url: string }[] = [];
for (const folder of folders) {
  const variables = { DATA_DIR: join(data.path, String(sites.length)), OUT_DIR: folder };
  const server = servers.use(new ServerProcess(variables));
  await server.start();
  sites.push({ folder, url: server.url });
}
for (const slow of values.slow.split(',').map(Number)) {
  const rows: Record<string, Record<string, string>> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    if (!values.only.split(',').includes(name)) continue;
    const times = new Map<string, number[]>(folders.map((folder) => [folder, []]));
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const { folder, url } of sites) {
        times.get(folder)?.push(await measure(browser, url, kind, slow));
      }
    }
    rows[name] = Object.fromEntries(
      [...times].map(([folder, all]) => [folder, `${median(all)} (${Math.max(...all)})`]),
    );
  }
  console.log(`\nProcessor slowed ${slow} times: ms to the next paint, median and worst`);
  console.log(`of ${values.runs}; 0 is less than 16 ms. Load of the machine: ${loadavg()[0]}`);
  console.table(rows);
}
