import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { portOf } from '../../server/port-of.ts';
import type { D1Binding } from '../../server/store/d1.ts';

const asked = z.object({
  batch: z.array(
    z.object({ sql: z.string(), params: z.array(z.union([z.string(), z.number(), z.null()])) }),
  ),
});

/** Cloudflare's API for one database, on this machine, in front of a database in workerd. */
export async function startD1Api(
  binding: D1Binding,
  { account, database, token }: { account: string; database: string; token: string },
) {
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ messages: [], ...body }));
    };
    const fail = (status: number, code: number, message: string) =>
      answer(status, { success: false, errors: [{ code, message }], result: [] });
    const body = await text(request);
    if (request.headers.authorization !== `Bearer ${token}`) {
      return fail(401, 10000, 'Authentication error');
    }
    const path = `/client/v4/accounts/${account}/d1/database/${database}/query`;
    if (request.url !== path) return fail(404, 7404, 'The database could not be found');
    try {
      const { batch } = asked.parse(JSON.parse(body));
      const statements = batch.map(({ sql, params }) => binding.prepare(sql).bind(...params));
      const results = await binding.batch(statements);
      const result = results.map(({ results }) => ({ success: true, results }));
      answer(200, { success: true, errors: [], result });
    } catch (error) {
      fail(400, 7500, String(error));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
