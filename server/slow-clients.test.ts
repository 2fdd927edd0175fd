import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ContactFixture,
  createContactFixture,
  GOOD,
} from '../tests/helpers/contact-fixture.ts';
import { createApp } from './app.ts';
import { listen, type RunningServer } from './listen.ts';

const HEAD = 'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';

let fixture: ContactFixture;
let server: RunningServer;
beforeAll(async () => {
  fixture = await createContactFixture();
  const root = { folder: fixture.dataDir, base: '' };
  server = await listen(createApp(root, { contact: fixture.contact.endpoint }), '127.0.0.1', 0);
});
afterAll(async () => {
  await server.stop();
  await fixture.remove();
});

async function open(start: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  await new Promise<void>((resolve) => socket.write(start, () => resolve()));
  return socket;
}

test('half headers and half bodies do not keep others waiting', async () => {
  const slow = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      open(number % 2 === 0 ? `${HEAD}X-Slow: ` : `${HEAD}Content-Length: 99\r\n\r\n{"name":`),
    ),
  );
  const response = await fetch(`http://127.0.0.1:${server.port}/api/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(GOOD),
  });
  expect(await response.json()).toMatchObject({ ok: true });
  expect(slow.filter((socket) => socket.readyState === 'open')).toHaveLength(100);
  for (const socket of slow) socket.destroy();
});

test('a body that stops in the middle harms nothing', async () => {
  const socket = await open(`${HEAD}Content-Length: 99\r\n\r\n{"name":`);
  socket.destroy();
  const response = await fetch(`http://127.0.0.1:${server.port}/healthz`);
  expect(response.status).toBe(200);
  expect(fixture.lines.join()).not.toContain('server.failed');
});
