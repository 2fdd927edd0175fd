import { z } from 'zod';
import type { Message } from '../../src/features/contact/message.ts';

/** Where a message stands with its owner. */
export type MessageState = 'new' | 'answered' | 'spam';

export interface StoredMessage extends Message {
  id: string;
  /** The further language of the page that it was written on; empty for the first language. */
  language: string;
  /** When it was received, in milliseconds since 1970. */
  receivedAt: number;
  state: MessageState;
  /** Why it was taken for spam; empty if it was not. */
  suspicion: string[];
}

/** What leaves by mail: the message to the owner, or the confirmation to the visitor. */
export type MailKind = 'message' | 'confirmation';

/** A mail that waits, was sent, or was given up. */
export interface OutboxEntry {
  messageId: string;
  kind: MailKind;
  state: 'waiting' | 'sent' | 'given up';
  /** How often it was tried without success. */
  attempts: number;
  /** When it was first put here, in milliseconds since 1970. */
  queuedAt: number;
  /** When it is tried next, in milliseconds since 1970. */
  nextAt: number;
  /** What the mail server or the network said last; empty if nothing went wrong. */
  lastError: string;
}

const savedSchema = z.array(z.object({ id: z.string(), title: z.string() }));

const messageRow = z.object({
  id: z.string(),
  received_at: z.number(),
  state: z.enum(['new', 'answered', 'spam']),
  suspicion: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  saved: z.string().transform((text) => savedSchema.parse(JSON.parse(text))),
  language: z.string(),
});

const outboxRow = z.object({
  message_id: z.string(),
  kind: z.enum(['message', 'confirmation']),
  state: z.enum(['waiting', 'sent', 'given up']),
  attempts: z.number(),
  queued_at: z.number(),
  next_at: z.number(),
  last_error: z.string(),
});

/** A row of the table `messages`, checked. */
export function readMessage(row: unknown): StoredMessage {
  const { received_at: receivedAt, suspicion, ...rest } = messageRow.parse(row);
  return { ...rest, receivedAt, suspicion: suspicion === '' ? [] : suspicion.split(', ') };
}

/** A row of the table `outbox`, checked. */
export function readOutboxEntry(row: unknown): OutboxEntry {
  const { kind, state, attempts, ...rest } = outboxRow.parse(row);
  return {
    messageId: rest.message_id,
    kind,
    state,
    attempts,
    queuedAt: rest.queued_at,
    nextAt: rest.next_at,
    lastError: rest.last_error,
  };
}
