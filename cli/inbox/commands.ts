import { SettingsError } from '../../server/settings-error.ts';
import type { MessageStore } from '../../server/store/message-store.ts';
import type { MessageState, StoredMessage } from '../../server/store/records.ts';
import { UsageError } from '../command.ts';
import { type ExportForm, exportForms, exportMessages } from './exports.ts';
import { listLine, showText } from './text.ts';

/** What stands behind `npx vitrine inbox`. */
export interface InboxRequest {
  /** The command; `list` if nothing is said. */
  command: string | undefined;
  /** Ids, their beginnings, or the form of an export. */
  words: readonly string[];
  /** `--spam`, `--answered`, `--all`; nothing of these for what is to be answered. */
  which: MessageState | 'all';
}

const everything = ['new', 'answered', 'spam'] as const;

/**
 * Does what is asked for.
 *
 * @returns What to print.
 * @throws UsageError where the call is wrong, SettingsError where there is no such message
 */
export async function runInbox(
  store: MessageStore,
  { command = 'list', words, which }: InboxRequest,
  now: number,
): Promise<string> {
  const states = which === 'all' ? everything : [which];
  if (command === 'list') return list(store, states);
  if (command === 'export') return await exportMessages(store.list(states), readForm(words[0]));
  if (words.length === 0) throw new UsageError('Which message?');
  const messages = words.map((word) => find(store, word));
  if (command === 'show') {
    return messages.map((message) => showText(message, store.outbox.of(message.id))).join('\n\n');
  }
  const change = changes.get(command);
  if (change === undefined) throw new UsageError(`There is no command ${command}.`);
  return messages.map((message) => change(store, message, now)).join('\n');
}

type Change = (store: MessageStore, message: StoredMessage, now: number) => string;

const mark =
  (state: MessageState): Change =>
  (store, { id }) => {
    store.setState(id, state);
    return `${id}: ${state}`;
  };

const resend: Change = (store, { id }, now) => {
  store.outbox.put(id, 'message', now);
  return `${id}: its mail is sent as soon as the server runs with mail set up`;
};

const rescue: Change = (store, message, now) => {
  if (message.state !== 'spam') throw new SettingsError(`${message.id} is not in spam.`);
  store.setState(message.id, 'new');
  return resend(store, message, now);
};

const remove: Change = (store, { id }) => {
  store.delete(id);
  return `${id}: deleted`;
};

const changes: ReadonlyMap<string, Change> = new Map([
  ['answered', mark('answered')],
  ['new', mark('new')],
  ['spam', mark('spam')],
  ['rescue', rescue],
  ['resend', resend],
  ['delete', remove],
]);

function list(store: MessageStore, states: readonly MessageState[]): string {
  const lines = store.list(states).map((message) => listLine(message, store.outbox.of(message.id)));
  const spam = store.count('spam');
  const rest =
    spam > 0 && !states.includes('spam')
      ? [`${spam} taken for spam: npx vitrine inbox list --spam`]
      : [];
  return [...(lines.length === 0 ? ['Nothing here.'] : lines), ...rest].join('\n');
}

function find(store: MessageStore, beginning: string): StoredMessage {
  const ids = store.idsLike(beginning.toLowerCase());
  if (ids.length > 1)
    throw new SettingsError(`Several ids begin with ${beginning}: ${ids.join(', ')}`);
  const message = ids[0] === undefined ? undefined : store.get(ids[0]);
  if (message === undefined) {
    throw new SettingsError(
      `No message has an id that begins with ${beginning}. See: npx vitrine inbox`,
    );
  }
  return message;
}

function readForm(word: string | undefined): ExportForm {
  const form = exportForms.find((candidate) => candidate === word);
  if (form === undefined) throw new UsageError(`Export as what? One of: ${exportForms.join(', ')}`);
  return form;
}
