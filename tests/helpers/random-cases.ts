/** The seed of all random cases. The same in each `npm test`; `npm run test:all` takes the day, such as 20260930. */
export const seed = Number(process.env.SEED ?? 2026);

/** How many times as many random cases are tried as in `npm test`. */
const factor = Number(process.env.CASES ?? 1);

/** The number of random cases of a test, where `npm test` tries `few`. */
export const cases = (few: number): number => Math.round(few * factor);
