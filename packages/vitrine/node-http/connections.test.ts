import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { PACKAGE } from '../settings/site-folder.mjs';
import { defaultMaxConnections } from './connections.ts';
import { listen } from './listen.ts';

const HOST = '127.0.0.1';
const REQUEST = 'GET /now HTTP/1.1\r\nHost: site.example\r\n\r\n';
const LAST_REQUEST = REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');

let stop: () => Promise<void>;
afterEach(() => stop());

/**
 * Starts a server that counts the requests it begins to handle; the response to `/late` waits until
 * the test releases it.
 */
async function start(options: Parameters<typeof listen>[3] = {}) {
  const begun: string[] = [];
  const first = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const app = new Hono().get('*', async (c) => {
    begun.push(c.req.path);
    first.resolve();
    if (c.req.path === '/late') await gate.promise;
    return c.text(`${c.req.path} is number ${begun.length}.`);
  });
  const server = await listen(app, HOST, 0, options);
  stop = server.stop;
  const open = async (request = ''): Promise<Socket> => {
    const socket = connect(server.port, HOST);
    socket.on('error', () => socket.destroy());
    await once(socket, 'connect');
    socket.write(request);
    return socket;
  };
  const get = async () => await text(await open(LAST_REQUEST));
  return { begun, first: first.promise, letGo: gate.resolve, open, get };
}

test('an idle connection is closed, before and after an answer', async () => {
  const stalling = await start({ stallTimeout: 30 });
  const silent = await stalling.open();
  if (!silent.closed) await once(silent.resume(), 'close');
  await stop();
  const answering = await start({ idleTimeout: 30 });
  const answered = await answering.open(REQUEST);
  await Promise.all([once(answered, 'data'), once(answered, 'close')]);
});

test('where there are too many connections, the oldest idle one is closed', async () => {
  const { open, get, first, letGo } = await start({ maxConnections: 3 });
  const late = await open('GET /late HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n');
  await first;
  const [oldest, newer] = [await open(), await open('GET /no')];
  expect(await get()).toContain('/now is number 2.');
  if (!oldest.closed) await once(oldest.resume(), 'close');
  expect(newer.readyState).toBe('open');
  letGo();
  expect(await text(late)).toContain('/late is number 2.');
});

test('a connection that was used counts as newer', async () => {
  const { open, get } = await start({ maxConnections: 2 });
  const [used, unused] = [await open(), await open()];
  used.write(REQUEST);
  await once(used, 'data');
  await get();
  if (!unused.closed) await once(unused.resume(), 'close');
  expect(used.readyState).toBe('open');
});

test('where none is idle, the oldest connection is closed', async () => {
  const { open, get, first } = await start({ maxConnections: 1 });
  const late = await open('GET /late HTTP/1.1\r\nHost: site.example\r\n\r\n');
  await first;
  expect(await get()).toContain('/now is number 2.');
  if (!late.closed) await once(late.resume(), 'close');
});

test('requests of a closed connection are not begun', async () => {
  const { open, get, begun, first, letGo } = await start();
  const gone = await open(`GET /late HTTP/1.1\r\nHost: site.example\r\n\r\n${REQUEST.repeat(50)}`);
  await first;
  const closed = once(gone, 'close');
  gone.destroy();
  await closed;
  expect(await get()).toContain('/now is number 2.');
  letGo();
  await get();
  expect(begun).toEqual(['/late', '/now', '/now']);
});

test('requests of one connection are answered in turn, those of others in between', async () => {
  const { open, get } = await start();
  const many = await open(REQUEST.repeat(50) + LAST_REQUEST);
  const [responses, other] = await Promise.all([text(many), get()]);
  const numbers = [...responses.matchAll(/number (\d+)/g)].map(([, number]) => Number(number));
  expect(numbers).toHaveLength(51);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(Number(/number (\d+)/.exec(other)?.[1])).toBeLessThan(51);
});

test('a connection with too many waiting requests is closed', async () => {
  const { open, begun, first } = await start();
  const flood = await open(REQUEST.replace('/now', '/late').repeat(500));
  await Promise.all([first, once(flood.resume(), 'close')]);
  expect(begun).toEqual(['/late']);
});

test.skipIf(process.platform === 'win32')(
  'half of the open files are for connections',
  async () => {
    stop = async () => undefined;
    const script =
      "import('./node-http/connections.ts').then((m) => console.log(m.defaultMaxConnections()))";
    const command = `ulimit -n 256; exec "${process.execPath}" -e "${script}"`;
    expect(execFileSync('sh', ['-c', command], { cwd: PACKAGE, encoding: 'utf8' }).trim()).toBe(
      '128',
    );
    expect(defaultMaxConnections()).toBeLessThanOrEqual(10_000);
  },
);
