import type { Buffer } from 'node:buffer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { headerText } from '../../server/mail/compose.ts';
import type { StoredMessage } from '../../server/store/records.ts';

/** Messages as a mailbox that mail programs open (the form `mboxrd`, with `\n` at line ends). */
export async function toMbox(messages: readonly StoredMessage[]): Promise<string> {
  const parts = await Promise.all(messages.map(toPart));
  return parts.join('');
}

async function toPart(message: StoredMessage): Promise<string> {
  const date = new Date(message.receivedAt);
  const saved = message.saved.map(({ id, title }) => `- ${title} (${id})`);
  const text = [message.message, ...(saved.length > 0 ? ['', ...saved] : [])].join('\n');
  const mail = new MailComposer({
    from: { name: headerText(message.name), address: message.email },
    subject: headerText(message.subject),
    text,
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

// `Wed Mar  4 05:06:07 2026`, in UTC.
function asctime(date: Date): string {
  const [week = '', day = '', month = '', year = '', time = ''] = date.toUTCString().split(/,? /);
  return `${week} ${month} ${String(Number(day)).padStart(2)} ${time} ${year}`;
}
