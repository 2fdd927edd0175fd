import { z } from 'zod';
import { optionalText, text } from './fields/fields.ts';

export const closingSchema = z.strictObject({
  heading: text(80).describe('A line that invites visitors to write to you.'),
  text: optionalText(300).describe('One or two sentences below it.'),
  linkText: text(40).describe('The words of the link to Contact.'),
});

export type Closing = z.output<typeof closingSchema>;
