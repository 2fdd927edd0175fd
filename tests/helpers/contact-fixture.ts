// The server's application for tests: with a message store in a temporary folder, a clock that only
// the test changes, and an array that collects the mails.
import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cspFile } from '../../packages/vitrine/http/content-security-policy.ts';
import { loadStrings } from '../../packages/vitrine/i18n/load-language.ts';
import type { SiteSettings } from '../../packages/vitrine/message/site-settings.ts';
import { openNodeContact } from '../../packages/vitrine-server/contact/node-contact.ts';
import type { Mail } from '../../packages/vitrine-server/delivery/compose-mail.ts';
import { readServerSettings, serverSettings } from '../../packages/vitrine-server/environment.ts';
import type { Log } from '../../packages/vitrine-server/log.ts';
import { createNodeApp } from '../../packages/vitrine-server/static/static-files.ts';
import { writeFiles } from './write-files.ts';

export const GOOD = {
  name: 'Ida Novak',
  email: 'ida@visitor.example',
  subject: 'A new shop',
  message: 'Grüße,\nIda',
};

export const QUESTIONS = [
  { id: 'kind', label: 'What is it?', options: ['A shop', 'A "<blog>"'], required: true },
  { id: 'budget', label: 'Budget', options: ['up to 5,000', 'more'], required: false },
];

/** The message `GOOD`, in the form in which the message store receives it. */
export const GOOD_MESSAGE = {
  ...GOOD,
  choices: [{ id: 'budget', label: 'Budget', option: 'up to 5,000' }],
  page: '/service',
  saved: [{ id: '123', title: 'The blue door' }],
};

/** HTML of a built contact page, with the parts that the server reads from it. */
export const CONTACT_PAGE = `<!doctype html><html lang="en"><body>
<astro-island props="{&quot;a&quot;:[0,&quot;>&quot;]}" client="idle"><h2>Leave a message</h2>
<form id="contact-form" method="post"><div id="contact-status" class="a" tabindex="-1"></div>
<input id="contact-name" name="name"/><p id="contact-name-error"></p>
<input id="contact-email" name="email"/><p id="contact-email-error"></p>
<input id="contact-subject" name="subject"/><p id="contact-subject-error"></p>
<textarea id="contact-message" name="message"></textarea><p id="contact-message-error"></p>
<fieldset id="contact-choice-kind"><p id="contact-choice-kind-error"></p></fieldset>
<fieldset><input id="contact-choice-budget-0"/><input id="contact-choice-budget-1"/></fieldset>
</form></astro-island></body></html>`;

export interface ContactFixtureOptions {
  site?: Partial<SiteSettings>;
  /** Site settings for further languages of the site, by language tag. */
  /** Further files of the site, by path. */
  files?: Readonly<Record<string, string>>;
  further?: Readonly<Record<string, Partial<SiteSettings>>>;
  variables?: Record<string, string | undefined>;
  base?: string;
  /** Called before the message store is opened, with its folder, which does not exist yet. */
  prepare?: (dataDir: string) => Promise<void>;
  /** Sends a mail; if omitted, each mail is added to the array `mails`. */
  send?: (mail: Mail) => Promise<void>;
  /** Sends requests to other services, such as webhooks; if omitted, such a request throws. */
  fetch?: typeof globalThis.fetch;
}

export type ContactFixture = Awaited<ReturnType<typeof createContactFixture>>;

export const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Studio <site@studio.example>',
  MAIL_TO: 'owner@studio.example',
};

export async function createContactFixture({
  site = {},
  files = {},
  further = {},
  variables = {},
  base = '',
  prepare,
  send,
  fetch = async (url) => {
    throw new Error(`This test does not allow requests to ${url}.`);
  },
}: ContactFixtureOptions = {}) {
  const around = await mkdtempDisposable(join(tmpdir(), 'vitrine-contact-'));
  const folder = join(around.path, 'dist');
  const settings = {
    locale: 'en',
    address: 'https://studio.example',
    email: 'owner@studio.example',
  };
  for (const [language, changes] of Object.entries({ '': site, ...further })) {
    const page = join(language, 'contact/index.html');
    const { locale } = { ...settings, ...changes };
    const written = { ...settings, strings: await loadStrings(locale), ...changes };
    await writeFiles(folder, {
      [join(language, 'contact/settings.json')]: JSON.stringify(written),
      [page]: CONTACT_PAGE,
      [cspFile(page)]: 'policy of the form',
    });
  }

  await writeFiles(folder, files);

  const mails: Mail[] = [];
  const lines: string[] = [];
  /** The time, and the offset of the system clock from it, in milliseconds; a test changes both. */
  const clock = { now: Date.parse('2026-03-04T05:06:07.890Z'), shift: 0 };
  const log: Log = (level, event, details) => {
    lines.push(JSON.stringify({ level, event, ...details }));
  };
  const root = { folder, base };
  const dataDir = join(around.path, 'data');
  await prepare?.(dataDir);
  const contact = await openNodeContact({
    root,
    dataDir,
    settings: readServerSettings(serverSettings, variables),
    log,
    clock: { now: () => clock.now + clock.shift, monotonic: () => clock.now },
    openSmtp: () => ({
      send: send ?? (async (mail) => void mails.push(mail)),
      close: () => {},
    }),
    fetch,
  });
  const { endpoint, testimonials } = contact;
  const app = createNodeApp(root, { contact: endpoint, testimonials, log });
  const request = async (path: string, init?: RequestInit, remote = '203.0.113.7') =>
    await app.request(`http://studio.example${base}${path}`, init, {
      incoming: { socket: { remoteAddress: remote } },
    });
  const post = (type: string, body: BodyInit, headers: Record<string, string>, remote?: string) =>
    request(
      '/api/contact',
      { method: 'POST', headers: { 'Content-Type': type, ...headers }, body },
      remote,
    );
  return {
    contact,
    dataDir,
    mails,
    lines,
    clock,
    request,
    /** All messages in the store: new, answered and spam. */
    stored: () => contact.store.list(['new', 'answered', 'spam']),
    /** The JSON of the health check at `/healthz`. */
    health: async () => await (await request('/healthz')).json(),
    postJson: (fields: unknown, headers: Record<string, string> = {}, remote?: string) =>
      post('application/json', JSON.stringify(fields), headers, remote),
    /** Posts form fields as a browser without JavaScript does. */
    postForm: (fields: Record<string, string>, headers: Record<string, string> = {}) =>
      post('application/x-www-form-urlencoded', new URLSearchParams(fields), {
        Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
        ...headers,
      }),
    remove: async () => {
      await contact.close();
      await around.remove();
    },
  };
}
