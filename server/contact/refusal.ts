import type { Faults } from '../../src/features/contact/message.ts';
import type { Words } from './words.ts';

/** Why a message is not taken. The words for each stand in the messages. */
export type RefusalReason = Extract<
  keyof Words['failure'],
  'unreadable' | 'foreign' | 'tooLarge' | 'wrongType' | 'invalid' | 'tooMany' | 'full'
>;

export const refusalStatus = {
  unreadable: 400,
  foreign: 403,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  full: 503,
} as const satisfies Record<RefusalReason, number>;

export interface Refusal {
  reason: RefusalReason;
  faults?: Faults;
  /** When it is worth trying again, in seconds. */
  retryAfter?: number;
}
