import { Hono } from 'hono';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { strictCspHeader } from '../http/content-security-policy.ts';
import { type ListenOptions, listen } from './listen.ts';
import { RequestGuard } from './request-guard.ts';

afterEach(() => void vi.restoreAllMocks());

/** Starts a server whose page `/` works, with a cache that may fail. */
async function start(routes: Hono, cache?: Partial<ListenOptions['cache']>) {
  const lines: string[] = [];
  const report = (error: unknown) => void lines.push(String(error));
  const app = routes.get('/', (c) => c.text('home'));
  const server = await listen(app, '127.0.0.1', 0, {
    report,
    ...(cache && { cache: Object.assign(Object.create(null), cache) }),
  });
  onTestFinished(server.stop);
  const get = async (path: string) => await fetch(`http://127.0.0.1:${server.port}${path}`);
  return { get, lines };
}

test('an error of the router, of the cache, or of what it leaves behind harms no other request', async () => {
  const failing = new Hono().get('/thrown', () => {
    throw 'no Error, so Hono does not handle it';
  });
  const { get, lines } = await start(failing, {
    send: ({ url }) => {
      if (url === '/cached') throw new Error('the cache is broken');
      return false;
    },
    add: async () => {
      throw new Error('nothing is kept');
    },
  });
  for (const path of ['/thrown', '/cached']) {
    const { status, headers } = await get(path);
    expect([path, status, headers.get('Content-Security-Policy')]).toEqual([
      path,
      500,
      strictCspHeader.value,
    ]);
  }
  expect(await (await get('/')).text()).toBe('home');
  for (const reason of ['no Error', 'the cache is broken', 'nothing is kept'])
    expect(lines.join()).toContain(reason);
});

test('an error that nothing handles is reported, and the request that caused it gets a 500', async () => {
  const listeners = vi.spyOn(process, 'on').mockReturnThis();
  const lines: string[] = [];
  new RequestGuard((error) => void lines.push(String(error))).guardProcess();
  const [[event, survive] = []] = listeners.mock.calls;
  listeners.mockRestore();
  expect(event).toBe('uncaughtException');

  const routes = new Hono()
    .get('/pending', async () => {
      // Node calls the listener in the same way, with the context of the callback that failed.
      setTimeout(() => survive?.(new Error('in a callback')), 0);
      return await new Promise<Response>(() => {});
    })
    .get('/begun', (c) => {
      setTimeout(() => survive?.(new Error('in the middle')), 0);
      return c.body(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) }));
    });
  const { get } = await start(routes);
  expect((await get('/pending')).status).toBe(500);
  await expect(get('/begun').then((response) => response.text())).rejects.toThrow();
  survive?.(new Error('without a request'));
  expect((await get('/')).status).toBe(200);
  for (const reason of ['in a callback', 'in the middle', 'without a request'])
    expect(lines.join()).toContain(reason);
});
