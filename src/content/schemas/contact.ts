import { z } from 'zod';
import { docsPage } from '../../../platform/docs-page.ts';
import { anyLength, fieldInfo } from './fields/field-info.ts';
import {
  email,
  id,
  optionalText,
  phone,
  text,
  webAddress,
  wholeNumber,
  yesOrNo,
} from './fields/fields.ts';
import { uniqueById, uniqueTexts } from './fields/lists.ts';
import { canServe, type HostName, hosts, usualProvider } from './host.ts';
import { pageSchema } from './page.ts';
import type { SchemaContext } from './schema-context.ts';

/** The services that take messages from the form: values of `delivery.provider`. */
export const providers = [
  'server',
  'netlify',
  'formspree',
  'web3forms',
  'endpoint',
  'mailto',
] as const;

export type Provider = (typeof providers)[number];

const meanings: Record<Provider, string> = {
  server: 'The server of this project, which you run',
  netlify: 'Netlify, which hosts the site',
  formspree: 'Formspree',
  web3forms: 'Web3Forms',
  endpoint: 'Another address that takes forms',
  mailto: "The visitor's own mail program",
};

const formRule = "the form's name from its address at Formspree, such as xyzabcde";
const keyRule = 'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef';
const mailtoRule = 'your address: delivery by mailto needs it';

/** Fields that only one provider has, with its name. */
const belongsTo = {
  form: 'formspree',
  key: 'web3forms',
  address: 'endpoint',
  confirmation: 'server',
  maxLinks: 'server',
} as const;

const needed = ['form', 'key', 'address'] as const;

const deliveryAt = (host: HostName | undefined) =>
  z
    .strictObject({
      provider: z
        .enum(providers)
        .register(fieldInfo, { meanings, usual: usualProvider(host) })
        .optional()
        .describe(
          `The service that takes messages: ${providers.join(', ')}. Left out, the usual one of the host.`,
        ),
      form: z
        .string({ error: formRule })
        .regex(/^[A-Za-z0-9]{4,40}$/, { error: formRule })
        .register(fieldInfo, { provider: belongsTo.form })
        .optional()
        .describe("Only with formspree: the form's name."),
      key: z
        .uuid({ error: keyRule })
        .register(fieldInfo, { provider: belongsTo.key })
        .optional()
        .describe('Only with web3forms: the access key.'),
      address: webAddress()
        .register(fieldInfo, { provider: belongsTo.address })
        .optional()
        .describe('Only with endpoint: the address that messages are posted to.'),
      confirmation: z
        .strictObject({
          subject: text(100).describe('The subject of the email.'),
          text: text(anyLength).describe('Its text. Nothing that the visitor wrote is added.'),
        })
        .register(fieldInfo, { provider: belongsTo.confirmation })
        .optional()
        .describe('Only with server: a short email to the visitor. Left out, none is sent.'),
      maxLinks: wholeNumber('a whole number from 0 to 100', 0, 100)
        .register(fieldInfo, { provider: belongsTo.maxLinks })
        .optional()
        .describe('Only with server: the most links in a message; one with more counts as spam.'),
    })
    .default({})
    .describe('How messages reach you.');

/** Forms change line breaks on their way, so an option has none. */
const option = () => text(60).overwrite((value) => value.replaceAll(/\s+/g, ' '));

const question = z.strictObject({
  id: id().describe('A short name that no other question has, such as budget.'),
  label: text(80).describe('The question, such as Budget.'),
  options: uniqueTexts(option())
    .min(2, { error: 'a list with at least two entries' })
    .max(10, { error: 'a list with at most ten entries' })
    .describe('The answers that visitors choose from.'),
  required: yesOrNo().optional().describe('Whether an answer is required.'),
});

const booking = z.strictObject({
  url: webAddress().describe('The address of the booking page.'),
  minutes: wholeNumber('a whole number of minutes from 5 to 480', 5, 480).describe('Its length.'),
  label: text(60).describe('The words of the link, such as Book a talk.'),
});

const fieldsAt = (host: HostName | undefined) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    intro: optionalText(400).describe('One or two sentences below it.'),
    availability: z
      .strictObject({
        open: yesOrNo().describe('Whether you take new work.'),
        text: text(80).describe('Your availability in words, such as Open for new projects.'),
        note: optionalText(80).describe('A second, smaller line.'),
      })
      .optional()
      .describe('Your availability for new work.'),
    email: email().optional().describe("The owner's email address."),
    phone: phone().optional().describe("The owner's telephone number, with the country's code."),
    form: z
      .strictObject({
        heading: text(80).describe('The heading of the form.'),
        privacy: text(300).describe('One sentence on what happens with the data.'),
      })
      .optional()
      .describe('The contact form.'),
    questions: uniqueById(question)
      .max(8, { error: 'a list with at most eight entries' })
      .optional()
      .describe('Further questions of the form, such as kind of work, budget or start.'),
    booking: booking.optional().describe('A call that visitors book on another site.'),
    delivery: deliveryAt(host),
  });

/** `contact.yaml`: how to reach the owner. */
export const contactSchema = ({ host }: SchemaContext) =>
  fieldsAt(host)
    .superRefine(({ email: address, form, delivery: given }, context) => {
      const { provider = usualProvider(host) } = given;
      const addIssue = (path: string[], message: string, input?: unknown, hint?: string) =>
        context.addIssue({ code: 'custom', path, message, input, params: { hint } });
      for (const name of needed) {
        if (belongsTo[name] !== provider || given[name] !== undefined) continue;
        addIssue(['delivery', name], `${name}, which ${provider} needs`);
      }
      for (const [name, owner] of Object.entries(belongsTo)) {
        const found = Reflect.get(given, name);
        if (found === undefined || owner === provider) continue;
        const message = `nothing: ${name} belongs to ${owner}, not to ${provider}`;
        addIssue(['delivery', name], message, found);
      }
      if (form && host && !canServe(host, provider)) {
        const others = providers.filter((name) => canServe(host, name)).join(', ');
        const message = `one of: ${others}, because the site goes to ${hosts[host].title}`;
        const hint = `${docsPage('contact')} describes each way.`;
        addIssue(['delivery', 'provider'], message, provider, hint);
      }
      const isMailto = provider === 'mailto' && (form || given.provider);
      if (isMailto && address === undefined) addIssue(['email'], mailtoRule);
    })
    .transform((contact) => {
      const { provider = usualProvider(host) } = contact.delivery;
      return { ...contact, delivery: { ...contact.delivery, provider } };
    });

export type Contact = z.output<ReturnType<typeof contactSchema>>;
export type Question = z.output<typeof question>;
