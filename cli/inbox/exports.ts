import type { StoredMessage } from '../../server/store/records.ts';
import { toMbox } from './mbox.ts';

/** The forms in which messages can be taken elsewhere. */
export const exportForms = ['json', 'mbox', 'csv'] as const;

/** A form in which messages can be taken elsewhere. */
export type ExportForm = (typeof exportForms)[number];

export async function exportMessages(
  messages: readonly StoredMessage[],
  form: ExportForm,
): Promise<string> {
  if (form === 'mbox') return await toMbox(messages);
  const records = messages.map(({ receivedAt, ...message }) => ({
    ...message,
    received: new Date(receivedAt).toISOString(),
  }));
  if (form === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  const header = ['id', 'received', 'state', 'suspicion', 'name', 'email', 'subject', 'message'];
  return toCsv([
    [...header, 'saved'],
    ...records.map((message) => [
      message.id,
      message.received,
      message.state,
      message.suspicion.join(', '),
      message.name,
      message.email,
      message.subject,
      message.message,
      message.saved.map(({ id, title }) => `${id} ${title}`).join('\n'),
    ]),
  ]);
}

/**
 * Rows as a table that spreadsheets read (RFC 4180). What a spreadsheet would take for a formula
 * gets an apostrophe in front, because visitors write into these cells.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
