interface DeliveryProblem {
  /** For the log, such as `ECONNREFUSED` or `550`: nothing that a visitor wrote. */
  code: string;
  /** What the service or the network said, for the store; not for the log. */
  text: string;
  /** The service is away, or wants to be left alone: others by the same way need not be tried. */
  isAway?: boolean;
  /** Another try would not help. */
  isFinal?: boolean;
  /** How long the service asks to wait, in milliseconds. */
  retryAfter?: number | undefined;
}

/** Something could not be delivered. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly code: string;
  readonly isAway: boolean;
  readonly isFinal: boolean;
  readonly retryAfter: number;

  constructor({ code, text, isAway = false, isFinal = false, retryAfter = 0 }: DeliveryProblem) {
    super(
      text
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim()
        .slice(0, 500),
    );
    this.code = code;
    this.isAway = isAway;
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
