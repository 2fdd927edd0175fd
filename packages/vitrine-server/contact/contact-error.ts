import type { FieldErrors, SendError } from 'vitrine/message';

const statuses = {
  unreadable: 400,
  crossSite: 403,
  tooLarge: 413,
  wrongType: 415,
  invalid: 422,
  tooMany: 429,
  full: 503,
} as const satisfies Partial<Record<SendError, number>>;

interface ContactErrorDetails {
  fieldErrors?: FieldErrors;
  /** The number of seconds after which another attempt is worthwhile. */
  retryAfter?: number;
}

/** The error that a visitor's message is not accepted. The UI strings contain the text for each reason. */
export class ContactError extends Error {
  override name = 'ContactError';
  readonly reason: keyof typeof statuses;
  readonly status: (typeof statuses)[keyof typeof statuses];
  readonly fieldErrors: FieldErrors;
  readonly retryAfter: number | undefined;

  constructor(reason: keyof typeof statuses, details: ContactErrorDetails = {}) {
    super(reason);
    this.reason = reason;
    this.status = statuses[reason];
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfter = details.retryAfter;
  }
}
