// Measures the first visit to a page on a slow phone, for each look: when the text is painted, when the
// heading is in its own font, and how far the layout shifts.
// `node tests/bench/first-visit.ts [--looks shop,gallery] [--path /] [--content folder] [--runs 3] [--width 390]
// [--sites folder]`. It builds each look that the folder `--sites` does not have yet.
import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Browser, CDPSession } from '@playwright/test';
import { openBrowser } from '../../packages/vitrine/cli/browser/open-browser.ts';
import { lookNames } from '../../packages/vitrine/styles/looks.ts';
import { layoutShift } from '../helpers/layout-shift.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { buildSites } from './build-sites.ts';
import { median } from './median.ts';

/** Latency in ms, and bytes a second: 1.6 Mbit/s for downloads. */
const line = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 94_000 };
const slowdown = 4;

/** Duration of a visit in ms. */
const visit = 6000;

const { values } = parseArgs({
  options: {
    looks: { type: 'string', default: lookNames.join() },
    path: { type: 'string', default: '/' },
    content: { type: 'string', default: 'examples/sample/content' },
    runs: { type: 'string', default: '3' },
    width: { type: 'string', default: '390' },
    sites: { type: 'string' },
  },
});

/** The fonts of the heading. @throws Error if the browser has just replaced the document */
async function headingFonts(session: CDPSession): Promise<string> {
  const { root } = await session.send('DOM.getDocument');
  const heading = { nodeId: root.nodeId, selector: 'main h1' };
  const { nodeId } = await session.send('DOM.querySelector', heading);
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName).join(' + ');
}

/** Opens the page in a new profile, and asks the browser again and again in which fonts the heading is. */
async function firstVisit(browser: Browser, url: string) {
  const viewport = { width: Number(values.width), height: 844 };
  await using context = await browser.newContext({ viewport, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  for (const domain of ['Network', 'DOM', 'CSS'] as const) await session.send(`${domain}.enable`);
  await session.send('Network.emulateNetworkConditions', line);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const end = performance.now() + visit;
  await page.goto(url, { waitUntil: 'commit' });
  const first = await page.waitForFunction(
    () =>
      document.querySelector('main h1') &&
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  );
  const painted = Number(await first.jsonValue());
  const faces: { name: string; at: number }[] = [];
  while (performance.now() < end) {
    const name = await headingFonts(session).catch(() => undefined);
    if (name && name !== faces.at(-1)?.name) {
      faces.push({ name, at: await page.evaluate(() => performance.now()) });
    }
    await wait(50);
  }
  const { total, moved } = await layoutShift(page);
  return { painted, faces, total, moved };
}

await using made = await mkdtempDisposable(join(tmpdir(), 'vitrine-visit-'));
const folder = resolve(values.sites ?? made.path);
await using browser = await openBrowser(
  '--font-render-hinting=none',
  '--enable-font-subpixel-positioning',
);
for (const look of values.looks.split(',')) {
  const site = join(folder, look);
  if (!existsSync(join(site, 'index.html'))) {
    process.env.LOOK = look;
    const [issue] = await buildSites([{ content: resolve(values.content), site }]);
    if (issue !== undefined) throw new Error(issue);
  }
  await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-data-'));
  await using server = new ServerProcess({ OUT_DIR: site, DATA_DIR: data.path });
  await server.start();
  const visits = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    visits.push(await firstVisit(browser, server.url + values.path));
  }
  const first = median(visits.map(({ painted }) => painted));
  const lastFace = median(visits.map(({ painted, faces }) => (faces.at(-1)?.at ?? 0) - painted));
  const shift = Math.max(...visits.map(({ total }) => total));
  const faces = new Set(visits.map(({ faces }) => faces.map(({ name }) => name).join(', then ')));
  console.log(
    `${look} ${values.path}: painted at ${first.toFixed(0)} ms, heading in its last font ${lastFace.toFixed(0)} ms later, shift ${shift.toFixed(4)}\n  ${[...faces].join('\n  ')}`,
  );
  const moved = new Set(visits.flatMap((one) => one.moved));
  for (const element of moved) console.log(`  moved: ${element}`);
}
