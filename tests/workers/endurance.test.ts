// Kills workerd, the runtime of the Worker, while messages arrive. No message may be lost or stored twice.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { writeDeployConfig } from '../../packages/vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { CONTACT_PAGE } from '../helpers/contact-fixture.ts';
import { freePort } from '../helpers/free-port.ts';
import { type Load, messages, sendMessages, testimonials } from '../helpers/send-messages.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { KEY, TESTIMONIAL_SITE } from '../helpers/testimonial-fixture.ts';
import { writeFiles } from '../helpers/write-files.ts';
import { isWranglerMissing, WorkerProcess } from './wrangler.ts';

/** Sends texts to a Worker that is killed meanwhile. @returns what its database then has */
async function killWorker(sent: Load) {
  const around = await temporaryFolder({
    'site/index.html': '<!doctype html><title>Home</title>',
    'site/contact/index.html': CONTACT_PAGE,
  });
  const site = join(around, 'site');
  await writeFiles(site, TESTIMONIAL_SITE);
  writeDeployConfig(site, '');
  const vars = { SIGNING_KEY: KEY };
  const worker = new WorkerProcess(site, join(around, 'work'), await freePort(), vars);
  await worker.start();

  const load = sendMessages(async () => worker.url, sent);
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
  return { load, database: await openDatabase(worker) };
}

test.skipIf(isWranglerMissing)('2,000 messages in D1 survive 20 kills of workerd', async () => {
  const { load, database } = await killWorker(messages);
  const rows = database.prepare('SELECT id, message FROM messages').all();
  database.close();
  load.expectStored(rows.map(({ id, message }) => ({ id, message })));
});

test.skipIf(isWranglerMissing)('500 testimonials in D1 survive 10 kills of workerd', async () => {
  const { load, database } = await killWorker(testimonials);
  const words = database
    .prepare(`SELECT id, words ->> '$.answers[0].answer' AS message FROM testimonials`)
    .all();
  const notices = database.prepare('SELECT count(*) AS n FROM messages').get();
  database.close();
  load.expectStored(words.map(({ id, message }) => ({ id, message })));
  expect(notices).toEqual({ n: testimonials.count });
});

/** Waits until the killed processes have ended. */
async function openDatabase(worker: WorkerProcess): Promise<DatabaseSync> {
  return new DatabaseSync(await worker.databaseFile(), { timeout: 10_000 });
}
