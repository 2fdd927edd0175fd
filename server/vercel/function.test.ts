// What `deploy/vercel/prepare.mjs` puts together, called as Vercel calls it.
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeDeployConfig } from '../../cli/build/deploy-config/write-deploy-config.ts';
import { ROOT } from '../../cli/project.ts';
import { CONTACT_PAGE, GOOD } from '../../tests/helpers/contact-fixture.ts';
import { createSiteFixture } from '../../tests/helpers/site-fixture.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { MessageStore } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';

const run = promisify(execFile);
// Here the packages of the databases are found.
const folder = join(ROOT, '.cache/vercel-test');

let site: Awaited<ReturnType<typeof createSiteFixture>>;
beforeAll(async () => {
  site = await createSiteFixture();
  await run('rm', [join(site.folder, 'up'), join(site.folder, 'secret.txt')]);
  for (const language of ['', 'de/']) {
    await site.write(`${language}contact/index.html`, CONTACT_PAGE);
    const settings = { locale: 'en', address: 'https://studio.example', languages: ['de'] };
    await site.write(`${language}contact/settings.json`, JSON.stringify(settings));
  }
  writeDeployConfig(site.folder, '');
  const env = { ...process.env, OUT_DIR: site.folder, VERCEL_DIR: folder };
  await run(process.execPath, [join(ROOT, 'deploy/vercel/prepare.mjs')], { env });
});
afterAll(() => site?.remove());

/** Answers of the function to requests, in a process whose folder is that of the deployment. */
async function ask(variables: Record<string, string>, requests: [path: string, RequestInit?][]) {
  const script = `
    const { default: handler } = await import('./api/contact.mjs');
    const answers = [];
    for (const [path, init] of ${JSON.stringify(requests)}) {
      const response = await handler.fetch(new Request('https://studio.example' + path, init));
      answers.push({ status: response.status, text: await response.text() });
    }
    process.stderr.write(JSON.stringify(answers));`;
  const args = ['--input-type=module', '--eval', script];
  const { stderr } = await run(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, ...variables },
  });
  const answers: { status: number; text: string }[] = JSON.parse(stderr.split('\n').at(-1) ?? '');
  return answers;
}

const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { ...html, 'X-Real-IP': '203.0.113.7', Origin: 'https://studio.example' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual' as const,
});

test('a message is in the database before the answer, and only the cron job may deliver', async () => {
  const url = `file:${join(await temporaryFolder(), 'messages.db')}`;
  const [token, sent, german, wrong, health, stranger, job] = await ask(
    { DATABASE_URL: url, CRON_SECRET: 'a-secret' },
    [
      ['/api/contact'],
      ['/api/contact', post(GOOD)],
      ['/de/api/contact', post({ ...GOOD, subject: 'Hallo' })],
      ['/api/contact', post({ ...GOOD, email: 'nobody' })],
      ['/healthz'],
      ['/api/deliver', { headers: { Authorization: 'Bearer other' } }],
      ['/api/deliver', { headers: { Authorization: 'Bearer a-secret' } }],
    ],
  );
  expect(token?.text).toContain('"token":"');
  expect([sent?.status, german?.status]).toEqual([303, 303]);
  expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('value="nobody"') });
  expect(health?.text).toBe('{"ok":true}');
  expect([stranger?.status, job?.status]).toEqual([401, 200]);

  const database = await openDatabase({ DATABASE_URL: url }, '');
  const messages = await new MessageStore(database).list(['new']);
  await database.close();
  expect(messages.map(({ language, subject }) => [language, subject]).sort()).toEqual([
    ['', GOOD.subject],
    ['de', 'Hallo'],
  ]);
});

test('without a database nothing is taken', async () => {
  const [answer] = await ask({}, [['/api/contact', post(GOOD)]]);
  expect(answer?.status).toBe(500);
});

test('the deployment holds the site without the files of other hosts', async () => {
  const { functions, rewrites, cleanUrls } = JSON.parse(
    await readFile(join(folder, 'vercel.json'), 'utf8'),
  );
  expect(cleanUrls).toBe(true);
  expect(Object.keys(functions)).toEqual(['api/contact.mjs']);
  expect(rewrites.map(({ destination }: { destination: string }) => destination)).toEqual(
    Array(3).fill('/api/contact'),
  );
  const { stdout } = await run('find', ['.', '-type', 'f'], { cwd: folder });
  const files = stdout.split('\n');
  expect(files).toEqual(expect.arrayContaining(['./about/index.html', './files/archive.tar.gz']));
  expect(
    files.filter((file) => /^\.\/(?:_headers|_redirects|\.hosts)|about.*\.br$/.test(file)),
  ).toEqual([]);
});
