// The application with its message store in a folder of its own, a clock that stands
// still, and a mail server that is a list.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createApp } from '../../server/app.ts';
import { type Contact, openContact } from '../../server/contact/open-contact.ts';
import { readSettings, serverSettings } from '../../server/environment.ts';
import type { Log } from '../../server/log.ts';
import type { Mail } from '../../server/mail/compose.ts';
import { policyFile } from '../../server/policy.ts';
import type { SiteSettings } from '../../src/features/contact/site-settings.ts';

/** A valid message. */
export const GOOD = {
  name: 'Ida Novak',
  email: 'ida@visitor.example',
  subject: 'A new shop',
  message: 'Grüße,\nIda',
};

/** What the owner asks. */
export const QUESTIONS = [
  { id: 'kind', label: 'What is it?', options: ['A shop', 'A "<blog>"'], required: true },
  { id: 'budget', label: 'Budget', options: ['up to 5,000', 'more'], required: false },
];

/** The same message as the store takes it. */
export const GOOD_MESSAGE = {
  ...GOOD,
  choices: [{ id: 'budget', label: 'Budget', option: 'up to 5,000' }],
  page: '/service',
  saved: [{ id: '123', title: 'The blue door' }],
};

/** The contact page as the build makes it, as far as the server looks at it. */
export const CONTACT_PAGE = `<!doctype html><html lang="en"><body>
<astro-island props="{&quot;a&quot;:[0,&quot;>&quot;]}" client="idle"><h2>Leave a message</h2>
<form id="contact-form" method="post"><div id="contact-answer" class="a" tabindex="-1"></div>
<input id="contact-name" name="name"/><p id="contact-name-error"></p>
<input id="contact-email" name="email"/><p id="contact-email-error"></p>
<input id="contact-subject" name="subject"/><p id="contact-subject-error"></p>
<textarea id="contact-message" name="message"></textarea><p id="contact-message-error"></p>
<fieldset id="contact-choice-kind"><p id="contact-choice-kind-error"></p></fieldset>
<fieldset><input id="contact-choice-budget-0"/><input id="contact-choice-budget-1"/></fieldset>
</form></astro-island></body></html>`;

/** How a test sets up the application. */
export interface ContactFixtureOptions {
  site?: Partial<SiteSettings>;
  /** What differs in further languages. */
  further?: Readonly<Record<string, Partial<SiteSettings>>>;
  variables?: Record<string, string>;
  base?: string;
  /** What happens to the folder of the store, which is not there yet, before it is opened. */
  prepare?: (dataDir: string) => Promise<void>;
  /** What sending a mail does; it is noted in `mails` if left out. */
  send?: (mail: Mail) => Promise<void>;
}

/** The application and what a test looks at. */
export interface ContactFixture {
  contact: Contact;
  /** Folder of the message store. */
  dataDir: string;
  /** The mails that were sent. */
  mails: Mail[];
  /** The lines of the log. */
  lines: string[];
  /** The time in milliseconds, and by how much the machine's clock differs; a test moves both. */
  clock: { now: number; shift: number };
  request: (path: string, init?: RequestInit, remote?: string) => Promise<Response>;
  /** Posts fields as JSON. */
  postJson: (
    fields: unknown,
    headers?: Record<string, string>,
    remote?: string,
  ) => Promise<Response>;
  /** Posts fields as a browser's form does. */
  postForm: (fields: Record<string, string>, headers?: Record<string, string>) => Promise<Response>;
  remove: () => Promise<void>;
}

/** Variables that set up mail. */
export const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Studio <site@studio.example>',
  MAIL_TO: 'owner@studio.example',
};

/** Sets up the application. */
export async function createContactFixture({
  site = {},
  further = {},
  variables = {},
  base = '',
  prepare,
  send,
}: ContactFixtureOptions = {}): Promise<ContactFixture> {
  const around = await mkdtemp(join(tmpdir(), 'vitrine-contact-'));
  const folder = join(around, 'dist');
  await mkdir(join(folder, 'contact'), { recursive: true });
  await writeFile(join(folder, 'contact/index.html'), CONTACT_PAGE);
  const policy = join(folder, policyFile('contact/index.html'));
  await mkdir(dirname(policy), { recursive: true });
  await writeFile(policy, 'policy of the form');
  const settings = {
    locale: 'en',
    address: 'https://studio.example',
    email: 'owner@studio.example',
  };
  for (const [language, own] of Object.entries({ '': site, ...further })) {
    const file = join(folder, language, 'contact/settings.json');
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify({ ...settings, ...own }));
  }

  const mails: Mail[] = [];
  const lines: string[] = [];
  const clock = { now: Date.parse('2026-03-04T05:06:07.890Z'), shift: 0 };
  const log: Log = (level, event, details) => {
    lines.push(JSON.stringify({ level, event, ...details }));
  };
  const root = { folder, base };
  const dataDir = join(around, 'data');
  await prepare?.(dataDir);
  const contact = await openContact({
    root,
    dataDir,
    settings: readSettings(serverSettings, variables),
    log,
    clock: { now: () => clock.now + clock.shift, steady: () => clock.now },
    send: send ?? (async (mail) => void mails.push(mail)),
  });
  const app = createApp(root, { contact: contact.endpoint, log });
  const request: ContactFixture['request'] = async (path, init, remote = '203.0.113.7') =>
    await app.request(`http://studio.example${base}${path}`, init, {
      incoming: { socket: { remoteAddress: remote } },
    });
  return {
    contact,
    dataDir,
    mails,
    lines,
    clock,
    request,
    postJson: (fields, headers = {}, remote) =>
      request(
        '/api/contact',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(fields),
        },
        remote,
      ),
    postForm: (fields, headers = {}) =>
      request('/api/contact', {
        method: 'POST',
        headers: {
          'Content-Type': 'application/x-www-form-urlencoded',
          Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
          ...headers,
        },
        body: new URLSearchParams(fields),
      }),
    remove: async () => {
      await contact.close();
      await rm(around, { recursive: true });
    },
  };
}
