import { z } from 'zod';
import { affix, text, wholeNumber } from './fields/fields.ts';

export const statSchema = z.strictObject({
  label: text(30).describe('What is counted.'),
  start: z
    .number({ error: 'a number' })
    .default(0)
    .describe('The number at the start of the count.'),
  end: z
    .number({ error: 'a number' })
    .describe('The number at the end of the count; may be below the start.'),
  duration: z
    .number({ error: 'a number of seconds' })
    .min(0, { error: 'a number of seconds, 0 or more' })
    .describe('The duration of the count, in seconds.'),
  decimals: wholeNumber('a whole number from 0 to 6', 0, 6)
    .default(0)
    .describe('Digits after the decimal mark.'),
  prefix: affix(8).describe('Text right before the number, spaces included.'),
  suffix: affix(8).describe('Text right after the number, such as +, spaces included.'),
});

export type Stat = z.output<typeof statSchema>;
