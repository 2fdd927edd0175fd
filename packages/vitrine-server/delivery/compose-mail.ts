import { noteLines, type SiteSettings, t } from 'vitrine/message';
import type { StoredMessage } from '../store/records.ts';

/** An e-mail address with a display name. */
export interface MailAddress {
  /** The display name; may be empty. */
  name: string;
  address: string;
}

/** Sender and recipients of the mails to the owner. */
export interface MailEnds {
  from: MailAddress;
  to: MailAddress[];
}

/** A mail with the properties that nodemailer expects. */
export interface Mail extends MailEnds {
  replyTo?: MailAddress;
  subject: string;
  text: string;
  messageId: string;
  date: Date;
  headers?: Record<string, string>;
}

/** The line that separates the signature from the text of a mail (RFC 3676, section 4.3). */
const SIGNATURE = '-- ';

/**
 * The mail that forwards a visitor's message to the owner. Its sender is an e-mail address of the
 * owner's domain, so that no mail system treats the mail as forged; a reply goes to the visitor.
 *
 * @param detailsAddress Returns the URL of a project's page, by the project's id.
 */
export function messageMail(
  message: StoredMessage,
  { from, to }: MailEnds,
  { locale, strings }: Pick<SiteSettings, 'locale' | 'strings'>,
  detailsAddress: (id: string) => string,
): Mail {
  const { fields } = strings.form;
  const saved = message.saved.map(({ id, title }) => `- ${title}\n  ${detailsAddress(id)}`);
  const notes = noteLines(message, locale, fields);
  const text = [
    message.message,
    ...(notes.length === 0 ? [] : ['', ...notes]),
    ...(saved.length === 0
      ? []
      : ['', t(fields.labelled, { label: fields.saved, value: '' }, locale).trim(), ...saved]),
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
 * The confirmation mail to the visitor, with the owner's text. It contains nothing that the visitor
 * wrote, so nobody can use this server to send text to a third person.
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
    // This header prevents automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

// The Message-ID of a mail: the same for every attempt, so that mail systems can drop duplicates.
function messageId(id: string, from: MailAddress): string {
  return `<${id}@${from.address.slice(from.address.lastIndexOf('@') + 1)}>`;
}

/**
 * A visitor's text for a mail header. Mail programs decode MIME encoded words (`=?…?=`, RFC 2047)
 * even if the visitor typed them, and the decoded text may contain a line break and a further
 * header. So a space is inserted to break up encoded words.
 */
export function headerText(text: string): string {
  return text.replaceAll('=?', '= ?');
}
