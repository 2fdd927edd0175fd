/** The clocks of the server. They return whole milliseconds, because times are signed and stored as text. */
export interface Clock {
  /** Milliseconds since 1970, for times that are stored or shown. May jump when the system clock is set. */
  now: () => number;
  /** A monotonic clock, for measuring durations: starts at the system time, and never jumps after that. */
  monotonic: () => number;
}

/** How far the clocks of two machines that share a message store may differ, in milliseconds. */
export const CLOCK_SKEW = 60_000;

export const systemClock: Clock = {
  now: Date.now,
  monotonic: () => Math.round(performance.timeOrigin + performance.now()),
};
