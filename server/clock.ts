/** The clocks of the server, in whole milliseconds: times are signed and stored as text. */
export interface Clock {
  /** Since 1970, for times that are stored or shown. The machine's clock may be set, also back. */
  now: () => number;
  /** For durations: starts at the machine's clock, and never jumps after that. */
  monotonic: () => number;
}

/** How far the clocks of two machines that share a store may differ, in milliseconds. */
export const CLOCK_SKEW = 60_000;

export const systemClock: Clock = {
  now: Date.now,
  monotonic: () => Math.round(performance.timeOrigin + performance.now()),
};
