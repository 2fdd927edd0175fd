import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { UsageError } from 'vitrine/command';
import { englishTexts } from 'vitrine/message';
import { SettingsError } from 'vitrine/settings';
import { GOOD_MESSAGE } from '../../../tests/helpers/contact-fixture.ts';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { loadStrings } from '../../vitrine/i18n/load-language.ts';
import type { Database } from '../store/database.ts';
import { MessageStore } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';
import type { MessageState, OutboxKind } from '../store/records.ts';
import { STORE_FILE } from '../store/sqlite.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import { command, runInbox } from './inbox.ts';

const FIRST = '0b4f2a6e-5f4e-4f7e-9d53-2f6c5a4c7b11';
const SPAM = '0b4f9999-5f4e-4f7e-9d53-2f6c5a4c7b11';
const LAST = 'a0000000-5f4e-4f7e-9d53-2f6c5a4c7b11';
const NOW = Date.parse('2026-03-04T05:06:07Z');

let folder: string;
let store: MessageStore;

/** Stores a message with its notifications. The message is spam if `suspicion` is not empty. */
const add = (
  id: string,
  message = GOOD_MESSAGE,
  kinds: readonly OutboxKind[] = [],
  suspicion: readonly string[] = [],
  now = NOW,
) => store.add({ id, message, suspicion, kinds }, now);

beforeEach(async () => {
  folder = await temporaryFolder();
  store = new MessageStore(await openDatabase({}, folder));
  const message = {
    ...GOOD_MESSAGE,
    choices: [{ id: 'kind', label: 'What is it?', option: 'A shop' }, ...GOOD_MESSAGE.choices],
    name: '-1',
    subject: 'שלום, "shop"',
    message: '=1+1\nFrom here on\n>From there\nGrüße 👩‍💻',
  };
  await add(FIRST, message);
  const bad = { ...message, subject: 'Cheap', choices: [] };
  await add(SPAM, bad, ['message'], ['3 links'], NOW + 1000);
});
afterEach(() => store.database.close());

const all = ['new', 'answered', 'spam'] as const;
const english = { locale: 'en-GB', strings: englishTexts };
const run = (words: string[], states: readonly MessageState[] = ['new'], choice?: string) =>
  runInbox(store, words, { states, choice }, NOW, english);

describe('the inbox', () => {
  test('lists what is to be answered, and says that there is spam', async () => {
    const text = await run([]);
    expect(text).toContain('0b4f2a6e');
    expect(text).toContain('-1 <ida@visitor.example>');
    expect(text).not.toContain('Cheap');
    expect(text).toContain(
      'Messages classified as spam: 1. To list them: npx vitrine inbox list --spam',
    );
    expect(await run(['list'], ['spam'])).toContain('(3 links)');
  });

  test('lists and exports those in which something was chosen', async () => {
    expect(await run(['list'], all, 'Up to 5,000')).toMatch(/^0b4f2a6e.*\[up to 5,000\]$/);
    const text = await run(['export', 'csv'], all, 'up to 5,000');
    expect(text.split('\r\n')[0]).toBe(
      '\ufeffid,received,language,state,suspicion,name,email,subject,message,page,saved,choice-kind,choice-budget',
    );
    expect(text).toContain(',/service,123 The blue door,A shop,"up to 5,000"\r\n');
    expect(await run(['export', 'mbox'], all)).toContain(
      'Budget: up to 5,000\nCame from: /service',
    );
    const german = { locale: 'de-DE', strings: await loadStrings('de-DE') };
    expect(await runInbox(store, ['export', 'mbox'], { states: all }, NOW, german)).toContain(
      '\nKam von: /service',
    );
    expect(await run(['list'], ['new'], 'more')).toContain('There are no messages in this list.');
  });

  test('shows a message by the beginning of its id', async () => {
    const text = await run(['show', '0B4F2']);
    expect(text).toContain('What is it? A shop\nBudget: up to 5,000\nCame from: /service\n');
    expect(text).toContain('Liked: The blue door (123)');
    expect(text).toMatch(/^Received: \d{4}-\d\d-\d\d \d\d:\d\d:\d\d \S+$/m);
    expect(text.endsWith('=1+1\nFrom here on\n>From there\nGrüße 👩‍💻')).toBe(true);
  });

  test('lets no name turn the rest of its line', async () => {
    const message = { ...GOOD_MESSAGE, name: 'Ida\u2069\u202e שלום', subject: '\u2067Hi\u202e' };
    await add(LAST, message);
    expect(await run([])).toContain('\u2068Ida שלום\u2069 <ida@visitor.example>');
    expect(await run(['show', LAST])).toContain('Subject: Hi\n');
  });

  test('lets no control or bidirectional character reach the terminal', async () => {
    const evil = 'a\u202eb\u001b]0;c\u0007\u009bd\u2028e\u{e0041}';
    const choices = [{ id: 'kind', label: evil, option: evil }];
    const saved = [{ id: '123', title: evil }];
    const message = { name: evil, email: evil, subject: evil, message: evil, page: evil };
    await add(LAST, { ...message, choices, saved }, ['slack'], [evil]);
    const entries = await store.outbox.of(LAST);
    for (const entry of entries) await store.outbox.save({ ...entry, lastError: evil });
    const texts = [await run([], all), await run(['show', LAST])];
    // The styles of the list are of this program.
    const shown = texts.map(stripVTControlCharacters).join('\n');
    expect(shown).not.toMatch(/[^\P{Cc}\n]|[\u2028\u202e\u{e0041}]/u);
    expect(shown.match(/ab\]0;cde/g)).toHaveLength(14);
  });

  test.each(['', ' ', 'a00'])('deletes nothing by the id "%s"', async (id) => {
    await store.delete([FIRST, SPAM]);
    await add(LAST);
    await expect(run(['delete', id])).rejects.toThrow(UsageError);
    if (id.trim() === '') {
      for (const word of ['show', 'answered', 'spam', 'rescue', 'resend'])
        await expect(run([word, id])).rejects.toThrow('Expected the beginning of an id');
    }
    expect(await store.list(['new'])).toHaveLength(1);
    expect(await run(['delete', LAST.slice(0, 4)])).toBe(`${LAST}: deleted`);
  });

  test.each([
    ['show 0b4f', 'Several message ids begin with 0b4f'],
    ['show ffff', 'No message has an id that begins with ffff'],
    ['show', 'Name a message by the beginning of its id.'],
    ['burn 0b4f2', "There is no command 'inbox burn'"],
    ['constructor 0b4f2', "There is no command 'inbox constructor'"],
    ['rescue 0b4f2', 'is not marked as spam'],
    ['export pdf', 'Name the format of the export: json, mbox or csv, or testimonials.'],
  ])('%s is not possible', async (words, reason) => {
    const error = await run(words.split(' ')).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SettingsError);
    expect(error).toHaveProperty('message', expect.stringContaining(reason));
  });

  test('deletes all spam at once, and nothing else', async () => {
    const refusal = 'Name a message by the beginning of its id.';
    await expect(run(['delete'], ['new'])).rejects.toThrow(refusal);
    await expect(run(['delete'], ['spam'], 'a shop')).rejects.toThrow(refusal);
    expect(await run(['delete'], ['spam'])).toBe('Messages deleted: 1');
    expect((await store.list(all)).map(({ id }) => id)).toEqual([FIRST]);
  });

  test.each([
    [['delete', FIRST], ['spam'], undefined, 'takes these messages only. Leave out the options.'],
    [['show', FIRST], ['spam'], undefined, `inbox show ${FIRST} takes these messages only.`],
    [['delete', FIRST], ['new'], 'a shop', 'takes these messages only.'],
    [['list', FIRST], ['new'], undefined, `Unexpected after 'inbox list': ${FIRST}.`],
    [['export', 'csv', FIRST], ['new'], undefined, `Unexpected after 'inbox export': ${FIRST}.`],
  ] as const)('%j with the filter %j %s is refused', async (words, states, choice, reason) => {
    await expect(run([...words], states, choice)).rejects.toThrow(reason);
    expect(await store.list(all)).toHaveLength(2);
  });

  test('marks, takes back and deletes', async () => {
    await run(['answered', FIRST]);
    expect(await store.get(FIRST)).toMatchObject({ state: 'answered' });
    await run(['new', FIRST]);
    expect(await store.get(FIRST)).toMatchObject({ state: 'new' });
    await run(['delete', FIRST]);
    expect(await store.get(FIRST)).toBeUndefined();
  });

  test('rescues what was taken for spam, and has its mail sent', async () => {
    expect(await store.outbox.of(SPAM)).toEqual([]);
    await run(['rescue', '0b4f9']);
    expect(await store.get(SPAM)).toMatchObject({ state: 'new', suspicion: ['3 links'] });
    expect(await store.outbox.lease(NOW)).toMatchObject({ messageId: SPAM, kind: 'message' });
  });

  test('sends a rescued message on by the ways of the last one, without a confirmation', async () => {
    const earlier = 'b0000000-5f4e-4f7e-9d53-2f6c5a4c7b11';
    await add(earlier, GOOD_MESSAGE, ['message'], [], NOW - 1);
    await add(LAST, GOOD_MESSAGE, ['confirmation', 'slack', 'ntfy']);
    await run(['rescue', '0b4f9']);
    expect((await store.outbox.of(SPAM)).map(({ kind }) => kind)).toEqual(['slack', 'ntfy']);
  });
});

test.each([
  ['--spam', '--answered'],
  ['--all', '--spam'],
])('delete %s %s deletes nothing', async (...flags) => {
  vi.stubEnv('DATA_DIR', folder);
  await expect(command.run(['delete', ...flags])).rejects.toThrow('Use only one of the options');
  expect(await store.list(all)).toHaveLength(2);
});

test('the inbox reads the store that DATABASE_URL names', async () => {
  const url = `file:${join(folder, 'libsql.db')}`;
  const other = new MessageStore(await openDatabase({ DATABASE_URL: url }, folder));
  await other.add({ id: FIRST, message: GOOD_MESSAGE, suspicion: [], kinds: [] }, NOW);
  await other.database.close();
  vi.stubEnv('DATABASE_URL', url);
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => {
    vi.unstubAllEnvs();
    log.mockRestore();
  });
  await command.run(['list']);
  expect(log.mock.calls.join()).toContain(GOOD_MESSAGE.subject);
});

describe('what could not be sent on', () => {
  const states = async (id: string) =>
    Object.fromEntries((await store.outbox.of(id)).map(({ kind, state }) => [kind, state]));
  const send = async (isGivenUp: boolean) => {
    await add(LAST, GOOD_MESSAGE, ['message', 'confirmation', 'slack', 'ntfy']);
    for (const entry of await store.outbox.of(LAST)) {
      const isRefused = isGivenUp && entry.kind === 'slack';
      const lastError = isRefused ? 'Slack answered 404: no_service' : '';
      await store.outbox.save({ ...entry, state: isRefused ? 'given up' : 'sent', lastError });
    }
  };

  test('is shown with what the service said, and sent again by that way', async () => {
    await send(true);
    expect(await run([])).toContain('(Slack: given up)');
    expect(await run(['show', LAST])).toContain(
      'Slack: given up, Slack answered 404: no_service\n',
    );
    expect(await run(['resend', LAST])).toBe(
      `${LAST}: The message will be sent again as soon as the server runs.`,
    );
    expect(await states(LAST)).toEqual({
      message: 'sent',
      confirmation: 'sent',
      slack: 'waiting',
      ntfy: 'sent',
    });
    expect(await run([])).toContain('(Slack: waiting)');
  });

  test('is sent again by every way where nothing failed, but no second confirmation', async () => {
    await send(false);
    await run(['resend', LAST, FIRST]);
    expect(await states(LAST)).toEqual({
      message: 'waiting',
      confirmation: 'sent',
      slack: 'waiting',
      ntfy: 'waiting',
    });
    expect(await states(FIRST)).toEqual({ message: 'waiting' });
  });
});

describe('a deleted message', () => {
  const text = 'From there';
  const isOnDisk = async () => {
    const names = await readdir(folder);
    const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    return files.some((file) => file.includes(text));
  };
  let server: Database;
  beforeEach(async () => {
    server = await openDatabase({}, folder);
    await server.check();
  });
  afterEach(() => server.close());

  test('leaves nothing on the disk while the server runs', async () => {
    expect(await isOnDisk()).toBe(true);
    await run(['delete', FIRST, SPAM]);
    expect(await isOnDisk()).toBe(false);
  });

  test('leaves nothing behind a backup under way either', async () => {
    const backup = new DatabaseSync(join(folder, STORE_FILE));
    backup.exec('BEGIN; SELECT * FROM messages');
    await run(['delete', FIRST, SPAM]);
    expect(await isOnDisk()).toBe(true);
    backup.close();
    await server.check();
    expect(await isOnDisk()).toBe(false);
  });
});

describe('an export', () => {
  test('as JSON holds all', async () => {
    expect(JSON.parse(await run(['export', 'json'], all))).toMatchObject([
      {
        id: FIRST,
        received: '2026-03-04T05:06:07.000Z',
        message: (await store.get(FIRST))?.message,
      },
      { id: SPAM, state: 'spam' },
    ]);
  });

  test('as CSV starts no formula', async () => {
    const text = await run(['export', 'csv']);
    expect(text).toContain('"שלום, ""shop"""');
    expect(text).toContain(`"'=1+1\nFrom here on`);
    const signs = [
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '＝',
      '＋',
      '－',
      '＠',
      '−',
      ' =',
      '\ufeff=',
    ];
    for (const sign of signs) {
      await add(LAST, { ...GOOD_MESSAGE, name: `${sign}SUM(A1)` });
      expect(await run(['export', 'csv'])).toContain(`'${sign}SUM(A1)`);
      await run(['delete', LAST]);
    }
  });

  test.each([
    [['export', 'csv'], ':', "--separator: expected , ; or tab, found ':'."],
    [['export', 'json'], ';', '--separator can be used only with export csv.'],
    [['list'], ';', '--separator can be used only with export csv.'],
  ])('%j with --separator %s is not possible', async (words, separator, reason) => {
    const said = runInbox(store, words, { states: all, separator }, NOW, english);
    await expect(said).rejects.toThrow(reason);
  });

  test('as a mailbox keeps its messages apart', async () => {
    const text = await run(['export', 'mbox'], all);
    expect(text.match(/^From .*$/gm)).toEqual([
      'From ida@visitor.example Wed Mar  4 05:06:07 2026',
      'From ida@visitor.example Wed Mar  4 05:06:08 2026',
    ]);
    expect(text).toContain('\n>From here on\n>>From there\n');
    expect(text).toContain(`Message-ID: <${FIRST}@inbox.invalid>`);
    expect(text).toContain('=F0=9F=91=A9');
  });
});

test('a DATA_DIR that is a file is an error that names it, not an empty inbox', async () => {
  const file = join(folder, STORE_FILE);
  vi.stubEnv('DATA_DIR', file);
  await expect(command.run([])).rejects.toThrow(
    `The message store in ${file} cannot be used: EEXIST`,
  );
});

test('testimonials are listed until they are accepted, and exported as they are', async () => {
  const testimonials = new TestimonialStore(store.database);
  const inbox = (...words: string[]) =>
    runInbox(store, words, { states: ['new'] }, NOW, { locale: 'en-GB', strings: englishTexts });
  expect(await inbox()).not.toContain('Testimonials');
  const id = 'abcdef0123456789abcdef01';
  const words = {
    answers: [{ question: 'What?', answer: '\u001b[31mGrüße' }],
    author: 'Ida\u001b[31m',
    title: 'Founder',
    credit: 'none',
  } as const;
  const notice = { id: FIRST, message: GOOD_MESSAGE, suspicion: [], kinds: [] };
  const portrait = { type: 'image/png', bytes: new Uint8Array([1, 2, 3]) } as const;
  await testimonials.add(
    { id, project: 'shop', language: '', expiresAt: NOW, words, portrait, limits: [], notice },
    NOW,
  );
  const line = stripVTControlCharacters((await inbox()).split('\n').at(-1) ?? '');
  expect(line).toBe('abcdef01  2026-03-04 05:06  Ida[31m, Founder  shop');
  expect(await inbox()).toContain('Testimonials: 1. To read and accept them:');
  const exported = await inbox('export', 'testimonials');
  expect(JSON.parse(exported)).toEqual([
    {
      ...{ id, project: 'shop', language: '', words, state: 'new', consentDay: '2026-03-04' },
      received: '2026-03-04T05:06:07.000Z',
      portrait: { type: 'image/png', base64: 'AQID' },
    },
  ]);
  await testimonials.setAccepted(id);
  expect(await inbox()).not.toContain('Testimonials');
});
