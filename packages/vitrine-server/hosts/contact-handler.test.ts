import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { CONTACT_PAGE, GOOD } from '../../../tests/helpers/contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import {
  formOf,
  KEY,
  linkPath,
  TESTIMONIAL_SITE,
} from '../../../tests/helpers/testimonial-fixture.ts';
import { MessageStore } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';
import { TextOnlyFiles } from './astro/text-only-files.ts';
import { contactHandler } from './contact-handler.ts';

const settings = { locale: 'en', address: 'https://studio.example', languages: ['de'] };
const texts: Readonly<Record<string, string>> = {
  'contact/index.html': CONTACT_PAGE,
  'contact/settings.json': JSON.stringify(settings),
  'de/contact/settings.json': JSON.stringify({ ...settings, locale: 'de', languages: [] }),
};
const files = new TextOnlyFiles((path) => texts[path]);

function post(path: string, fields: Record<string, string>): Request {
  return new Request(`https://studio.example${path}`, {
    method: 'POST',
    headers: { Accept: 'text/html', Origin: 'https://studio.example' },
    body: new URLSearchParams(fields),
  });
}

test('without CRON_SECRET nobody can start a delivery', async () => {
  vi.stubEnv('CRON_SECRET', undefined);
  const service = contactHandler({ files, disk: await temporaryFolder() });
  const request = new Request('https://studio.example/api/deliver');
  expect((await service(request, { address: '203.0.113.7' })).status).toBe(401);
});

test('after wrong settings, the next request opens the service again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubEnv('TRUST_PROXY', 'many');
  const service = contactHandler({ files, disk: await temporaryFolder() });
  const visit = { address: '203.0.113.7' };
  expect((await service(post('/api/contact', {}), visit)).status).toBe(503);
  expect(log.mock.calls.join()).toContain('TRUST_PROXY');
  log.mockRestore();
  vi.unstubAllEnvs();
  expect((await service(post('/elsewhere', {}), visit)).status).toBe(405);
});

test('a request that a host hands over is stored', async () => {
  const disk = await temporaryFolder();
  const service = contactHandler({ files, base: '/shop', disk });
  const waitUntil = vi.fn();
  const visit = { address: '203.0.113.7', waitUntil };
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const good = await service(post('/shop/de/api/contact', GOOD), visit);
  const wrong = await service(post('/shop/api/contact', { ...GOOD, email: 'nobody' }), visit);
  vi.restoreAllMocks();
  expect([good.status, good.headers.get('Location')]).toEqual([303, '/shop/de/contact/sent']);
  expect(waitUntil).toHaveBeenCalledOnce();
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('value="nobody"');

  const database = await openDatabase({}, join(disk, 'data'));
  const messages = await new MessageStore(database).list(['new']);
  await database.close();
  expect(messages.map(({ language, subject }) => [language, subject])).toEqual([
    ['de', GOOD.subject],
  ]);
});

test('a link for a testimonial is answered, also below a sub-path', async () => {
  vi.stubEnv('SIGNING_KEY', KEY);
  const site = new TextOnlyFiles((path) => new Map(Object.entries(TESTIMONIAL_SITE)).get(path));
  const service = contactHandler({ files: site, base: '/shop', disk: await temporaryFolder() });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const origin = 'https://studio.example/shop';
  const url = origin + linkPath(Date.now(), {}, { base: '/shop' });
  const statusOf = async (address: string, init?: RequestInit) =>
    (await service(new Request(address, init), { address: '203.0.113.7' })).status;
  expect(await statusOf(url)).toBe(200);
  expect(await statusOf(url, { method: 'POST', body: formOf() })).toBe(303);
  expect(await statusOf(url)).toBe(410);
  expect(await statusOf(`${origin}${linkPath(Date.now())}`)).toBe(404);
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test.each([
  ['0', 429, 1],
  ['1', 303, 0],
])(
  'a server behind a proxy with TRUST_PROXY=%s answers the eleventh visitor with %i',
  async (proxies, status, warnings) => {
    vi.stubEnv('TRUST_PROXY', proxies);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const service = contactHandler({ files, disk: await temporaryFolder(), isLongRunning: true });
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      const request = post('/api/contact', { ...GOOD, subject: `No ${n}` });
      request.headers.set('X-Forwarded-For', `203.0.113.${n}`);
      statuses.push((await service(request, { address: '127.0.0.1' })).status);
    }
    const lines = error.mock.calls.filter(([line]) => String(line).includes('"proxy.not-trusted"'));
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    expect(statuses.at(-1)).toBe(status);
    expect(lines).toHaveLength(warnings);
  },
);
