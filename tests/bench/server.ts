// Measures how many requests the server answers in a second, compared with bare node:http and nginx with
// one worker, and how much memory it uses: `node tests/bench/server.ts`. It needs a built site, and wrk.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtempDisposable } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRunnable, onPath } from '../../packages/vitrine/cli/browser/browser.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { ServerProcess } from '../helpers/server-process.ts';
import { startNginx } from '../security/start-web-servers.ts';
import { median } from './median.ts';

const PATH = '/about';
const CONNECTIONS = 32;
const ROUNDS = 5;
const SECONDS = 3;

/** The number of requests after which the memory of the server is measured. */
const LONG_RUN = 500_000;

interface Load {
  requests: number;
  perSecond: number;
  /** The 99th percentile of the answer times, in ms. */
  p99: number;
}

// The servers that this process starts share one CPU core with it; the load generator (wrk) has another.
const isPinned = availableParallelism() > 1 && isRunnable('taskset', ['--version']);
if (isPinned) execFileSync('taskset', ['-a', '-c', '-p', '0', String(process.pid)]);

function load(origin: string): Load {
  const header = ['-H', 'Accept-Encoding: gzip'];
  const call = ['wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...header];
  const [program = '', ...args] = [...(isPinned ? ['taskset', '-c', '1'] : []), ...call];
  const report = execFileSync(program, [...args, origin + PATH], { encoding: 'utf8' });
  if (/Non-2xx|Socket errors/.test(report)) throw new Error(report);
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(report) ?? [];
  return {
    requests: Number(/(\d+) requests in/.exec(report)?.[1]),
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(report)?.[1]),
    p99: Number(time) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN),
  };
}

if (!onPath(['wrk'], process.env.PATH ?? '').some((path) => existsSync(path))) {
  throw new Error('wrk is not installed (Debian: apt-get install wrk).');
}
await using data = await mkdtempDisposable(join(tmpdir(), 'vitrine-bench-'));
await using ours = new ServerProcess({ DATA_DIR: data.path });
await ours.start();
await using bare = new ServerProcess(
  { SAME_AS: ours.url + PATH },
  { args: ['tests/bench/bare-server.ts'] },
);
await bare.start();
const servers = new Map([
  ['ours', ours.url],
  ['bare node:http', bare.url],
]);
const site = { folder: join(ROOT, 'dist'), base: '', messages: new URL(ours.url).host };
const nginx = isRunnable('nginx', ['-v']) ? await startNginx(site) : undefined;
if (nginx) servers.set('nginx, one worker', nginx.origin);
else console.log('nginx is not installed (Debian: apt-get install nginx-light).');

const loads = new Map<string, Load[]>([...servers.keys()].map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [name, origin] of servers) loads.get(name)?.push(load(origin));
}
await nginx?.stop();
let total = loads.get('ours')?.reduce((sum, { requests }) => sum + requests, 0) ?? 0;
while (total < LONG_RUN) total += load(ours.url).requests;

console.log(`\n${PATH}, gzip, ${CONNECTIONS} connections, medians of ${ROUNDS} rounds:`);
for (const [name, all] of loads) {
  const perSecond = median(all.map((one) => one.perSecond)).toFixed(0);
  const p99 = median(all.map((one) => one.p99)).toFixed(1);
  console.log(`${name}: ${perSecond} requests a second, 99 % within ${p99} ms`);
}
console.log(`Memory of Vitrine's server after ${total} requests: ${await ours.memory()} MB`);
