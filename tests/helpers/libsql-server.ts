import { DatabaseSync } from 'node:sqlite';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import { startMockServer } from './mock-server.ts';

const value = z.union([
  z.object({ type: z.literal('null') }).transform(() => null),
  z
    .object({ type: z.literal('integer'), value: z.string() })
    .transform((each) => BigInt(each.value)),
  z
    .object({ type: z.enum(['float', 'text']), value: z.union([z.number(), z.string()]) })
    .transform((each) => each.value),
]);
const ok = z.object({ type: z.literal('ok'), step: z.number() });
const step = z.object({
  condition: z.union([ok, z.object({ type: z.literal('not'), cond: ok })]).optional(),
  stmt: z.object({
    sql: z.string().optional(),
    sql_id: z.number().optional(),
    args: z.array(value).default([]),
  }),
});
const pipeline = z.object({
  requests: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('store_sql'), sql_id: z.number(), sql: z.string() }),
      z.object({ type: z.literal('close_sql') }),
      z.object({ type: z.literal('batch'), batch: z.object({ steps: z.array(step) }) }),
      z.object({ type: z.literal('close') }),
    ]),
  ),
});

/**
 * Starts a mock libSQL server for one test, which stores data in an SQLite file. Of the protocol (Hrana
 * 2 over HTTP, docs/HRANA_2_SPEC.md of libSQL), the server implements only batches.
 *
 * @returns the URL of the server
 */
export async function startLibsqlServer(file: string, token: string): Promise<string> {
  const server = await startMockServer(({ path, headers, body }) => {
    const isAllowed = headers.authorization === `Bearer ${token}`;
    const status = path !== '/v2/pipeline' ? 404 : isAllowed ? 200 : 401;
    const answer = status === 200 ? run(file, pipeline.parse(JSON.parse(body))) : {};
    return { status, body: JSON.stringify(answer) };
  });
  onTestFinished(server.close);
  return server.origin;
}

function run(file: string, { requests }: z.infer<typeof pipeline>) {
  const texts = new Map<number, string>();
  const database = new DatabaseSync(file, { timeout: 0 });
  const results = requests.map((request) => {
    const { type } = request;
    if (type === 'store_sql') texts.set(request.sql_id, request.sql);
    const result = type === 'batch' && runSteps(database, request.batch.steps, texts);
    return { type: 'ok', response: { type, ...(result && { result }) } };
  });
  database.close();
  return { baton: null, base_url: null, results };
}

function runSteps(
  database: DatabaseSync,
  steps: readonly z.infer<typeof step>[],
  texts: ReadonlyMap<number, string>,
) {
  const results: unknown[] = [];
  const errors: unknown[] = [];
  for (const [index, { condition, stmt }] of steps.entries()) {
    results[index] = null;
    errors[index] = null;
    const needed = condition?.type === 'not' ? condition.cond : condition;
    const isOk = needed === undefined || results[needed.step] !== null;
    if (isOk === (condition?.type === 'not')) continue;
    try {
      const statement = database.prepare(stmt.sql ?? texts.get(stmt.sql_id ?? 0) ?? '');
      const rows = statement.all(...stmt.args).map((row) => Object.values(row).map(encoded));
      const cols = statement.columns().map(({ name }) => ({ name }));
      results[index] = { cols, rows, affected_row_count: 0 };
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === 5;
      errors[index] = { message: String(error), code: isBusy ? 'SQLITE_BUSY' : 'SQLITE_UNKNOWN' };
    }
  }
  return { step_results: results, step_errors: errors };
}

function encoded(cell: unknown) {
  if (cell === null) return { type: 'null' };
  return typeof cell === 'number'
    ? { type: 'integer', value: String(cell) }
    : { type: 'text', value: cell };
}
