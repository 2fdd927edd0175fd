import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SettingsError } from '../../platform/settings-error.ts';
import { displayPath, ROOT } from '../../platform/site-paths.ts';
import { readServerSettings, storeSettings } from '../../server/environment.ts';
import { MessageStore } from '../../server/store/message-store.ts';
import { openDatabase } from '../../server/store/open-database.ts';
import type {
  MessageState,
  OutboxEntry,
  OutboxKind,
  StoredMessage,
} from '../../server/store/records.ts';
import { STORE_FILE } from '../../server/store/sqlite.ts';
import type { Choice } from '../../src/contact/message.ts';
import { type Command, type Options, readOptions, UsageError } from '../command.ts';
import { exportMessages } from './export-messages.ts';
import { messageLine, messageText } from './message-text.ts';

const options = {
  spam: { type: 'boolean', help: 'messages that were taken for spam' },
  answered: { type: 'boolean', help: 'answered messages' },
  all: { type: 'boolean', help: 'every message' },
  choice: {
    type: 'string',
    value: 'text',
    help: 'only messages whose sender chose this option in the form',
  },
} as const satisfies Options;

export const command: Command = {
  summary: 'Lists and manages the messages of the server.',
  examples: [
    ['npx vitrine inbox', 'lists the messages to answer'],
    ['npx vitrine inbox list --spam', 'lists the messages that were taken for spam'],
    [
      'npx vitrine inbox --choice "up to 5,000"',
      'lists the messages whose sender chose this option',
    ],
    ['npx vitrine inbox show <id>', 'shows a whole message; the beginning of its id is enough'],
    ['npx vitrine inbox answered <id> …', 'marks messages as answered (new <id> reverts this)'],
    [
      'npx vitrine inbox rescue <id> …',
      'marks messages as new instead of spam, and sends them to you',
    ],
    ['npx vitrine inbox spam <id> …', 'marks messages as spam'],
    [
      'npx vitrine inbox resend <id> …',
      'sends messages to you again, by the ways that failed or else by all',
    ],
    ['npx vitrine inbox delete <id> …', 'deletes messages permanently'],
    ['npx vitrine inbox delete --spam', 'deletes all messages that were taken for spam'],
    ['npx vitrine inbox export mbox --all > file', 'exports messages as mbox, json or csv'],
  ],
  options,
  notes:
    'The server may run at the same time. DATA_DIR=folder or DATABASE_URL=… chooses another message store.',
  async run(args) {
    const { values, positionals } = readOptions(options, args, { allowPositionals: true });
    const settings = readServerSettings(storeSettings, process.env);
    const dataDir = resolve(ROOT, settings.DATA_DIR);
    if (settings.DATABASE_URL === undefined && !existsSync(join(dataDir, STORE_FILE))) {
      console.log(
        `There are no messages yet, because ${displayPath(dataDir)}/ has no message store.`,
      );
      return;
    }
    const database = await openDatabase(settings, dataDir);
    try {
      const states: MessageState[] = values.all
        ? ['new', 'answered', 'spam']
        : [values.spam ? 'spam' : values.answered ? 'answered' : 'new'];
      const filter = { states, choice: values.choice };
      const text = await runInbox(new MessageStore(database), positionals, filter, Date.now());
      console.log(text.trimEnd());
    } finally {
      await database.close();
    }
  },
};

interface Filter {
  states: readonly MessageState[];
  /** Only messages whose sender chose this option (case-insensitive); all messages if absent. */
  choice?: string | undefined;
}

/**
 * Runs a subcommand of `inbox`, such as `list`, and returns the text to print.
 *
 * @param words Message ids or beginnings of ids; for `export` the file format.
 * @param filter Selects the messages to list or export.
 * @throws UsageError if the arguments are wrong, SettingsError if no message has a given id
 */
export async function runInbox(
  store: MessageStore,
  [command = 'list', ...words]: readonly string[],
  filter: Filter,
  now: number,
): Promise<string> {
  if (command === 'list') return await list(store, filter);
  if (command === 'export') return await exportMessages(await filtered(store, filter), words[0]);
  const isAllSpam = filter.states.join() === 'spam' && filter.choice === undefined;
  if (command === 'delete' && words.length === 0 && isAllSpam) {
    const removed = await store.deleteAll('spam');
    await store.database.checkpoint();
    return `Messages deleted: ${removed}`;
  }
  if (words.length === 0)
    throw new UsageError('Name a message by the beginning of its id. See: npx vitrine inbox');
  const messages: StoredMessage[] = [];
  for (const word of words) messages.push(await find(store, word));
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
  const latest = async () => ({ kinds: ownersKinds(await store.outbox.latest()), isRescue: true });
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
      if (noSpam) throw new SettingsError(`${noSpam.id} is not marked as spam.`);
      await store.resend(ids, await latest(), now);
      return 'will be sent as soon as the server runs';
    case 'resend':
      for (const id of ids) {
        const kinds = kindsToResend(await store.outbox.of(id));
        await store.resend([id], { kinds, isRescue: false }, now);
      }
      return 'will be sent again as soon as the server runs';
    default:
      throw new UsageError(`There is no command ${command}.`);
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
  if (lines.length === 0) lines.push('Nothing here.');
  if (spam > 0 && !filter.states.includes('spam')) {
    lines.push(`${spam} taken for spam: npx vitrine inbox list --spam`);
  }
  return lines.join('\n');
}

async function find(store: MessageStore, beginning: string): Promise<StoredMessage> {
  const ids = await store.idsLike(beginning.toLowerCase());
  if (ids.length > 1)
    throw new SettingsError(`Several ids begin with ${beginning}: ${ids.join(', ')}`);
  const message = ids[0] === undefined ? undefined : await store.get(ids[0]);
  if (message === undefined) {
    throw new SettingsError(
      `No message has an id that begins with ${beginning}. See: npx vitrine inbox`,
    );
  }
  return message;
}
