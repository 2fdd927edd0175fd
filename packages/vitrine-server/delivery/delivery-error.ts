interface DeliveryProblem {
  /** The error code for the log, such as `ECONNREFUSED` or `550`, without text that a visitor wrote. */
  code: string;
  /** The error text of the service or network. The message store saves this text, but it is never logged. */
  text: string;
  /** Whether the service is unavailable, so other entries of the channel need not be tried. */
  isUnavailable?: boolean;
  /** Whether another attempt would not help. */
  isFinal?: boolean;
  /** How long the service asks to wait before the next attempt, in milliseconds. */
  retryAfter?: number | undefined;
}

/** The error that a message could not be delivered by a channel. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;
  readonly isUnavailable: boolean;
  readonly isFinal: boolean;
  readonly retryAfter: number;

  constructor({
    code,
    text,
    isUnavailable = false,
    isFinal = false,
    retryAfter = 0,
  }: DeliveryProblem) {
    super(
      text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 500),
    );
    this.code = code;
    this.isUnavailable = isUnavailable;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
