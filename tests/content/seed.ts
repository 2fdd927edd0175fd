import fc from 'fast-check';

/**
 * Sets a fixed seed for property tests, so that a failure comes from a change of the code and not from
 * other random cases. `SEED=<number>` sets another seed.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) });
