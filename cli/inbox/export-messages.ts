import type { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { headerText } from '../../server/delivery/compose-mail.ts';
import type { StoredMessage } from '../../server/store/records.ts';
import { choiceName } from '../../src/contact/limits.ts';
import { noteLines } from '../../src/contact/message.ts';
import type { SiteSettings } from '../../src/contact/site-settings.ts';
import { UsageError } from '../command.ts';

type Labels = Pick<SiteSettings, 'locale' | 'strings'>;

const columns = [
  ...(['id', 'received', 'state', 'suspicion', 'name', 'email'] as const),
  ...(['subject', 'message', 'page', 'saved'] as const),
];

/**
 * Exports messages as JSON, mbox or CSV for other programs.
 *
 * @param site The language of the labels in mbox, as in mails to the owner.
 * @throws UsageError if the format is none of `json`, `mbox`, `csv`
 */
export async function exportMessages(
  messages: readonly StoredMessage[],
  format: string | undefined,
  site: Labels,
): Promise<string> {
  if (format === 'mbox') {
    return (await Promise.all(messages.map((message) => toMbox(message, site)))).join('');
  }
  const records = messages.map(({ receivedAt, ...message }) => ({
    ...message,
    received: new Date(receivedAt).toISOString(),
  }));
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  if (format !== 'csv') throw new UsageError('Name the format of the export: json, mbox or csv.');
  const rows = records.map((message) => ({
    ...message,
    suspicion: message.suspicion.join(', '),
    saved: message.saved.map(({ id, title }) => `${id} ${title}`).join('\n'),
  }));
  const ids = [...new Set(messages.flatMap(({ choices }) => choices.map(({ id }) => id)))];
  return toCsv([
    [...columns, ...ids.map(choiceName)],
    ...rows.map((row) => [
      ...columns.map((column) => row[column]),
      ...ids.map((id) => row.choices.find((choice) => choice.id === id)?.option ?? ''),
    ]),
  ]);
}

// Formats rows as CSV (RFC 4180). A cell that a spreadsheet would evaluate as a formula begins with an
// apostrophe, because visitors write the texts of these cells.
function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

// Formats a message for an mbox file, which mail programs open (format `mboxrd`, line ends `\n`).
async function toMbox(message: StoredMessage, { locale, strings }: Labels): Promise<string> {
  const date = new Date(message.receivedAt);
  const notes = noteLines(message, locale, strings.form.fields);
  const saved = message.saved.map(({ id, title }) => `- ${title} (${id})`);
  const parts = [message.message, notes.join('\n'), saved.join('\n')];
  const mail = new MailComposer({
    from: { name: headerText(message.name), address: message.email },
    subject: headerText(message.subject),
    text: parts.filter(Boolean).join('\n\n'),
    date,
    messageId: `<${message.id}@inbox.invalid>`,
    headers: { 'X-Inbox-State': message.state },
    textEncoding: 'quoted-printable',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const bytes: Buffer = await mail.compile().build();
  const body = bytes
    .toString('latin1')
    .replaceAll('\r\n', '\n')
    .replaceAll(/^(>*From )/gm, '>$1');
  return `From ${message.email} ${asctime(date)}\n${body}\n\n`;
}

// Formats a date in UTC as in an mbox file: `Wed Mar  4 05:06:07 2026`.
function asctime(date: Date): string {
  const [week = '', day = '', month = '', year = '', time = ''] = date.toUTCString().split(/,? /);
  return `${week} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
}
