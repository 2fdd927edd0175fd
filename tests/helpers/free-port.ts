import { once } from 'node:events';
import { createServer } from 'node:net';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';

export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return portOf(server);
}
