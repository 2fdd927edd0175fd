// Runs Lighthouse on every kind of page of the built site, as on a phone with a slow line, and
// prints what the pages cost: `npm run bench:pages`. Build the site first: npm run build
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { openBrowser } from '../scripts/open-browser.ts';
import { ServerProcess } from './contact/process.ts';

const pages = ['/', '/about', '/service', '/project', '/details/123', '/contact', '/imprint'];
const runs = 3;

/** What one run says of a page. */
interface Run {
  /** Of 100, by category. */
  readonly scores: Readonly<Record<string, number>>;
  /** First and largest paint and blocking time in ms, as simulated; bytes of everything loaded. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
  readonly requests: number;
  /** How quick Lighthouse finds this machine; a desktop computer has 1,500 to 2,000. */
  readonly machine: number;
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

async function look(url: string, port: number): Promise<Run> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
  if (!result) throw new Error(`Lighthouse says nothing about ${url}.`);
  const { audits, categories, environment, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = audits['network-requests']?.details;
  return {
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
    ),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
    machine: environment.benchmarkIndex,
  };
}

/** The run with the median score, and among equal ones the median largest paint. */
function median(all: readonly Run[]): Run {
  const sorted = all.toSorted(
    (a, b) =>
      (b.scores.performance ?? 0) - (a.scores.performance ?? 0) || a.largestPaint - b.largestPaint,
  );
  const middle = sorted[sorted.length >> 1];
  if (!middle) throw new Error('No page was looked at.');
  return middle;
}

const data = await mkdtemp(join(tmpdir(), 'vitrine-bench-pages-'));
const server = new ServerProcess({ DATA_DIR: data });
await server.start();
const port = await freePort();
const browser = await openBrowser(`--remote-debugging-port=${port}`);
const machines: number[] = [];
try {
  console.log('Lighthouse, simulated phone, median of three:');
  console.log(
    '| page | performance | accessibility | best practices | search | first paint | largest paint | blocking | shift | loaded | requests |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const path of pages) {
    const all: Run[] = [];
    for (let run = 0; run < runs; run += 1)
      all.push(await look(`http://127.0.0.1:${server.port}${path}`, port));
    machines.push(...all.map(({ machine }) => machine));
    const { scores, firstPaint, largestPaint, blocking, shift, bytes, requests } = median(all);
    const points = ['performance', 'accessibility', 'best-practices', 'seo']
      .map((name) => scores[name]?.toFixed(0))
      .join(' | ');
    const times = [firstPaint, largestPaint, blocking].map((time) => `${time.toFixed(0)} ms`);
    const size = `${(bytes / 1000).toFixed(0)} kB`;
    console.log(
      `| \`${path}\` | ${points} | ${times.join(' | ')} | ${shift.toFixed(3)} | ${size} | ${requests} |`,
    );
  }
  const speed = machines.toSorted((a, b) => a - b)[machines.length >> 1] ?? Number.NaN;
  console.log(`Speed of this machine by Lighthouse: ${speed.toFixed(0)}`);
} finally {
  await browser.close();
  await server.stop();
  await rm(data, { recursive: true });
}
