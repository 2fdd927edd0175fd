/** The first pause before another try, in milliseconds. Each further pause is twice as long. */
const FIRST_PAUSE = 15_000;

/** The longest pause, in milliseconds: four hours. */
const LONGEST_PAUSE = 4 * 60 * 60 * 1000;

/** How long a mail is tried, in milliseconds: three days. */
export const TRY_FOR = 3 * 24 * 60 * 60 * 1000;

/** The pause after so many tries without success, in milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE * 2 ** (attempts - 1), LONGEST_PAUSE);
}
