import { noteLines } from '../../src/contact/message.ts';
import type { UiStrings } from '../../src/i18n/en.ts';
import type { StoredMessage } from '../store/records.ts';

/** A mail address with a display name. */
export interface MailAddress {
  /** May be empty. */
  name: string;
  address: string;
}

/** Sender and recipient of the owner's mail. */
export interface MailEnds {
  from: MailAddress;
  to: MailAddress[];
}

/** A mail, in the shape that nodemailer takes. */
export interface Mail extends MailEnds {
  replyTo?: MailAddress;
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers?: Record<string, string>;
}

/** The line before a signature (RFC 3676, section 4.3). */
const SIGNATURE = '-- ';

/**
 * The mail with a message to the owner. Its sender is an address of the owner's domain, so that no
 * mail system takes it for forged; a reply goes to the visitor.
 *
 * @param detailsAddress Turns a project's id into the address of its page.
 */
export function messageMail(
  message: StoredMessage,
  { from, to }: MailEnds,
  messages: UiStrings['contact']['mail'],
  detailsAddress: (id: string) => string,
): Mail {
  const saved = message.saved.map(({ id, title }) => `- ${title}\n  ${detailsAddress(id)}`);
  const notes = noteLines(message, messages.page);
  const text = [
    message.message,
    ...(notes.length === 0 ? [] : ['', ...notes]),
    ...(saved.length === 0 ? [] : ['', `${messages.saved}:`, ...saved]),
    '',
    SIGNATURE,
    message.name,
    message.email,
  ];
  return {
    from,
    to,
    replyTo: { name: headerText(message.name), address: message.email },
    subject: headerText(message.subject),
    text: text.join('\n'),
    messageId: messageId(message.id, from),
    date: new Date(message.receivedAt),
  };
}

/**
 * The confirmation to the visitor, in the owner's words. It contains nothing that the visitor wrote,
 * so nobody can use this server to send text to a third person.
 */
export function confirmationMail(
  message: StoredMessage,
  { from, to }: MailEnds,
  { subject, text }: Pick<Mail, 'subject' | 'text'>,
): Mail {
  const owner = to[0];
  return {
    from,
    to: [{ name: '', address: message.email }],
    ...(owner && { replyTo: owner }),
    subject,
    text,
    messageId: messageId(`${message.id}.confirmation`, from),
    date: new Date(message.receivedAt),
    // Prevents automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

// The same for every try, so that a mail system can drop duplicates.
function messageId(id: string, from: MailAddress): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}

/**
 * A visitor's text for the header of a mail. Mail programs decode `=?…?=` (RFC 2047) even where the
 * visitor typed it, and it may decode to a line break and a header. So such a text is broken up.
 */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?');
}
