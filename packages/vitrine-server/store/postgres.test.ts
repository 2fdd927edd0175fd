import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { portOf } from '../../vitrine/node-http/port-of.ts';
import { PostgresDriver } from './postgres.ts';
import { sql } from './sql.ts';

// A message of Postgres (https://www.postgresql.org/docs/current/protocol-message-formats.html).
function message(type: string, ...content: (string | number)[]): Buffer {
  const body = Buffer.concat(
    content.map((part) => {
      const bytes = Buffer.alloc(4);
      if (typeof part === 'number') bytes.writeInt32BE(part);
      return typeof part === 'number' ? bytes : Buffer.from(part);
    }),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

/** The last messages of a server that crashes, and of one that an administrator stops. */
const crash = message('E', 'SFATAL\0VFATAL\0C57P02\0Mterminating connection\0\0');
const stop = message('E', 'SFATAL\0VFATAL\0C57P01\0Mterminating connection\0\0');

// A server that accepts every connection, begins a transaction, and answers a statement with values
// as a test wants.
async function startServer(answer: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => {}));
    let isStarted = false;
    socket.on('data', (data) => {
      if (!isStarted) socket.write(Buffer.concat([message('R', 0), message('Z', 'I')]));
      else if (data[0] === 'Q'.charCodeAt(0))
        socket.write(Buffer.concat([message('C', 'BEGIN\0'), message('Z', 'T')]));
      else answer(socket);
      isStarted = true;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://owner@127.0.0.1:${portOf(server)}/site`;
}

test.each([
  ['closes the connection', (socket: Socket) => void socket.end()],
  ['resets the connection', (socket: Socket) => void socket.resetAndDestroy()],
  ['crashes', (socket: Socket) => void socket.end(crash)],
  ['is stopped', (socket: Socket) => void socket.end(stop)],
  ['sends bytes of another protocol', (socket: Socket) => void socket.end('HTTP/1.1 400 \r\n\r\n')],
])(
  'a server that %s during a statement fails the statement, not the process',
  async (_, answer) => {
    const emit = vi.spyOn(Client.prototype, 'emit');
    onTestFinished(() => emit.mockRestore());
    const driver = new PostgresDriver(await startServer(answer));
    const running = driver.run([sql`SELECT ${1}`]);
    await expect(running).rejects.toMatchObject({ name: expect.stringMatching(/Error$/) });
    await vi.waitUntil(() => emit.mock.calls.some(([event]) => event === 'end'));
    await driver.close();
    // An `error` event without a listener would be thrown, and end the process.
    expect(emit.mock.results.filter(({ type }) => type === 'throw')).toEqual([]);
  },
);
