/** The times that the server goes by, in whole milliseconds: they are signed and stored as text. */
export interface Clock {
  /** Since 1970, for what is stored and shown. The machine's clock may be set, also back. */
  now: () => number;
  /** For durations: since 1970 by the clock at the start, and from then on without any step. */
  steady: () => number;
}

/** How far the clocks of two machines that share a store may differ, in milliseconds. */
export const CLOCK_SKEW = 60_000;

export const systemClock: Clock = {
  now: Date.now,
  steady: () => Math.round(performance.timeOrigin + performance.now()),
};
