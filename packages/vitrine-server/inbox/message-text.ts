import { styleText } from 'node:util';
import type { ReceivedTestimonial } from 'vitrine/message';
import { terminalText } from 'vitrine/settings';
import type { OutboxEntry, OutboxKind, StoredMessage } from '../store/records.ts';

/** The number of characters of a message id in the list of messages. */
const SHORT_ID = 8;

/** The names of the kinds of outbox entries in the terminal. */
const kindNames: Readonly<Record<OutboxKind, string>> = {
  message: 'Mail',
  confirmation: 'Confirmation',
  webhook: 'Webhook',
  slack: 'Slack',
  telegram: 'Telegram',
  ntfy: 'ntfy',
};

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

export function testimonialLine(testimonial: ReceivedTestimonial): string {
  const { id, receivedAt, project, words } = testimonial;
  return [
    id.slice(0, SHORT_ID),
    timeText(receivedAt).slice(0, 16),
    bidiIsolate([words.author, words.title].filter(Boolean).join(', ')),
    styleText('bold', bidiIsolate(project)),
  ].join('  ');
}

export function messageText(message: StoredMessage, entries: readonly OutboxEntry[]): string {
  const rows: [string, string][] = [
    ['Id', message.id],
    ['Received', timeText(message.receivedAt)],
    ['State', message.state],
    ['Suspected', message.suspicion.join(', ')],
    ['Name', message.name],
    ['Email', message.email],
    ['Subject', message.subject],
    ...message.choices.map(({ label, option }): [string, string] => [label, option]),
    ['Came from', message.page],
    ...message.saved.map(({ id, title }): [string, string] => ['Liked', `${title} (${id})`]),
    ...entries.map(({ kind, state, attempts, lastError }): [string, string] => [
      kindNames[kind],
      [state, attempts > 0 ? `${attempts} tries` : '', lastError].filter(Boolean).join(', '),
    ]),
  ];
  const head = rows
    .filter(([, text]) => text !== '')
    .map(([name, text]) => `${terminalText(name).replace(/[^?!:]$/u, '$&:')} ${bidiIsolate(text)}`);
  return [...head, '', terminalText(message.message)].join('\n');
}

// Lists the outbox entries that were not delivered (waiting or given up), with their state.
function openNote(entries: readonly OutboxEntry[]): string {
  return entries
    .filter(({ state }) => state !== 'sent')
    .map(({ kind, state }) => `${kindNames[kind]}: ${state}`)
    .join(', ');
}

// Formats a time as 2026-03-04 05:06:07 UTC. The Swedish locale writes dates as in ISO 8601.
function timeText(time: number): string {
  return new Date(time).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'long' });
}

// Text of visitors and services for the terminal. Right-to-left (RTL) text is enclosed in Unicode isolates
// (U+2068, U+2069), so that the rest of the line keeps its direction.
function bidiIsolate(text: string): string {
  const plain = terminalText(text);
  const mayTurn = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff]/.test(plain);
  return mayTurn ? `\u2068${plain}\u2069` : plain;
}
