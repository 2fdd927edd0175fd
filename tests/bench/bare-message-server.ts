// A plain Hono route that stores each message by one insert into SQLite, durable before the answer: what a
// server without limits, inbox and forwarding costs. tests/bench/messages.ts compares it with Vitrine's server.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';

const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'bare.sqlite'));
database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
database.exec(
  'CREATE TABLE messages (id TEXT PRIMARY KEY, name TEXT, email TEXT, subject TEXT, message TEXT) STRICT',
);
const insert = database.prepare('INSERT INTO messages VALUES (?, ?, ?, ?, ?)');
const app = new Hono().post('/api/contact', async (c) => {
  const { name, email, subject, message } = await c.req.json();
  const id = randomUUID();
  insert.run(id, name, email, subject, message);
  return c.json({ ok: true, id });
});
const server = createAdaptorServer(app);
await once(server.listen(0, '127.0.0.1'), 'listening');
console.log(`Ready on http://127.0.0.1:${portOf(server)}`);
process.on('SIGTERM', () => process.exit());
