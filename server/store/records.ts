import { z } from 'zod';
import { sql } from './database.ts';

const choices = z.array(z.object({ id: z.string(), label: z.string(), option: z.string() }));
const saved = z.array(z.object({ id: z.string(), title: z.string() }));

/** A row of the table `messages`. */
export const storedMessage = z.object({
  id: z.string(),
  /** The further language of the page with the form; empty for the first language. */
  language: z.string(),
  /** When it was received, in milliseconds since 1970. */
  receivedAt: z.number(),
  /** Its state, which the owner sets. */
  state: z.enum(['new', 'answered', 'spam']),
  /** The reasons why it was taken for spam; empty if it was not. */
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

/** The columns that `storedMessage` reads. */
export const MESSAGE_COLUMNS = sql`id, received_at AS "receivedAt", state, suspicion, name, email,
  subject, message, choices, page, saved, language`;

/** Kinds of deliveries: mail to the owner, confirmation to the visitor, webhook, notifications. */
export const outboxKinds = [
  'message',
  'confirmation',
  'webhook',
  'slack',
  'telegram',
  'ntfy',
] as const;

/** A row of the table `outbox`: a delivery that waits, was made, or was given up. */
export const outboxEntry = z.object({
  messageId: z.string(),
  kind: z.enum(outboxKinds),
  state: z.enum(['waiting', 'sent', 'given up']),
  /** The number of failed tries. */
  attempts: z.number(),
  /** When it was created, in milliseconds since 1970. */
  queuedAt: z.number(),
  /** When it is tried next, in milliseconds since 1970. */
  nextAt: z.number(),
  /** The last error of the service or the network; empty if there was none. */
  lastError: z.string(),
});

export type OutboxEntry = z.infer<typeof outboxEntry>;
export type OutboxKind = OutboxEntry['kind'];

/** The columns that `outboxEntry` reads. */
export const OUTBOX_COLUMNS = sql`message_id AS "messageId", kind, state, attempts,
  queued_at AS "queuedAt", next_at AS "nextAt", last_error AS "lastError"`;
