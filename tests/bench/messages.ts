// Measures how many messages the server stores in a second, and how long the slowest take, compared with a
// plain Hono route that makes one insert: `node tests/bench/messages.ts`. Both are durable before the answer.
// Messages beyond 300 an hour are filed as spam, so both ways are measured. It needs a built site.
import { mkdtempDisposable } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';
import { openDatabase } from '../../packages/vitrine-server/store/open-database.ts';
import { sql } from '../../packages/vitrine-server/store/sql.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { median } from './median.ts';

const AT_ONCE = 50;
const ROUNDS = 7;

/** Messages in a round: as many as an hour allows. */
const MESSAGES = 300;

interface Round {
  perSecond: number;
  /** The 99th percentile of the answer times, in ms. */
  p99: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
let sent = 0;

// Sends a message from an address of its own, and waits until it is stored.
async function send(origin: string): Promise<number> {
  sent += 1;
  const number = sent;
  const body = JSON.stringify({
    name: `Visitor ${number}`,
    email: `visitor-${number}@visitor.example`,
    subject: `Message ${number}`,
    message: 'A shop for our bakery, with a calendar of orders. '.repeat(10),
  });
  const headers = {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-Forwarded-For': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  };
  const start = performance.now();
  const answer = await new Promise<unknown>((resolve, reject) => {
    request(`${origin}/api/contact`, { method: 'POST', agent, headers }, (response) => {
      json(response).then(resolve, reject);
    })
      .on('error', reject)
      .end(body);
  });
  if (!(Object(answer).ok === true)) throw new Error(`Not stored: ${JSON.stringify(answer)}`);
  return performance.now() - start;
}

async function round(origin: string): Promise<Round> {
  const start = performance.now();
  const times = await mapLimit(Array.from({ length: MESSAGES }), AT_ONCE, () => send(origin));
  const perSecond = MESSAGES / ((performance.now() - start) / 1000);
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { perSecond, p99 };
}

await using data = await mkdtempDisposable(
  join(process.env.BENCH_DIR ?? tmpdir(), 'vitrine-bench-'),
);
await using ours = new ServerProcess({ DATA_DIR: data.path, BASE: '', TRUST_PROXY: '1' });
await ours.start();
await using bare = new ServerProcess(
  { DATA_DIR: data.path },
  { args: ['tests/bench/bare-message-server.ts'] },
);
await bare.start();
const database = await openDatabase({}, data.path);
const forget = () => database.batch([sql`DELETE FROM hits WHERE counter <> 'none'`]);

const rounds = new Map<string, Round[]>(['bare', 'as message', 'as spam'].map((way) => [way, []]));
const note = async (way: string, origin: string) => {
  rounds.get(way)?.push(await round(origin));
};
await round(bare.url);
await forget();
await round(ours.url);
for (let n = 0; n < ROUNDS; n += 1) {
  await note('bare', bare.url);
  await forget();
  await note('as message', ours.url);
  // The limit is reached now.
  await note('as spam', ours.url);
}
await database.close();
agent.destroy();

const first = rounds.get('bare') ?? [];
console.log(`${MESSAGES} messages, ${AT_ONCE} at once, medians of ${ROUNDS} rounds:`);
for (const [way, all] of rounds) {
  const perSecond = median(all.map((one) => one.perSecond)).toFixed(0);
  const p99 = median(all.map((one) => one.p99)).toFixed(0);
  const ratio = median(all.map((one, n) => one.perSecond / (first[n]?.perSecond ?? Number.NaN)));
  console.log(`${way}: ${perSecond} a second, ${ratio.toFixed(2)} of bare, 99 % within ${p99} ms`);
}
