import type { OutboxEntry } from '../store/records.ts';

/** The pause before the second attempt, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** The longest pause between two attempts, in milliseconds: four hours. */
const LONGEST_PAUSE = 4 * 60 * 60 * 1000;

/** How long an outbox entry is retried before it is given up, in milliseconds: three days. */
export const MIN_RETRY_TIME = 3 * 24 * 60 * 60 * 1000;

/** Minimum number of attempts before an entry is given up, as the clock may have been set forward. */
const MIN_TRIES = 20;

/**
 * The pause before the next attempt at an entry, in milliseconds.
 *
 * @param attempts The number of failed attempts before this one.
 * @param retryAfter How long the service asks to wait, in milliseconds.
 */
export function pauseAfter(attempts: number, retryAfter: number): number {
  return Math.max(Math.min(FIRST_PAUSE * 2 ** attempts, LONGEST_PAUSE), retryAfter);
}

/** Whether an entry has been tried long and often enough to give it up. */
export function isTooLate({ queuedAt }: OutboxEntry, attempts: number, now: number): boolean {
  return now - queuedAt >= MIN_RETRY_TIME && attempts >= MIN_TRIES;
}
