// Sends many requests to the server: random request lines, and pages while new builds take their place.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { mapLimit } from '../../packages/vitrine/content/map-limit.ts';
import { cspFile } from '../../packages/vitrine/http/content-security-policy.ts';
import { listen } from '../../packages/vitrine/node-http/listen.ts';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';
import { createNodeApp } from '../../packages/vitrine-server/static/static-files.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { seed } from '../helpers/random-cases.ts';
import { sendRandomRequests } from '../helpers/random-requests.ts';
import { end, ServerProcess } from '../helpers/server-process.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

/** Number of requests while builds take their place. */
const SWAPPED = Number(process.env.SWAPPED ?? 100_000);
/** Number of random request lines. */
const REQUESTS = Number(process.env.REQUESTS ?? 500_000);

test.each(['', '/shop'])(
  `after ${REQUESTS / 2} random request lines the same process serves the site, BASE=%s, SEED=${seed}`,
  async (BASE) => {
    const around = await temporaryFolder({
      'site/index.html': '<!doctype html><title>Home</title>',
      'site/about/index.html': '<!doctype html><title>About</title>',
      'site/404.html': '<!doctype html><title>Not found</title>',
      'site/walk.mp4': 'film',
      'site/contact/index.html': CONTACT_PAGE,
    });
    const folders = { OUT_DIR: join(around, 'site'), DATA_DIR: join(around, 'data') };
    // The server would be another process after a restart: `ServerProcess` starts none again.
    await using server = new ServerProcess({ ...folders, BASE });
    await server.start();
    const sent = { count: REQUESTS / 2, seed, base: BASE };
    const { failed } = await sendRandomRequests(server.port, sent);
    expect(failed).toEqual([]);
    expect((await fetch(server.url)).status).toBe(200);
    expect(server.lines.filter((line) => line.includes('"error"'))).toEqual([]);
    // Some of the requests have the headers of a proxy.
    expect(server.lines.filter((line) => line.includes('"proxy.not-trusted"'))).toHaveLength(1);
  },
  // A request takes 1 ms on a free machine, and up to 8 ms on a busy one.
  4 * REQUESTS,
);

test('a promise or a callback that fails ends only its own request', async () => {
  const script = `
    const { Hono } = await import('hono');
    const { listen } = await import('${join(ROOT, 'packages/vitrine/node-http/listen.ts')}');
    const { RequestGuard } = await import('${join(ROOT, 'packages/vitrine/node-http/request-guard.ts')}');
    const never = () => new Promise(() => {});
    const app = new Hono()
      .get('/rejected', async () => { Promise.reject(new Error('left alone')); return await never(); })
      .get('/thrown', async () => { setTimeout(() => { throw new Error('too late'); }); return await never(); })
      .get('/', (c) => c.text(String(process.pid)));
    const { port } = await listen(app, '127.0.0.1', 0);
    new RequestGuard().guardProcess();
    console.log(port);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { cwd: ROOT });
  onTestFinished(() => end(child));
  const log = text(child.stderr);
  const [port] = await once(child.stdout, 'data');
  const ask = async (path: string) => await fetch(`http://127.0.0.1:${Number(port)}${path}`);
  for (const path of ['/rejected', '/thrown']) expect((await ask(path)).status).toBe(500);
  expect(await (await ask('/')).text()).toBe(String(child.pid));
  await end(child);
  expect(await log).toMatch(/left alone[\s\S]*too late/);
});

const PAGES = 40;

/** A program that builds a small site again and again. Each page and its policy have the number of the build. */
const builder = (folder: string) => `
  import { setTimeout } from 'node:timers/promises';
  const { replaceSite, stagingFolder } = await import('${join(ROOT, 'packages/vitrine/astro/after-build/output-folder.ts')}');
  const { writeFiles } = await import('${join(ROOT, 'tests/helpers/write-files.ts')}');
  for (let build = 0; ; build += 1) {
    const files = new Map([['index.html', '']]);
    for (let page = 0; page < ${PAGES}; page += 1) {
      files.set('page-' + page + '/index.html', '<!doctype html><title>' + build + '</title>');
      files.set('${cspFile('page-X/index.html')}'.replace('X', page), String(build));
    }
    const staging = await stagingFolder('${folder}');
    await writeFiles(staging, files);
    await replaceSite(staging, '${folder}');
    console.log(build);
    await setTimeout(50);
  }`;

test(`of ${SWAPPED} requests while builds take their place, none finds nothing or mixes two builds`, async () => {
  const folder = join(await temporaryFolder({}), 'site');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', builder(folder)]);
  onTestFinished(() => end(child));
  let builds = 0;
  child.stdout.on('data', () => {
    builds += 1;
  });
  await once(child.stdout, 'data');
  // Without the cache of responses, because pages in memory would hide what the disk lacks.
  const server = await listen(createNodeApp({ folder, base: '' }), '127.0.0.1', 0);
  onTestFinished(server.stop);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const wrong = new Map<string, number>();
  await mapLimit([...Array(SWAPPED).keys()], 20, async (number) => {
    const path = `/page-${number % PAGES}`;
    const [response] = await once(get({ port: server.port, path, agent }), 'response');
    const [, title] = /<title>(.*)<\/title>/.exec(await text(response)) ?? [];
    const isOne = title === response.headers['content-security-policy'];
    if (response.statusCode === 200 && isOne) return;
    const kind = response.statusCode === 200 ? 'of two builds' : `status ${response.statusCode}`;
    wrong.set(kind, (wrong.get(kind) ?? 0) + 1);
  });
  expect([...wrong]).toEqual([]);
  expect(builds).toBeGreaterThan(SWAPPED / 1000);
});
