import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ServerProcess } from '../../tests/helpers/server-process.ts';
import type { Figure } from './table.ts';

const SLOW = 400;
const REQUESTS = 300;

/** How long an answer may take while slow clients hold on, in milliseconds. */
const LONGEST = 500;

/** Until when the server must have cut off every slow client, in milliseconds. */
const CUT_OFF = 45_000;

/**
 * Clients that send a header letter by letter, or half a body, do not keep others waiting, and are
 * cut off.
 *
 * @param folder Built site.
 * @param dataDir An empty folder.
 */
export async function benchSlowClients(folder: string, dataDir: string): Promise<Figure[]> {
  const server = new ServerProcess({ OUT_DIR: folder, DATA_DIR: dataDir, BASE: '' });
  await server.start();
  const alone = await times(server.port);
  const sockets = await Promise.all(
    Array.from({ length: SLOW }, (_, number) => openSlow(server.port, number % 2 === 0)),
  );
  let open = sockets.length;
  for (const socket of sockets) socket.once('close', () => (open -= 1));
  const trickle = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1000);
  const beside = await times(server.port);
  const openBeside = open;
  const began = performance.now();
  while (open > 0 && performance.now() - began < CUT_OFF) await pause(100);
  clearInterval(trickle);
  const cutOff = (performance.now() - began) / 1000;
  for (const socket of sockets) socket.destroy();
  await server.stop();
  return [
    { name: 'slow clients', value: SLOW },
    { name: 'of these still there while others are answered', value: openBeside },
    { name: 'ms for an answer without them, 99 of 100', value: alone.most.toFixed(1) },
    {
      name: 'ms for an answer beside them, 99 of 100',
      value: beside.most.toFixed(1),
      wanted: `at most ${LONGEST}`,
      ok: beside.most <= LONGEST,
    },
    {
      name: 'slow clients left after',
      value: `${open} (${cutOff.toFixed(0)} s)`,
      wanted: '0',
      ok: open === 0,
    },
  ];
}

async function openSlow(port: number, inHeader: boolean): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Being cut off is what these clients are for.
  socket.on('error', () => {});
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const head =
    'POST /api/contact HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  socket.write(inHeader ? `${head}X-Slow: ` : `${head}Content-Length: 5000\r\n\r\n{"name":"`);
  return socket;
}

async function times(port: number): Promise<{ most: number }> {
  const all: number[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    const began = performance.now();
    const response = await fetch(`http://127.0.0.1:${port}/contact`);
    await response.arrayBuffer();
    all.push(performance.now() - began);
  }
  all.sort((a, b) => a - b);
  return { most: all[Math.floor(all.length * 0.99)] ?? 0 };
}
