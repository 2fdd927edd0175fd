// Tests the message store in D1 in workerd, from within the Worker and by Cloudflare's API.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { englishTexts } from '../../packages/vitrine/message/site-settings.ts';
import { runInbox } from '../../packages/vitrine-server/inbox/inbox.ts';
import {
  type D1Binding,
  D1Driver,
  d1FromApi,
  d1FromBinding,
} from '../../packages/vitrine-server/store/d1.ts';
import { MessageStore } from '../../packages/vitrine-server/store/message-store.ts';
import { RetryingDatabase } from '../../packages/vitrine-server/store/retrying-database.ts';
import { GOOD_MESSAGE } from '../helpers/contact-fixture.ts';
import { type MockServer, startMockServer } from '../helpers/mock-server.ts';
import { storeContract } from '../helpers/store-contract.ts';
import { writeFiles } from '../helpers/write-files.ts';
import { isWranglerMissing, type RunningWorker, startWorker } from './wrangler.ts';

const remote = {
  account: '0123456789abcdef0123456789abcdef',
  database: '01234567-89ab-cdef-0123-456789abcdef',
  token: 'secret-token',
};

describe.skipIf(isWranglerMissing)('Cloudflare D1', () => {
  let worker: RunningWorker;
  let api: MockServer;
  beforeAll(async () => {
    await using site = await mkdtempDisposable(join(tmpdir(), 'vitrine-site-'));
    await writeFiles(site.path, { 'index.html': '', '.hosts/cloudflare-headers': '' });
    worker = await startWorker(site.path);
    api = await startD1Api(worker.binding);
  });
  afterAll(async () => {
    await api?.close();
    await worker?.stop();
  });

  const bound = () => new RetryingDatabase(new D1Driver(d1FromBinding(worker.binding)));
  const byApi = (token = remote.token) =>
    new RetryingDatabase(new D1Driver(d1FromApi({ ...remote, token }, api.origin)));

  storeContract('D1', async () => {
    await empty(worker.binding);
    return bound;
  });

  storeContract('D1 by its API', async () => {
    await empty(worker.binding);
    return () => byApi();
  });

  test('a database of a newer version is refused', async () => {
    await empty(worker.binding);
    await new MessageStore(bound()).count('new');
    const insert = 'INSERT INTO schema_version (version) VALUES (99)';
    await worker.binding.batch([worker.binding.prepare(insert)]);
    await expect(new MessageStore(bound()).count('new')).rejects.toMatchObject({ reason: 'newer' });
  });

  test('the inbox reads and changes messages by the API', async () => {
    await empty(worker.binding);
    const id = '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';
    const newMessage = { id, message: GOOD_MESSAGE, suspicion: [], kinds: ['message' as const] };
    await new MessageStore(bound()).add(newMessage, Date.now());
    const options = { states: ['new' as const], choice: undefined };
    const site = { locale: 'en-GB', strings: englishTexts };
    const inbox = (...words: string[]) =>
      runInbox(new MessageStore(byApi()), words, options, Date.now(), site);
    expect(await inbox()).toContain(GOOD_MESSAGE.subject);
    expect(await inbox('show', '0b4f')).toContain('Grüße,\nIda');
    expect(await inbox('resend', '0b4f')).toContain(id);
    expect(await inbox('answered', '0b4f')).toContain('answered');
    expect(await inbox()).toBe('There are no messages in this list.');
    expect(await inbox('delete', '0b4f')).toContain('deleted');
    expect(await new MessageStore(bound()).get(id)).toBeUndefined();
  });

  test('errors of the API are reported with the remedy', async () => {
    const [denied] = await Promise.allSettled([new MessageStore(byApi('other')).count('new')]);
    expect(String(denied?.status === 'rejected' && denied.reason)).toMatch(
      /Authentication error \(10000\)\.\nCloudflare refuses the token\..*DATABASE_AUTH_TOKEN/,
    );
    const nowhere = d1FromApi(remote, 'http://127.0.0.1:1');
    await expect(new D1Driver(nowhere).run([])).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

/** Removes every table of the database. */
async function empty(binding: D1Binding): Promise<void> {
  const select = `SELECT name FROM sqlite_master WHERE type = 'table'
    AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`;
  const [tables] = await binding.batch([binding.prepare(select)]);
  // Tables that refer to other tables are removed first.
  const names = (tables?.results ?? []).map(({ name }) => String(name)).sort();
  if (names.length === 0) return;
  await binding.batch(names.reverse().map((name) => binding.prepare(`DROP TABLE ${name}`)));
}

const asked = z.object({
  batch: z.array(
    z.object({ sql: z.string(), params: z.array(z.union([z.string(), z.number(), z.null()])) }),
  ),
});

/** Starts a mock server of Cloudflare's API for one database, in front of a database in workerd. */
function startD1Api(binding: D1Binding): Promise<MockServer> {
  const path = `/client/v4/accounts/${remote.account}/d1/database/${remote.database}/query`;
  const response = (status: number, body: object) => ({ status, body: JSON.stringify(body) });
  const fail = (status: number, code: number, message: string) =>
    response(status, { success: false, errors: [{ code, message }], result: [] });
  return startMockServer(async (request) => {
    if (request.headers.authorization !== `Bearer ${remote.token}`) {
      return fail(401, 10000, 'Authentication error');
    }
    if (request.path !== path) return fail(404, 7404, 'The database could not be found');
    try {
      const { batch } = asked.parse(JSON.parse(request.body));
      const statements = batch.map(({ sql, params }) => binding.prepare(sql).bind(...params));
      const results = await binding.batch(statements);
      const result = results.map(({ results }) => ({ success: true, results }));
      return response(200, { success: true, errors: [], result });
    } catch (error) {
      return fail(400, 7500, String(error));
    }
  });
}
