// Runs Lighthouse on every kind of page of the built site, as on a phone with a slow line, and
// prints what the pages cost: `npm run bench`. Build the site first: npm run build
import { freePort } from '../tests/helpers/free-port.ts';
import { auditValue, lookWithLighthouse } from './lighthouse-audits.ts';
import { medianBy } from './median.ts';
import { withSite } from './with-site.ts';

const pages = ['/', '/about', '/service', '/project', '/details/123', '/contact', '/imprint'];
const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What one run says of a page: scores of 100, times in ms as simulated, bytes of everything loaded. */
async function look(url: string, port: number) {
  const result = await lookWithLighthouse(url, port, categories);
  const number = (id: string) => auditValue(result, id);
  const requests = result.audits['network-requests']?.details;
  return {
    scores: categories.map((name) => (result.categories[name]?.score ?? 0) * 100),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    requests: requests?.type === 'table' ? requests.items.length : Number.NaN,
  };
}

type Run = Awaited<ReturnType<typeof look>>;

/** By performance, the best first, and among equal ones by the largest paint. */
const byScore = (a: Run, b: Run) =>
  (b.scores[0] ?? 0) - (a.scores[0] ?? 0) || a.largestPaint - b.largestPaint;

/** Looks at every page and prints a row for each. @param port The one that the browser listens on. */
async function lookAtAll(origin: string, port: number): Promise<void> {
  console.log('Lighthouse, simulated phone, median of three:');
  console.log(
    '| page | performance | accessibility | best practices | search | first paint | largest paint | blocking | shift | loaded | requests |',
  );
  console.log('|---|---|---|---|---|---|---|---|---|---|---|');
  for (const path of pages) {
    const all: Run[] = [];
    for (let run = 0; run < runs; run += 1) all.push(await look(`${origin}${path}`, port));
    const middle = medianBy(all, byScore);
    const { scores, firstPaint, largestPaint, blocking, shift, bytes, requests } = middle;
    const points = scores.map((score) => score.toFixed(0)).join(' | ');
    const times = [firstPaint, largestPaint, blocking].map((time) => `${time.toFixed(0)} ms`);
    const size = `${(bytes / 1000).toFixed(0)} kB`;
    console.log(
      `| \`${path}\` | ${points} | ${times.join(' | ')} | ${shift.toFixed(3)} | ${size} | ${requests} |`,
    );
  }
}

const port = await freePort();
await withSite((_browser, origin) => lookAtAll(origin, port), `--remote-debugging-port=${port}`);
