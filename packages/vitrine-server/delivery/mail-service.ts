import type { Mail, MailAddress } from './compose-mail.ts';
import type { JsonRequest } from './post-json.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The request by which a service accepts mail, with placeholders such as `{subject}`. */
export interface MailService {
  /** The name of the mail service in logs and messages. */
  name: string;
  url: string;
  /** HTTP headers, whose values may contain the placeholder `{id}`. */
  headers: Readonly<Record<string, string>>;
  /** The body of the request, whose strings may contain every placeholder. */
  body: Json;
}

/** The API of Resend: https://resend.com/docs/api-reference/emails/send-email */
export const resend = (key: string): MailService => ({
  name: 'Resend',
  url: 'https://api.resend.com/emails',
  headers: { Authorization: `Bearer ${key}`, 'Idempotency-Key': '{id}' },
  body: {
    from: '{from}',
    to: ['{to}'],
    reply_to: '{replyTo}',
    subject: '{subject}',
    text: '{text}',
    headers: { 'Auto-Submitted': '{autoSubmitted}' },
  },
});

/**
 * The API of Postmark: https://postmarkapp.com/developer/api/email-api. Postmark has no idempotency
 * keys, but on request it preserves our Message-ID, by which mail systems drop duplicates.
 */
export const postmark = (token: string): MailService => ({
  name: 'Postmark',
  url: 'https://api.postmarkapp.com/email',
  headers: { 'X-Postmark-Server-Token': token, Accept: 'application/json' },
  body: {
    From: '{from}',
    To: '{to}',
    ReplyTo: '{replyTo}',
    Subject: '{subject}',
    TextBody: '{text}',
    TrackLinks: 'None',
    Headers: [
      { Name: 'Message-ID', Value: '{messageId}' },
      { Name: 'X-PM-KeepID', Value: 'true' },
      { Name: 'Auto-Submitted', Value: '{autoSubmitted}' },
    ],
  },
});

const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;

const RECIPIENT = /\{to(?:Name|Email)?\}/;

/** The names of the placeholders in the strings of a template. */
export function placeholdersIn(template: Json): string[] {
  return textsIn(template).flatMap((text) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name),
  );
}

type Placeholders = Readonly<Record<string, (mail: Mail) => string>>;

/** The functions that return the value of each placeholder, by the placeholder's name. */
export const placeholders = {
  from: ({ from }) => withName(from),
  fromName: ({ from }) => from.name,
  fromEmail: ({ from }) => from.address,
  to: ({ to }) => to.map(withName).join(', '),
  toName: ({ to }) => to.map(({ name }) => name).join(', '),
  toEmail: ({ to }) => to.map(({ address }) => address).join(', '),
  replyTo: ({ from, replyTo = from }) => withName(replyTo),
  replyToName: ({ from, replyTo = from }) => replyTo.name,
  replyToEmail: ({ from, replyTo = from }) => replyTo.address,
  subject: ({ subject }) => subject,
  text: ({ text }) => text,
  messageId: ({ messageId }) => messageId,
  // The value of the header field `Auto-Submitted` (RFC 3834, section 5).
  autoSubmitted: ({ headers }) => headers?.['Auto-Submitted'] ?? 'no',
} as const satisfies Placeholders;

/**
 * The request that sends a mail through a service.
 *
 * @param id The idempotency key: the same for every attempt, so that the service can drop duplicates.
 */
export function mailRequest(service: MailService, mail: Mail, id: string): JsonRequest {
  const headers = Object.entries(service.headers).map(([name, value]) => [
    name,
    value.replaceAll('{id}', id),
  ]);
  return {
    service: service.name,
    url: service.url,
    headers: Object.fromEntries(headers),
    body: JSON.stringify(fill(service.body, mail, { ...placeholders, id: () => id })),
  };
}

// Replaces the placeholders of a template. Placeholders in inserted values are not replaced: a
// visitor's `{to}` stays as it is.
function fill(template: Json, mail: Mail, values: Placeholders): Json {
  if (typeof template === 'string') {
    return template.replaceAll(PLACEHOLDER, (whole, name) => values[name]?.(mail) ?? whole);
  }
  if (Array.isArray(template)) {
    return template.flatMap((item) =>
      namesRecipient(item)
        ? mail.to.map((one) => fill(item, { ...mail, to: [one] }, values))
        : [fill(item, mail, values)],
    );
  }
  if (typeof template !== 'object' || template === null) return template;
  const entries = Object.entries(template).map(([name, value]) => [
    name,
    fill(value, mail, values),
  ]);
  return Object.fromEntries(entries);
}

// Whether an array element names a recipient, so that it is repeated for each one. Nested arrays
// are checked separately.
function namesRecipient(item: Json): boolean {
  if (typeof item === 'string') return RECIPIENT.test(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  return Object.values(item).some(namesRecipient);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// An e-mail address with its display name in quotation marks (RFC 5322, section 3.4). Characters
// that would end the quotation are removed.
function withName({ name, address }: MailAddress): string {
  const quoted = name.replaceAll(/["\\<>\p{Cc}]/gu, '').trim();
  return quoted === '' ? address : `"${quoted}" <${address}>`;
}
