import { z } from 'zod';
import { anyLength } from './fields/field-info.ts';
import { email, optionalText, phone, text, webAddress } from './fields/fields.ts';
import { pageSchema } from './page.ts';

const ways = ['server', 'netlify', 'formspree', 'web3forms', 'endpoint', 'mailto'] as const;

/** How a message reaches the owner, as the form and the server use it. */
export type Delivery =
  | {
      by: 'server';
      /** Short mail to the visitor; none if absent. */
      confirmation?: { subject: string; text: string } | undefined;
      /** A message with more links is taken for spam; no rule if absent. */
      mostLinks?: number | undefined;
    }
  | { by: 'netlify' }
  | { by: 'formspree'; form: string }
  | { by: 'web3forms'; key: string }
  | { by: 'endpoint'; address: string }
  | { by: 'mailto'; email: string };

const formRule = "the form's name from its address at Formspree, such as xyzabcde";
const keyRule = 'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef';
const mailtoRule = 'your address: delivery by mailto needs it';
const linksRule = 'a whole number from 0 to 100';

/** What only some ways of delivery have, and which. */
const belongsTo = {
  form: 'formspree',
  key: 'web3forms',
  address: 'endpoint',
  confirmation: 'server',
  mostLinks: 'server',
} as const;

/** What a way of delivery cannot do without. */
const needed = ['form', 'key', 'address'] as const;

const delivery = z
  .strictObject({
    by: z
      .enum(ways)
      .default('server')
      .describe('server, netlify, formspree, web3forms, endpoint or mailto.'),
    form: z
      .string({ error: formRule })
      .regex(/^[A-Za-z0-9]{4,40}$/, { error: formRule })
      .optional()
      .describe("formspree: the form's name."),
    key: z.uuid({ error: keyRule }).optional().describe('web3forms: the access key.'),
    address: webAddress().optional().describe('endpoint: where messages are posted to.'),
    confirmation: z
      .strictObject({
        subject: text(100).describe('The subject of the mail.'),
        text: text(anyLength).describe('Its text. Nothing that the visitor wrote is added.'),
      })
      .optional()
      .describe('server: a short mail to the visitor. Left out, none is sent.'),
    mostLinks: z
      .int({ error: linksRule })
      .min(0, { error: linksRule })
      .max(100, { error: linksRule })
      .optional()
      .describe('server: a message with more links is taken for spam.'),
  })
  .superRefine((value, context) => {
    for (const name of needed) {
      if (belongsTo[name] !== value.by || value[name] !== undefined) continue;
      const message = `what ${value.by} needs: ${name}`;
      context.addIssue({ code: 'custom', path: [name], message, input: undefined });
    }
    for (const [name, way] of Object.entries(belongsTo)) {
      const found = Reflect.get(value, name);
      if (found === undefined || way === value.by) continue;
      const message = `nothing: ${name} belongs to ${way}, not to ${value.by}`;
      context.addIssue({ code: 'custom', path: [name], message, input: found });
    }
  })
  .default({ by: 'server' })
  .describe('How messages reach you.');

/** `contact.yaml`: how to reach the owner. */
export const contactSchema = z
  .strictObject({
    page: pageSchema.describe('The names of the page.'),
    heading: text(80).describe('The heading of the page.'),
    intro: optionalText(400).describe('One or two sentences below it.'),
    sign: z
      .strictObject({
        open: z.boolean({ error: 'true or false' }).describe('Whether new work is welcome.'),
        text: text(80).describe('What the sign on the door says.'),
        note: optionalText(80).describe('A second, smaller line on the sign.'),
      })
      .optional()
      .describe('The sign on the door.'),
    email: email().optional().describe("The owner's email address."),
    phone: phone().optional().describe("The owner's telephone number, with the country's code."),
    form: z
      .strictObject({
        heading: text(80).describe('The heading of the form.'),
        privacy: text(300).describe('One sentence on what happens with the data.'),
      })
      .optional()
      .describe('The contact form.'),
    delivery,
  })
  .superRefine(({ email: address, delivery: { by } }, context) => {
    if (by !== 'mailto' || address !== undefined) return;
    context.addIssue({ code: 'custom', path: ['email'], message: mailtoRule, input: undefined });
  });

export type Contact = z.output<typeof contactSchema>;

/**
 * How messages reach the owner of this contact page.
 *
 * @throws Error where a field is missing that the schema asks for
 */
export function deliveryOf(contact: Contact): Delivery {
  const { by, form, key, address, confirmation, mostLinks } = contact.delivery;
  if (by === 'formspree' && form !== undefined) return { by, form };
  if (by === 'web3forms' && key !== undefined) return { by, key };
  if (by === 'endpoint' && address !== undefined) return { by, address };
  if (by === 'mailto' && contact.email !== undefined) return { by, email: contact.email };
  if (by === 'netlify') return { by };
  if (by === 'server') return { by, confirmation, mostLinks };
  throw new Error(`contact.yaml: delivery by ${by} lacks what it needs.`);
}
