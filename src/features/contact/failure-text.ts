import type { Messages } from '../../i18n/en.ts';
import { interpolate } from '../../i18n/interpolate.ts';
import type { FailureReason } from './answer.ts';
import { longestWait } from './limits.ts';

/**
 * Why a message was not sent, for a person.
 *
 * @param retryAfter How long to wait in seconds, where the answer said it.
 */
export function failureText(
  reason: FailureReason,
  retryAfter: number | undefined,
  failure: Messages['contact']['failure'],
): string {
  return interpolate(failure[reason], {
    seconds: longestWait / 1000,
    minutes: Math.max(Math.ceil((retryAfter ?? 60) / 60), 1),
  });
}
