// A plain node:http server that always sends the same response: the upper limit for a server on Node.
// tests/bench/server.ts compares it with Vitrine's server.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';
import { sendRequest } from '../security/send-request.ts';

const { origin, pathname } = new URL(process.env.SAME_AS ?? '');
const { names, values, body } = await sendRequest(origin, pathname, { 'Accept-Encoding': 'gzip' });
const kept = names.filter((name) => name !== 'date' && name !== 'connection');
const headers = kept.flatMap((name) => values(name).flatMap((value) => [name, value]));
const server = createServer((_, response) => response.writeHead(200, headers).end(body));
await once(server.listen(0, '127.0.0.1'), 'listening');
console.log(`Ready on http://127.0.0.1:${portOf(server)}`);
process.on('SIGTERM', () => process.exit());
