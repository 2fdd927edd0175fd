import { z } from 'zod';
import { sql } from './sql.ts';

const choices = z.array(z.object({ id: z.string(), label: z.string(), option: z.string() }));
const saved = z.array(z.object({ id: z.string(), title: z.string() }));

/** A row of the database table `messages`. */
export const storedMessage = z.object({
  id: z.string(),
  /** The tag of the further language of the page with the form; empty for the site's first language. */
  language: z.string(),
  /** When the message was received, in milliseconds since 1970. */
  receivedAt: z.number(),
  /** The state of the message, which the owner can set. */
  state: z.enum(['new', 'answered', 'spam']),
  /** The reasons why the message was treated as spam; empty if it was not. */
  suspicion: z.string().transform((text) => (text === '' ? [] : text.split(', '))),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  choices: z.string().transform((text) => choices.parse(JSON.parse(text))),
  page: z.string(),
  saved: z.string().transform((text) => saved.parse(JSON.parse(text))),
});

export type StoredMessage = z.infer<typeof storedMessage>;
export type MessageState = StoredMessage['state'];

/** The SQL columns that the schema `storedMessage` reads. */
export const MESSAGE_COLUMNS = sql`id, received_at AS "receivedAt", state, suspicion, name, email,
  subject, message, choices, page, saved, language`;

/** The kinds of outbox entries: mail to the owner, confirmation to the visitor, webhook, notifications. */
export const outboxKinds = [
  'message',
  'confirmation',
  'webhook',
  'slack',
  'telegram',
  'ntfy',
] as const;

/** A row of the database table `outbox`: a delivery that waits, was made, or was given up. */
export const outboxEntry = z.object({
  messageId: z.string(),
  kind: z.enum(outboxKinds),
  state: z.enum(['waiting', 'sent', 'given up']),
  /** The number of failed attempts to deliver. */
  attempts: z.number(),
  /** When the outbox entry was created, in milliseconds since 1970. */
  queuedAt: z.number(),
  /** When the next attempt to deliver is due, in milliseconds since 1970. */
  nextAt: z.number(),
  /** The last error of the service or the network; empty if there was none. */
  lastError: z.string(),
});

export type OutboxEntry = z.infer<typeof outboxEntry>;
export type OutboxKind = OutboxEntry['kind'];

/** The SQL columns that the schema `outboxEntry` reads. */
export const OUTBOX_COLUMNS = sql`message_id AS "messageId", kind, state, attempts,
  queued_at AS "queuedAt", next_at AS "nextAt", last_error AS "lastError"`;
