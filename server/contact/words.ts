import type { Labels } from '../../src/labels/en.ts';

/** The words of the contact page: what the server says to a visitor stands there too. */
export type Words = Labels['contact'];
