import type { MessageStore } from '../../server/store/message-store.ts';
import type { MessageState, StoredMessage } from '../../server/store/records.ts';
import { type ExportForm, exportForms, exportMessages } from './exports.ts';
import { listLine, showText } from './text.ts';

/** Told to the owner as it is. */
export class InboxError extends Error {
  override name = 'InboxError';
}

/** What stands behind `npm run inbox --`. */
export interface InboxRequest {
  /** The command; `list` if nothing is said. */
  command: string | undefined;
  /** Ids, their beginnings, or the form of an export. */
  words: readonly string[];
  /** `--spam`, `--answered`, `--all`; nothing of these for what is to be answered. */
  which: MessageState | 'all';
}

export const usage = `npm run inbox                         what is to be answered
npm run inbox -- list --spam          what was taken for spam (--answered, --all)
npm run inbox -- show <id>            a whole message; the beginning of its id is enough
npm run inbox -- answered <id> …      mark as answered (new <id> takes it back)
npm run inbox -- rescue <id> …        it is no spam: it is to be answered, and its mail is sent
npm run inbox -- spam <id> …          it is spam after all
npm run inbox -- resend <id> …        send its mail again
npm run inbox -- delete <id> …        remove for good
npm run --silent inbox -- export json|mbox|csv [--all] > file`;

const everything = ['new', 'answered', 'spam'] as const;

/**
 * Does what is asked for.
 *
 * @returns What to print.
 * @throws InboxError if it cannot be done
 */
export async function runInbox(
  store: MessageStore,
  { command = 'list', words, which }: InboxRequest,
  now: number,
): Promise<string> {
  const states = which === 'all' ? everything : [which];
  if (command === 'list') return list(store, states);
  if (command === 'export') return await exportMessages(store.list(states), readForm(words[0]));
  if (words.length === 0) throw new InboxError(`Which message?\n\n${usage}`);
  const messages = words.map((word) => find(store, word));
  if (command === 'show') {
    return messages.map((message) => showText(message, store.outbox.of(message.id))).join('\n\n');
  }
  const change = changes.get(command);
  if (change === undefined) throw new InboxError(`There is no command ${command}.\n\n${usage}`);
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
  if (message.state !== 'spam') throw new InboxError(`${message.id} is not in spam.`);
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
      ? [`${spam} taken for spam: npm run inbox -- list --spam`]
      : [];
  return [...(lines.length === 0 ? ['Nothing here.'] : lines), ...rest].join('\n');
}

function find(store: MessageStore, beginning: string): StoredMessage {
  const ids = store.idsLike(beginning.toLowerCase());
  if (ids.length > 1)
    throw new InboxError(`Several ids begin with ${beginning}: ${ids.join(', ')}`);
  const message = ids[0] === undefined ? undefined : store.get(ids[0]);
  if (message === undefined) {
    throw new InboxError(`No message has an id that begins with ${beginning}. See: npm run inbox`);
  }
  return message;
}

function readForm(word: string | undefined): ExportForm {
  const form = exportForms.find((candidate) => candidate === word);
  if (form === undefined) throw new InboxError(`Export as what? One of: ${exportForms.join(', ')}`);
  return form;
}
