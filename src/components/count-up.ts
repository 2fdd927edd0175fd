/** Where counting begins and ends. */
export interface Count {
  /** The first value; may be above the end. */
  start: number;
  end: number;
  /** How long counting takes, in seconds; 0 ends at once. */
  duration: number;
  /** Digits after the decimal mark, 0 or more. */
  decimals: number;
}

/**
 * The value of a counter at a moment. It runs fast at first and settles towards the end, as a
 * quarter of a sine wave does. On the way it shows only figures that it has fully reached, so the
 * end stands there at the end of the duration and not before.
 *
 * @param elapsed Seconds since counting began.
 * @returns The start at 0 or earlier, exactly the end at the duration or later.
 */
export function countAt({ start, end, duration, decimals }: Count, elapsed: number): number {
  if (elapsed >= duration) return end;
  if (elapsed <= 0) return start;
  const value = start + (end - start) * Math.sin(((elapsed / duration) * Math.PI) / 2);
  const step = 10 ** decimals;
  return end >= start
    ? Math.max(start, Math.floor(value * step) / step)
    : Math.min(start, Math.ceil(value * step) / step);
}

/**
 * Writes numbers as the locale does; what is rounded to nought has no sign.
 *
 * @param decimals Digits after the decimal mark, always that many.
 * @param locale BCP 47 tag.
 */
export function countFormat(decimals: number, locale: string): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    signDisplay: 'negative',
  });
}
