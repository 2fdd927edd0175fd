// Kills workerd, the runtime of the Worker, while messages arrive. No message may be lost or stored twice.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'vitest';
import { writeDeployConfig } from '../../packages/vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { freePort } from '../helpers/free-port.ts';
import { sendMessages } from '../helpers/send-messages.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { isWranglerMissing, WorkerProcess } from './wrangler.ts';

test.skipIf(isWranglerMissing)('2,000 messages in D1 survive 20 kills of workerd', async () => {
  const around = await temporaryFolder({
    'site/index.html': '<!doctype html><title>Home</title>',
    'site/contact/index.html': CONTACT_PAGE,
  });
  const site = join(around, 'site');
  writeDeployConfig(site, '');
  const worker = new WorkerProcess(site, join(around, 'work'), await freePort());
  await worker.start();

  const load = sendMessages(async () => worker.url);
  await load.killMeanwhile(async () => {
    await worker.kill();
    const database = await openDatabase(worker);
    // The counters are reset, because the test sends more messages per hour than all senders may.
    database.exec('DELETE FROM hits');
    database.close();
    await worker.start();
  });
  await load.finished;
  await worker.kill();

  const database = await openDatabase(worker);
  const rows = database.prepare('SELECT id, message FROM messages').all();
  database.close();
  load.expectStored(rows.map(({ id, message }) => ({ id, message })));
});

/** Waits until the killed processes have ended. */
async function openDatabase(worker: WorkerProcess): Promise<DatabaseSync> {
  return new DatabaseSync(await worker.databaseFile(), { timeout: 10_000 });
}
