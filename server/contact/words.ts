import type { Messages } from '../../src/i18n/en.ts';

/** The words of the contact page: what the server says to a visitor stands there too. */
export type Words = Messages['contact'];
