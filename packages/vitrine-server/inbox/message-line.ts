import { styleText } from 'node:util';
import type { ReceivedTestimonial } from 'vitrine/message';
import type { OutboxEntry, StoredMessage } from '../store/records.ts';
import { bidiIsolate, kindNames, timeText } from './message-text.ts';

/** The number of characters of an id in a list. */
const SHORT_ID = 8;

/** A message as a line of `inbox list`, with the state of its delivery where it was not sent. */
export function messageLine(message: StoredMessage, entries: readonly OutboxEntry[]): string {
  const parts = [
    message.id.slice(0, SHORT_ID),
    timeText(message.receivedAt).slice(0, 16),
    message.state.padEnd('answered'.length),
    `${bidiIsolate(message.name)} <${bidiIsolate(message.email)}>`,
    styleText('bold', bidiIsolate(message.subject)),
    ...message.choices.map(({ option }) => `[${bidiIsolate(option)}]`),
  ];
  const note = message.suspicion.length > 0 ? message.suspicion.join(', ') : openNote(entries);
  return [...parts, ...(note ? [`(${bidiIsolate(note)})`] : [])].join('  ');
}

/** A testimonial as a line of `inbox list`. */
export function testimonialLine(testimonial: ReceivedTestimonial): string {
  const { id, receivedAt, project, words } = testimonial;
  return [
    id.slice(0, SHORT_ID),
    timeText(receivedAt).slice(0, 16),
    bidiIsolate([words.author, words.title].filter(Boolean).join(', ')),
    styleText('bold', bidiIsolate(project)),
  ].join('  ');
}

/** The outbox entries that were not delivered (waiting or given up), such as `Mail: waiting, Slack: given up`. */
function openNote(entries: readonly OutboxEntry[]): string {
  return entries
    .filter(({ state }) => state !== 'sent')
    .map(({ kind, state }) => `${kindNames[kind]}: ${state}`)
    .join(', ');
}
