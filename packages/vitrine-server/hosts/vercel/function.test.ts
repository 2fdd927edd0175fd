// Tests the output of `prepare.mjs`, called in the same way as by Vercel.
import { execFile } from 'node:child_process';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { strictCspHeader } from 'vitrine/http';
import { CONTACT_PAGE, GOOD } from '../../../../tests/helpers/contact-fixture.ts';
import { freePort } from '../../../../tests/helpers/free-port.ts';
import { startLibsqlServer } from '../../../../tests/helpers/libsql-server.ts';
import { createSiteFixture } from '../../../../tests/helpers/site-fixture.ts';
import { temporaryFolder } from '../../../../tests/helpers/temporary-folder.ts';
import {
  formOf,
  KEY,
  linkPath,
  REQUEST,
  TESTIMONIAL_PAGE,
} from '../../../../tests/helpers/testimonial-fixture.ts';
import { VercelOutput } from '../../../../tests/helpers/vercel-output.ts';
import { commonHeaders, documentHeaders } from '../../../../tests/security/response-headers.ts';
import { writeDeployConfig } from '../../../vitrine/astro/after-build/deploy-config/write-deploy-config.ts';
import { MessageStore } from '../../store/message-store.ts';
import { openDatabase } from '../../store/open-database.ts';
import { TestimonialStore } from '../../store/testimonial-store.ts';

const FUNCTION = 'functions/api/contact.func';

let site: Awaited<ReturnType<typeof createSiteFixture>>;
let output: VercelOutput;
beforeAll(async () => {
  site = await createSiteFixture();
  await unlink(join(site.folder, 'up'));
  for (const language of ['', 'de/']) {
    const form = `<form action="/${language}api/contact" `;
    await site.write(`${language}contact/index.html`, CONTACT_PAGE.replace('<form ', form));
    const settings = { locale: 'en', address: 'https://studio.example', languages: ['de'] };
    await site.write(
      `${language}contact/settings.json`,
      JSON.stringify({ ...settings, testimonials: REQUEST }),
    );
    await site.write(`${language}testimonial/index.html`, TESTIMONIAL_PAGE);
    await site.write(`${language}testimonial/sent/index.html`, '<!doctype html>');
  }
  writeDeployConfig(site.folder, '');
  output = await VercelOutput.prepare(site.folder, join(site.folder, '../output'));
}, 120_000);
afterAll(() => site?.remove());

/** The responses to requests, from a process that has only the folder of the function. */
async function ask(variables: NodeJS.ProcessEnv, requests: [path: string, RequestInit?][]) {
  const targets = requests.map(([path]) => output.follow(path));
  expect(new Set(targets.map(({ path }) => path))).toEqual(new Set([FUNCTION]));
  const folder = join(output.folder, FUNCTION);
  const script = `
    const { readFileSync } = await import('node:fs');
    const { handler } = JSON.parse(readFileSync('${folder}/.vc-config.json', 'utf8'));
    const { default: app } = await import('${folder}/' + handler);
    const answers = [];
    for (const [path, init] of ${JSON.stringify(requests)}) {
      const response = await app.fetch(new Request('https://studio.example' + path, init));
      const headers = Object.fromEntries(response.headers);
      answers.push({ status: response.status, headers, text: await response.text() });
    }
    process.stdout.write(JSON.stringify(answers), () => process.exit());`;
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { cwd: '/', env: { PATH: process.env.PATH, ...variables } },
  );
  const responses: { status: number; headers: Record<string, string>; text: string }[] = JSON.parse(
    stdout.split('\n').at(-1) ?? '',
  );
  return {
    log: stdout + stderr,
    responses: responses.map((response, index) => ({
      ...response,
      headers: { ...targets[index]?.headers, ...response.headers },
    })),
  };
}

const html = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
const post = (fields: Record<string, string>) => ({
  method: 'POST',
  headers: { ...html, 'X-Real-IP': '203.0.113.7', Origin: 'https://studio.example' },
  body: new URLSearchParams(fields).toString(),
  redirect: 'manual' as const,
});

test('a message is in the database before the answer, and only the cron job may deliver', async () => {
  const file = join(await temporaryFolder(), 'messages.db');
  const token = 'a-token';
  const { responses } = await ask(
    {
      DATABASE_URL: await startLibsqlServer(file, token),
      DATABASE_AUTH_TOKEN: token,
      CRON_SECRET: 'a-secret',
    },
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
  const [first, sent, german, wrong, health, stranger, job] = responses;
  expect(first?.text).toContain('"token":"');
  expect(first?.headers).toMatchObject({
    ...commonHeaders,
    ...documentHeaders,
    'content-security-policy': strictCspHeader.value,
    'cache-control': 'no-store',
  });
  expect([sent?.status, german?.status]).toEqual([303, 303]);
  expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining('value="nobody"') });
  expect(health?.text).toBe('{"ok":true}');
  expect([stranger?.status, job?.status]).toEqual([401, 200]);
  expect(output.config.crons?.map(({ path }) => path)).toEqual(['/api/deliver']);

  const database = await openDatabase({ DATABASE_URL: `file:${file}` }, '');
  const messages = await new MessageStore(database).list(['new']);
  await database.close();
  expect(messages.map(({ language, subject }) => [language, subject]).sort()).toEqual([
    ['', GOOD.subject],
    ['de', 'Hallo'],
  ]);
});

test('a testimonial is in the database before the answer, and a link is used once', async () => {
  const file = join(await temporaryFolder(), 'messages.db');
  const token = 'a-token';
  const variables = {
    DATABASE_URL: await startLibsqlServer(file, token),
    DATABASE_AUTH_TOKEN: token,
    SIGNING_KEY: KEY,
  };
  const path = linkPath(Date.now(), { language: 'de' });
  const form = new Response(formOf());
  const sent = {
    method: 'POST',
    headers: {
      'Content-Type': form.headers.get('Content-Type') ?? '',
      'X-Real-IP': '203.0.113.7',
      Origin: 'null',
    },
    body: await form.text(),
  };
  const mailed: [string][] = ['/', '.', '%3E', ')'].map((added) => [path + added]);
  const { responses, log } = await ask(variables, [[path], ...mailed, [path, sent], [path]]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 303, 410]);
  expect(output.follow('/de/testimonial/sent/').headers.location).toBe('/de/testimonial/sent');
  expect(output.follow('/de/testimonial/index.html').headers.location).toBe('/de/testimonial');
  expect(responses[0]?.headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(log).not.toContain(path.slice(-30));
  expect(output.follow('/de/testimonial/sent').path).toBe('static/de/testimonial/sent/index.html');
  const database = await openDatabase({ DATABASE_URL: `file:${file}` }, '');
  const testimonials = await new TestimonialStore(database).list();
  await database.close();
  expect(testimonials).toMatchObject([{ language: 'de', project: 'shop' }]);
});

test.each([
  [{}, 'This hosting platform has no disk for messages'],
  [{ DATABASE_URL: 'file:///tmp/messages.db' }, 'This hosting platform has no disk for messages'],
  [{ DATABASE_URL: 'postgres://me:p#x@db.example/site' }, 'DATABASE_URL is not usable'],
])('without a database server nothing is taken: %j', async (variables, reason) => {
  const { responses, log } = await ask(variables, [['/api/contact', post(GOOD)], ['/healthz']]);
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  expect(log).toContain(reason);
});

test('the driver of Postgres is in the function', async () => {
  const DATABASE_URL = `postgres://127.0.0.1:${await freePort()}/site`;
  const { responses, log } = await ask({ DATABASE_URL }, [
    ['/api/contact', post(GOOD)],
    ['/healthz'],
  ]);
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  expect(log).toContain('ECONNREFUSED');
});

test('a site whose messages go elsewhere is files alone, and none of other hosts', async () => {
  const page = '<!doctype html>';
  const files = { 'index.html': page, 'index.html.br': '', 'files/archive.tar.gz': '' };
  const folder = await temporaryFolder(files);
  writeDeployConfig(folder, '/shop');
  const built = await VercelOutput.prepare(folder, await temporaryFolder());
  expect(built.files.toSorted()).toEqual([
    'config.json',
    'static/shop/files/archive.tar.gz',
    'static/shop/index.html',
  ]);
  expect(built.config.crons).toBeUndefined();
});
