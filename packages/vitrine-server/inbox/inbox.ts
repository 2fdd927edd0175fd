import { access } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import {
  type Command,
  DiskFiles,
  displayPath,
  hasCode,
  type Options,
  ROOT,
  readOptions,
  UsageError,
} from 'vitrine/command';
import type { Choice, SiteSettings } from 'vitrine/message';
import { SettingsError, terminalText } from 'vitrine/settings';
import { readSiteSettings } from '../contact/read-site-settings.ts';
import { readServerSettings, serverSettings } from '../environment.ts';
import { MessageStore } from '../store/message-store.ts';
import { openDatabase } from '../store/open-database.ts';
import type { MessageState, OutboxEntry, OutboxKind, StoredMessage } from '../store/records.ts';
import { STORE_FILE } from '../store/sqlite.ts';
import { TestimonialStore } from '../store/testimonial-store.ts';
import { exportMessages, exportTestimonials, separatorNames } from './export-messages.ts';
import { messageLine, testimonialLine } from './message-line.ts';
import { messageText } from './message-text.ts';

const options = {
  spam: { type: 'boolean', help: 'only messages that were classified as spam' },
  answered: { type: 'boolean', help: 'only answered messages' },
  all: { type: 'boolean', help: 'messages of every state' },
  choice: {
    type: 'string',
    value: 'text',
    help: 'only messages whose sender chose this option in the form',
  },
  separator: {
    type: 'string',
    value: 'sign',
    help: `the separator of columns in csv: ${separatorNames} (default: a comma)`,
  },
} as const satisfies Options;

/** The number of characters of an id that `delete` requires, because it cannot be undone. */
const MIN_LENGTH_TO_DELETE = 4;

const inboxSettings = serverSettings.pick({
  DATA_DIR: true,
  DATABASE_URL: true,
  DATABASE_AUTH_TOKEN: true,
  OUT_DIR: true,
});

export const command: Command = {
  summary: 'Lists and manages the messages of the server.',
  examples: [
    ['npx vitrine inbox', 'lists the messages that are not answered yet'],
    ['npx vitrine inbox list --spam', 'lists the messages that were classified as spam'],
    [
      'npx vitrine inbox --choice "up to 5,000"',
      'lists the messages whose sender chose this option',
    ],
    ['npx vitrine inbox show <id>', 'shows a whole message; the beginning of the id is enough'],
    [
      'npx vitrine inbox answered <id> …',
      'marks messages as answered (to revert: npx vitrine inbox new <id>)',
    ],
    [
      'npx vitrine inbox rescue <id> …',
      'marks spam as new messages, and sends these messages to you',
    ],
    ['npx vitrine inbox spam <id> …', 'marks messages as spam'],
    [
      'npx vitrine inbox resend <id> …',
      'sends messages to you again: through the channels that failed, or else through all channels',
    ],
    ['npx vitrine inbox delete <id> …', 'deletes messages permanently, by four characters or more'],
    ['npx vitrine inbox delete --spam', 'deletes all messages that were classified as spam'],
    ['npx vitrine inbox export mbox --all > file', 'exports messages as mbox, json or csv'],
    ['npx vitrine inbox export testimonials > file', 'exports all testimonials as json'],
  ],
  options,
  notes:
    'The server may run at the same time. DATA_DIR=folder or DATABASE_URL=… chooses another message store.',
  async run(args) {
    const { values, positionals } = readOptions(options, args, { allowPositionals: true });
    const settings = readServerSettings(inboxSettings, process.env);
    const dataDir = resolve(ROOT, settings.DATA_DIR);
    const found = await access(join(dataDir, STORE_FILE)).catch((error: Error) => error);
    // After any other error, opening the store reports why it cannot be used.
    if (settings.DATABASE_URL === undefined && hasCode(found, 'ENOENT')) {
      console.log(
        `There are no messages yet, because ${displayPath(dataDir)}/ has no message store.`,
      );
      return;
    }
    const database = await openDatabase(settings, dataDir);
    try {
      const states = wantedStates(values);
      const filter = { states, choice: values.choice, separator: values.separator };
      const site = await readSiteSettings(new DiskFiles(resolve(ROOT, settings.OUT_DIR)), '');
      const store = new MessageStore(database);
      const text = await runInbox(store, positionals, filter, Date.now(), site);
      // An export is written as it is, because a program reads it; a terminal gets a readable form.
      if (positionals[0] !== 'export') console.log(text.trimEnd());
      else process.stdout.write(process.stdout.isTTY ? terminalText(text) : text);
    } finally {
      await database.close();
    }
  },
};

/** The states that the options select: of messages to answer if there are none. @throws UsageError if there are two */
function wantedStates(given: {
  spam?: boolean;
  answered?: boolean;
  all?: boolean;
}): MessageState[] {
  const { spam, answered, all } = given;
  if ([spam, answered, all].filter(Boolean).length > 1)
    throw new UsageError('Use only one of the options --spam, --answered and --all.');
  if (all) return ['new', 'answered', 'spam'];
  return [spam ? 'spam' : answered ? 'answered' : 'new'];
}

interface Filter {
  states: readonly MessageState[];
  /** Only messages whose sender chose this option (case-insensitive); all messages if absent. */
  choice?: string | undefined;
  /** The separator of columns for `export csv`, one of `separatorNames`; a comma if absent. */
  separator?: string | undefined;
}

/**
 * Runs a subcommand of `inbox`, such as `list`, and returns the text to print.
 *
 * @param words Message ids or beginnings of ids; for `export` the file format, or `testimonials`.
 * @param filter Selects the messages to list or export.
 * @param site The language of the labels in mbox.
 * @throws UsageError if the arguments are wrong, SettingsError if no message has a given id
 */
export async function runInbox(
  store: MessageStore,
  [command = 'list', ...words]: readonly string[],
  filter: Filter,
  now: number,
  site: Pick<SiteSettings, 'locale' | 'strings'>,
): Promise<string> {
  const most = command === 'list' ? 0 : command === 'export' ? 1 : words.length;
  if (words.length > most)
    throw new UsageError(`Unexpected after 'inbox ${command}': ${words.slice(most).join(' ')}.`);
  if (command === 'export') {
    const [format] = words;
    if (format === 'testimonials') return exportTestimonials(await testimonialsIn(store));
    return await exportMessages(await filtered(store, filter), site, { ...filter, format });
  }
  if (filter.separator !== undefined)
    throw new UsageError('--separator can be used only with export csv.');
  if (command === 'list') return await list(store, filter);
  const isAllSpam = filter.states.join() === 'spam' && filter.choice === undefined;
  if (command === 'delete' && words.length === 0 && isAllSpam) {
    const removed = await store.deleteAll('spam');
    await store.database.checkpoint();
    return `Messages deleted: ${removed}`;
  }
  const isFiltered = filter.states.join() !== 'new' || filter.choice !== undefined;
  if (words.length > 0 && isFiltered)
    throw new UsageError(
      `inbox ${command} ${words.join(' ')} takes these messages only. Leave out the options.`,
    );
  if (words.length === 0)
    throw new UsageError(
      'Name a message by the beginning of its id. To list the ids: npx vitrine inbox',
    );
  const messages: StoredMessage[] = [];
  const least = command === 'delete' ? MIN_LENGTH_TO_DELETE : 1;
  for (const word of words) messages.push(await find(store, word, least));
  if (command === 'show') {
    const texts = messages.map(async (message) =>
      messageText(message, await store.outbox.of(message.id)),
    );
    return (await Promise.all(texts)).join('\n\n');
  }
  const note = await change(store, command, messages, now);
  return messages.map(({ id }) => `${id}: ${note}`).join('\n');
}

// Changes the state of messages, or deletes them. Returns a note on the result for the terminal.
async function change(
  store: MessageStore,
  command: string,
  messages: readonly StoredMessage[],
  now: number,
): Promise<string> {
  const ids = messages.map(({ id }) => id);
  const noSpam = messages.find(({ state }) => state !== 'spam');
  const latest = async () => ({
    kinds: ownersKinds(await store.outbox.latest()),
    acceptsSpam: true,
  });
  switch (command) {
    case 'answered':
    case 'new':
    case 'spam':
      await store.setState(ids, command);
      return command;
    case 'delete':
      await store.delete(ids);
      await store.database.checkpoint();
      return 'deleted';
    case 'rescue':
      if (noSpam) throw new SettingsError(`The message ${noSpam.id} is not marked as spam.`);
      await store.resend(ids, await latest(), now);
      return 'The message will be sent as soon as the server runs.';
    case 'resend':
      for (const id of ids) {
        const kinds = kindsToResend(await store.outbox.of(id));
        await store.resend([id], { kinds, acceptsSpam: false }, now);
      }
      return 'The message will be sent again as soon as the server runs.';
    default:
      throw new UsageError(
        `There is no command 'inbox ${command}'. To list the commands: npx vitrine inbox --help`,
      );
  }
}

// The kinds of mail or notification whose delivery was given up; if there are none, all kinds except
// the confirmation, because a visitor needs no second confirmation.
function kindsToResend(entries: readonly OutboxEntry[]): OutboxKind[] {
  const givenUp = entries.filter(({ state }) => state === 'given up');
  return givenUp.length > 0 ? givenUp.map(({ kind }) => kind) : ownersKinds(entries);
}

// The kinds of mail or notification for the owner among outbox entries; mail if there are none.
function ownersKinds(entries: readonly OutboxEntry[]): OutboxKind[] {
  const kinds = entries.map(({ kind }) => kind).filter((kind) => kind !== 'confirmation');
  return kinds.length > 0 ? kinds : ['message'];
}

async function filtered(store: MessageStore, { states, choice }: Filter): Promise<StoredMessage[]> {
  const isWanted = ({ option }: Choice) => option.toLowerCase() === choice?.toLowerCase();
  const messages = await store.list(states);
  return messages.filter(({ choices }) => !choice || choices.some(isWanted));
}

async function list(store: MessageStore, filter: Filter): Promise<string> {
  const entries = await store.outbox.ofAll(filter.states);
  const lines = (await filtered(store, filter)).map((message) =>
    messageLine(message, entries.get(message.id) ?? []),
  );
  const spam = await store.count('spam');
  if (lines.length === 0) lines.push('There are no messages in this list.');
  if (spam > 0 && !filter.states.includes('spam')) {
    lines.push(`Messages classified as spam: ${spam}. To list them: npx vitrine inbox list --spam`);
  }
  const testimonials = (await testimonialsIn(store)).filter(({ state }) => state === 'new');
  if (testimonials.length > 0 && filter.states.includes('new')) {
    const help = 'To read and accept them: npx vitrine testimonial list';
    lines.push('', `Testimonials: ${testimonials.length}. ${help}`);
    lines.push(...testimonials.map(testimonialLine));
  }
  return lines.join('\n');
}

async function testimonialsIn({ database }: MessageStore) {
  return await new TestimonialStore(database).list();
}

// Finds a message by the beginning of its id, which has a number of characters at least.
async function find(store: MessageStore, beginning: string, least: number): Promise<StoredMessage> {
  if (beginning.trim().length < least) {
    throw new UsageError(
      `Expected ${least === 1 ? 'the beginning of an id' : `at least ${least} characters of an id`}, found '${beginning}'. To list the ids: npx vitrine inbox`,
    );
  }
  const ids = await store.idsLike(beginning.toLowerCase());
  if (ids.length > 1)
    throw new SettingsError(
      `Several message ids begin with ${beginning}: ${ids.join(', ')}. Use more characters of the id.`,
    );
  const message = ids[0] === undefined ? undefined : await store.get(ids[0]);
  if (message === undefined) {
    throw new SettingsError(
      `No message has an id that begins with ${beginning}. To list the ids: npx vitrine inbox`,
    );
  }
  return message;
}
