import type { Message } from 'vitrine/message';
import { type Statement, sql } from './sql.ts';

export const MEGABYTE = 1_000_000;

/** The size of a message in addition to its text, in bytes: ids, indexes, counters, outbox entries. */
const OVERHEAD = 1536;

/** After messages were refused, the store counts as full until it shrinks to this fraction of the limit. */
const RESUME_PART = 0.9;

/** Spam is accepted up to this fraction of the size limit, so that it cannot block other messages. */
const SPAM_PART = 0.5;

/** The size of a message that counts towards the limit, in bytes. `recountUsage` counts the same columns. */
export function sizeOf({ name, email, subject, message, saved, choices, page }: Message): number {
  const texts = [
    name,
    email,
    subject,
    message,
    JSON.stringify(saved),
    JSON.stringify(choices),
    page,
  ];
  return Buffer.byteLength(texts.join('')) + OVERHEAD;
}

/** The size of the words of a testimonial, as JSON, that counts towards the limit. Portraits do not count. */
export function sizeOfWords(words: string): number {
  return Buffer.byteLength(words) + OVERHEAD;
}

/** Recounts the size of all messages and testimonials, after some were removed, also by other programs. */
export const recountUsage: Statement = sql`UPDATE usage SET bytes = (
  SELECT coalesce(sum(octet_length(name) + octet_length(email) + octet_length(subject) +
    octet_length(message) + octet_length(saved) + octet_length(choices) + octet_length(page) +
    ${OVERHEAD}), 0) FROM messages) + (
  SELECT coalesce(sum(octet_length(words) + ${OVERHEAD}), 0) FROM testimonials)`;

/** The size limit of all messages, as SQL conditions for the only row of the table `usage`. */
export class SizeLimit {
  readonly #maxBytes: number;

  /** @param maxBytes Maximum size of all messages in bytes; no limit if omitted. */
  constructor(maxBytes = Number.MAX_SAFE_INTEGER) {
    this.#maxBytes = maxBytes;
  }

  /** The SQL condition that a message of this size, spam or not, is within the limit. */
  allows(bytes: number, isSpam: Statement): Statement {
    const part = Math.floor(this.#maxBytes * SPAM_PART);
    return sql`(bytes + ${bytes} <= ${part} OR bytes + ${bytes} <= ${this.#maxBytes} AND NOT (${isSpam}))`;
  }

  /** The SQL condition that a full store remains full (see `RESUME_PART`) with these further bytes. */
  staysFull(bytes = 0): Statement {
    return sql`bytes + ${bytes} > ${Math.floor(this.#maxBytes * RESUME_PART)}`;
  }
}
