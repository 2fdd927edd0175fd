// What moving costs: the share of one core that typing and counting take, by processor time, because
// the time by the clock also holds what else this machine does. Needs a running site:
// node bench/motion.ts http://127.0.0.1:4321
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser } from '../scripts/open-browser.ts';

const largestShare = 5;

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

const browser = await openBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 1100 } });
await page.goto(process.argv[2] ?? 'http://127.0.0.1:4321');
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
if (both['one core (%)'] > largestShare) {
  console.error(`Over the budget: ${largestShare} % of one core.`);
  process.exitCode = 1;
}
