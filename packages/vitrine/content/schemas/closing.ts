import { z } from 'zod';
import { optionalText, text } from './fields/fields.ts';

export const closingSchema = z.strictObject({
  heading: text(80).describe('The heading: a line that invites visitors to write to you.'),
  text: optionalText(300).describe('One or two sentences below the heading.'),
  linkText: text(40).describe('The text of the link to the Contact page.'),
});

export type Closing = z.output<typeof closingSchema>;
