import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { load, withFolder } from '../../../tests/content/check-folder.ts';
import { GOOD, QUESTIONS } from '../../../tests/helpers/contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { MessageStore } from '../../vitrine-server/store/message-store.ts';
import { openDatabase } from '../../vitrine-server/store/open-database.ts';
import { cspFile } from '../http/content-security-policy.ts';
import { CLOUDFLARE, NODE } from './adapters.ts';
import { answerForm, contactRoutes, fillServer } from './form-route.ts';

test('with an adapter the form has a route where it sends to this site', async () => {
  await withFolder({}, async (folder) => {
    const { contact: page, ...others } = await load(folder);
    if (page === undefined) throw new Error('The content has no contact page.');
    const contact = { ...page, form: { heading: 'Write to me', privacy: 'Kept here.' } };
    const content = { ...others, contact };
    expect(contactRoutes(content, NODE)).toMatchObject([
      { pattern: '/[...lang]/api/contact', prerender: false },
      { pattern: '/api/deliver', prerender: false },
    ]);
    const asking = { ...content, testimonialRequest: { questions: ['Why?'], stars: false } };
    expect(contactRoutes(asking, NODE)).toMatchObject([
      {},
      {},
      { pattern: '/[...lang]/testimonial/[...link]', prerender: false },
    ]);
    expect(() => contactRoutes(content, CLOUDFLARE)).toThrow(
      'the contact form cannot send messages to this site',
    );
    expect(contactRoutes(content, undefined)).toEqual([]);
    const atNetlify = { ...content, site: { ...content.site, host: 'netlify' } } as const;
    expect(() => contactRoutes(atNetlify, undefined)).toThrow('only with an adapter');
    const delivery = { provider: 'formspree', form: 'xyzabcde' } as const;
    const elsewhere = { ...content, contact: { ...contact, delivery } };
    expect(contactRoutes(elsewhere, CLOUDFLARE)).toEqual([]);
    expect(contactRoutes({ ...others, contact: undefined }, NODE)).toEqual([]);
  });
});

test.each(['"', "'", '`'])('the built server gets the texts of the form, in %s', async (quote) => {
  const texts = {
    'contact/index.html': '<p>"It\'s `$&` \\ here"</p>',
    'de/contact/settings.json': '{}',
    'testimonial/index.html': '',
    [cspFile('contact/index.html')]: "default-src 'none'",
    [cspFile('de/testimonial/index.html')]: '',
  };
  const site = await temporaryFolder({
    ...texts,
    'index.html': '',
    'testimonial/sent/index.html': '',
  });
  const server = await temporaryFolder({
    'entry.mjs': '',
    'chunks/site.mjs': `export default JSON.parse(${quote}@@VITRINE_CONTACT_TEXTS@@${quote});`,
  });
  fillServer(server, site);
  const built = await import(pathToFileURL(join(server, 'chunks/site.mjs')).href);
  expect(built.default).toEqual(texts);
  expect(() => fillServer(server, site)).toThrow('lacks the placeholder');
});

test('astro dev takes a message, with the questions that the form asks now', async () => {
  const data = await temporaryFolder();
  vi.stubEnv('DATA_DIR', data);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const server = await createServer({
    configFile: false,
    root: await temporaryFolder(),
    logLevel: 'silent',
    appType: 'custom',
    base: '/shop/',
    server: { host: '127.0.0.1', port: 0, ws: false, watch: null },
  });
  onTestFinished(async () => {
    await server.close();
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  let questions: object[] = [];
  server.middlewares.use('/contact/settings.json', (_, response) => {
    response.end(JSON.stringify({ locale: 'en', address: 'https://studio.example', questions }));
  });
  answerForm(server, '/shop/');
  await server.listen();
  const post = async (fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    const headers = { Accept: 'application/json' };
    const address = new URL('/shop/api/contact', server.resolvedUrls?.local[0]);
    return (await fetch(address, { method: 'POST', headers, body })).status;
  };
  expect(await post(GOOD)).toBe(200);
  questions = QUESTIONS;
  expect(await post(GOOD)).toBe(422);
  expect(await post({ ...GOOD, 'choice-kind': 'A shop' })).toBe(200);
  const database = await openDatabase({}, data);
  const messages = await new MessageStore(database).list(['new']);
  await database.close();
  expect(messages.map(({ choices }) => choices.length).sort()).toEqual([0, 1]);
});
