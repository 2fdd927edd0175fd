import { terminalText } from 'vitrine/settings';
import type { OutboxEntry, OutboxKind, StoredMessage } from '../store/records.ts';

/** The names of the kinds of outbox entries in the terminal. */
export const kindNames: Readonly<Record<OutboxKind, string>> = {
  message: 'Mail',
  confirmation: 'Confirmation',
  webhook: 'Webhook',
  slack: 'Slack',
  telegram: 'Telegram',
  ntfy: 'ntfy',
};

/** All that is known of a message, as `inbox show` prints it. */
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

/** A time as `2026-03-04 05:06:07 UTC`. The Swedish locale writes dates as in ISO 8601. */
export function timeText(time: number): string {
  return new Date(time).toLocaleString('sv', { dateStyle: 'short', timeStyle: 'long' });
}

/**
 * Text of visitors and services for the terminal. Right-to-left (RTL) text is enclosed in Unicode isolates
 * (U+2068, U+2069), so that the rest of the line keeps its direction.
 */
export function bidiIsolate(text: string): string {
  const plain = terminalText(text);
  const mayTurn = /[\u0590-\u08ff\u200e\u200f\ufb1d-\ufdff\ufe70-\ufeff]/.test(plain);
  return mayTurn ? `\u2068${plain}\u2069` : plain;
}
