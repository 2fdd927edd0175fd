import type { FieldName } from './limits.ts';
import type { SavedWork } from './message.ts';

export interface MailtoContent extends Readonly<Record<FieldName, string>> {
  readonly to: string;
  /** Further lines for the message, such as the answers to the owner's questions. */
  readonly notes: readonly string[];
  readonly saved: readonly SavedWork[];
}

/** Maximum length of a `mailto:` link: Windows passes at most 2,083 characters to the mail program. */
const maxLinkLength = 2000;

/** The message as plain text, for an e-mail or for the clipboard. */
export function plainText(content: Omit<MailtoContent, 'to'>): string {
  const { name, email, message, notes, saved } = content;
  const parts = [message, notes.join('\n'), saved.map(({ title }) => `- ${title}`).join('\n')];
  return [...parts.filter(Boolean), `${name}\n${email}`].join('\n\n').trim();
}

/**
 * A link that opens the visitor's mail program with the message in it.
 *
 * @param paste Body for the link if the message is too long: it asks the visitor to paste the message.
 * @returns The link, and whether the link contains the whole message.
 */
export function mailtoLink(content: MailtoContent, paste: string) {
  const link = (body: string) =>
    `mailto:${content.to}?subject=${encode(content.subject)}&body=${encode(body)}`;
  const whole = link(plainText(content));
  if (whole.length <= maxLinkLength) return { href: whole, isWhole: true };
  const short = [paste, '', content.name, content.email].join('\n').trim();
  return { href: link(short), isWhole: false };
}

// Encodes for `mailto:` URLs, in which `+` is not a space and lines end with CR LF (RFC 6068, section 5).
function encode(text: string): string {
  return encodeURIComponent(text.toWellFormed().replaceAll(/\r\n?|\n/g, '\r\n'));
}
