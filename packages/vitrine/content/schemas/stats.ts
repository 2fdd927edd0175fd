import { z } from 'zod';
import { fieldInfo } from './fields/field-info.ts';
import { affix, text, wholeNumber } from './fields/fields.ts';

export const statSchema = z.strictObject({
  label: text(30).describe('A label that says what the counter counts.'),
  start: z
    .number({ error: 'a number' })
    .register(fieldInfo, { isSeldomUsed: true })
    .default(0)
    .describe('The number at which the counter starts.'),
  end: z
    .number({ error: 'a number' })
    .describe('The number at which the counter ends; this number may be lower than the start.'),
  duration: z
    .number({ error: 'a number of seconds' })
    .min(0, { error: 'a number of seconds, 0 or more' })
    .describe('The duration of the counting animation, in seconds.'),
  decimals: wholeNumber('a whole number from 0 to 6', 0, 6)
    .register(fieldInfo, { isSeldomUsed: true })
    .default(0)
    .describe('The number of digits after the decimal point.'),
  prefix: affix(8).describe('The text directly before the number, including spaces.'),
  suffix: affix(8).describe('The text directly after the number, such as +, including spaces.'),
});

export type Stat = z.output<typeof statSchema>;
