import { z } from 'zod';
import { email, optionalText, phone, text } from '../fields.ts';
import { pageSchema } from './page.ts';

/** `contact.yaml`: how to reach the owner. */
export const contactSchema = z.strictObject({
  page: pageSchema.describe('The names of the page.'),
  heading: text().describe('The heading of the page.'),
  intro: optionalText().describe('One or two sentences below it.'),
  sign: z
    .strictObject({
      open: z.boolean({ error: 'true or false' }).describe('Whether new work is welcome.'),
      text: text().describe('What the sign on the door says.'),
      note: optionalText().describe('A second, smaller line on the sign.'),
    })
    .optional()
    .describe('The sign on the door.'),
  email: email().optional().describe("The owner's email address."),
  phone: phone().optional().describe("The owner's telephone number, with the country's code."),
  form: z
    .strictObject({
      heading: text().describe('The heading of the form.'),
      privacy: text().describe('One sentence on what happens with the data.'),
    })
    .optional()
    .describe('The contact form.'),
});

/** `contact.yaml` as checked. */
export type Contact = z.output<typeof contactSchema>;
