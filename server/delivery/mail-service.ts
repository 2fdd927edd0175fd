import type { Mail, MailAddress } from './compose-mail.ts';
import type { JsonRequest } from './post-json.ts';

/** A JSON value. */
export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** The request by which a service accepts mail, with placeholders such as `{subject}`. */
export interface MailService {
  /** Its name, for people. */
  name: string;
  url: string;
  /** May contain `{id}`. */
  headers: Readonly<Record<string, string>>;
  /** May contain every placeholder, in its texts. */
  body: Json;
}

/** https://resend.com/docs/api-reference/emails/send-email */
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
 * https://postmarkapp.com/developer/api/email-api. It has no idempotency keys, but keeps our
 * Message-ID where asked to, by which mail systems drop duplicates.
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

/** The names of the placeholders in the texts of a template. */
export function placeholdersIn(template: Json): string[] {
  return textsIn(template).flatMap((text) =>
    Array.from(text.matchAll(PLACEHOLDER), ([, name = '']) => name),
  );
}

type Placeholders = Readonly<Record<string, (mail: Mail) => string>>;

/** The value of each placeholder, by its name. */
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
 * @param id The same for every try, so that the service can drop duplicates.
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

// Values are inserted without looking for placeholders in them: a visitor's `{to}` stays as it is.
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

// Whether an element of a list is repeated for each recipient. Lists inside it are checked on their own.
function namesRecipient(item: Json): boolean {
  if (typeof item === 'string') return RECIPIENT.test(item);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return false;
  return Object.values(item).some(namesRecipient);
}

function textsIn(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// A name in quotation marks (RFC 5322, section 3.4), without characters that would end them.
function withName({ name, address }: MailAddress): string {
  const quoted = name.replaceAll(/["\\<>\p{Cc}]/gu, '').trim();
  return quoted === '' ? address : `"${quoted}" <${address}>`;
}
