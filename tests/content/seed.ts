import fc from 'fast-check';
import { cases, seed } from '../helpers/random-cases.ts';

// A failure of `npm test` comes from a change of the code, and not from other random cases.
fc.configureGlobal({ seed, numRuns: cases(100) });
