import fc from 'fast-check';

/**
 * Property tests try the same cases wherever the same code is tested: what turns red has to do with
 * a change. `SEED=<number>` tries others.
 */
fc.configureGlobal({ seed: Number(process.env.SEED ?? 2026) });
