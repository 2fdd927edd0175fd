import { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { UsageError } from 'vitrine/command';
import {
  choiceName,
  noteLines,
  type ReceivedTestimonial,
  type SiteSettings,
} from 'vitrine/message';
import { headerText } from '../delivery/compose-mail.ts';
import type { StoredMessage } from '../store/records.ts';

type Labels = Pick<SiteSettings, 'locale' | 'strings'>;

const columns = [
  ...(['id', 'received', 'language', 'state', 'suspicion', 'name', 'email'] as const),
  ...(['subject', 'message', 'page', 'saved'] as const),
];

/** The separators of columns in CSV, by what `--separator` accepts. */
const separators = new Map([
  [',', ','],
  [';', ';'],
  ['tab', '\t'],
  ['\t', '\t'],
]);

/** The separators that `--separator` accepts, for messages. */
export const separatorNames = ', ; or tab';

/** How messages are exported. */
interface ExportOptions {
  /** `json`, `mbox` or `csv`. */
  format: string | undefined;
  /** The separator of columns in CSV, one of {@link separatorNames}; a comma if absent. */
  separator?: string | undefined;
}

/**
 * Exports messages as JSON, mbox or CSV for other programs.
 *
 * @param site The language of the labels in mbox, as in mails to the owner.
 * @throws UsageError if the format is none of `json`, `mbox`, `csv`, or the separator is unknown
 */
export async function exportMessages(
  messages: readonly StoredMessage[],
  site: Labels,
  { format, separator: given }: ExportOptions,
): Promise<string> {
  if (given !== undefined && format !== 'csv')
    throw new UsageError('--separator can be used only with export csv.');
  if (format === 'mbox') {
    return (await Promise.all(messages.map((message) => toMbox(message, site)))).join('');
  }
  const records = messages.map(({ receivedAt, ...message }) => ({
    ...message,
    received: new Date(receivedAt).toISOString(),
  }));
  if (format === 'json') return `${JSON.stringify(records, null, 2)}\n`;
  if (format !== 'csv')
    throw new UsageError('Name the format of the export: json, mbox or csv, or testimonials.');
  const separator = separators.get(given ?? ',');
  if (separator === undefined)
    throw new UsageError(`--separator: expected ${separatorNames}, found '${given}'.`);
  const rows = records.map((message) => ({
    ...message,
    suspicion: message.suspicion.join(', '),
    saved: message.saved.map(({ id, title }) => `${id} ${title}`).join('\n'),
  }));
  const ids = [...new Set(messages.flatMap(({ choices }) => choices.map(({ id }) => id)))];
  const header = [...columns, ...ids.map(choiceName)];
  const cells = rows.map((row) => [
    ...columns.map((column) => row[column]),
    ...ids.map((id) => row.choices.find((choice) => choice.id === id)?.option ?? ''),
  ]);
  return toCsv([header, ...cells], separator);
}

/** Exports testimonials as JSON, with portraits in base64. */
export function exportTestimonials(testimonials: readonly ReceivedTestimonial[]): string {
  const records = testimonials.map(({ receivedAt, portrait, ...testimonial }) => ({
    ...testimonial,
    received: new Date(receivedAt).toISOString(),
    ...(portrait && {
      portrait: { type: portrait.type, base64: Buffer.from(portrait.bytes).toString('base64') },
    }),
  }));
  return `${JSON.stringify(records, null, 2)}\n`;
}

/** The byte order mark, without which Excel does not read a CSV file as UTF-8. */
const BOM = '\ufeff';

// Formats rows as CSV (RFC 4180) in UTF-8 with a byte order mark.
function toCsv(rows: readonly (readonly string[])[], separator: string): string {
  const lines = rows.map((row) => row.map(cell).join(separator));
  return `${BOM}${lines.join('\r\n')}\r\n`;
}

// Visitors write these texts, and a spreadsheet evaluates a text that begins like a formula, also with
// full-width signs or behind spaces and control characters. Such a text gets an apostrophe in front, and so does
// a text that begins with one. The same applies behind each separator and line end, because a spreadsheet that
// expects another separator divides the cell there. Without these apostrophes every text is as it was.
function cell(text: string): string {
  const begun = /^['=+\-@\u2212\p{Z}\p{C}]/u.test(text.normalize('NFKC')) ? `'${text}` : text;
  const plain = begun.replaceAll(
    /[,;\t\r\n](?='|["\p{Z}\p{C}]*[=+\-@\u2212﹢﹣﹦﹫＋－＝＠])/gu,
    "$&'",
  );
  const isQuoted = /["\r\n,;\t]|\s$/.test(plain);
  return isQuoted ? `"${plain.replaceAll('"', '""')}"` : plain;
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
