interface DeliveryProblem {
  /** For the log, such as `ECONNREFUSED` or `550`: nothing that a visitor wrote. */
  code: string;
  /** The text of the service or the network, for the store; not for the log. */
  text: string;
  /** The service is unavailable or refuses more requests: other entries of the channel need not be tried. */
  isAway?: boolean;
  /** Another try would not help. */
  isFinal?: boolean;
  /** The wait that the service asks for, in milliseconds. */
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
