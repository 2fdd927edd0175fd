import { z } from 'zod';
import { docsPage } from '../../errors/docs-page.ts';
import { refuse } from '../content-issue.ts';
import { say } from '../phrase.ts';
import { anyLength, fieldInfo } from './fields/field-info.ts';
import {
  day,
  email,
  id,
  optionalText,
  phone,
  text,
  webAddress,
  wholeNumber,
  yearMonth,
  yesOrNo,
} from './fields/fields.ts';
import { uniqueById, uniqueTexts } from './fields/lists.ts';
import { canServe, defaultProvider, type HostName, hosts } from './host.ts';
import { pageSchema } from './page.ts';
import { perContext, type SchemaContext } from './schema-context.ts';

/** Values of `delivery.provider`: the services that can receive messages from the contact form. */
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
  endpoint: 'Another URL that accepts forms',
  mailto: "The visitor's own mail program",
};

const formRule = "the form's name from its URL at Formspree, such as xyzabcde";
const keyRule = 'the access key from Web3Forms, such as 01234567-89ab-cdef-0123-456789abcdef';

/** The fields of `delivery` that only one provider uses, each with the name of that provider. */
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
        .register(fieldInfo, { meanings, default: defaultProvider(host) })
        .optional()
        .describe(
          `The service that receives messages: ${providers.join(', ')}. If omitted, the default service of the host.`,
        ),
      form: z
        .string({ error: formRule })
        .regex(/^[A-Za-z0-9]{4,40}$/, { error: formRule })
        .register(fieldInfo, { provider: belongsTo.form })
        .optional()
        .describe('Only with formspree: the name of the form at Formspree.'),
      key: z
        .uuid({ error: keyRule })
        .register(fieldInfo, { provider: belongsTo.key })
        .optional()
        .describe('Only with web3forms: the access key from Web3Forms.'),
      address: webAddress()
        .register(fieldInfo, { provider: belongsTo.address })
        .optional()
        .describe('Only with endpoint: the URL to which messages are posted.'),
      confirmation: z
        .strictObject({
          subject: text(100).describe('The subject of the confirmation email.'),
          text: text(anyLength).describe(
            'The text of the confirmation email. Nothing that the visitor wrote is added.',
          ),
        })
        .register(fieldInfo, { provider: belongsTo.confirmation })
        .optional()
        .describe(
          'Only with server: a confirmation email to the visitor. If omitted, none is sent.',
        ),
      maxLinks: wholeNumber('a whole number from 0 to 100', 0, 100)
        .register(fieldInfo, { provider: belongsTo.maxLinks })
        .optional()
        .describe(
          'Only with server: the maximum number of links in a message. A message with more links counts as spam.',
        ),
    })
    .default({})
    .describe('How messages from the contact form reach you.');

/** An answer to choose from, without line breaks, because browsers change line breaks in forms. */
const option = () => text(60).overwrite((value) => value.replaceAll(/\s+/g, ' '));

const question = z.strictObject({
  id: id().describe(
    'The id of the question: a short name that no other question has, such as budget.',
  ),
  label: text(80).describe('The text of the question, such as Budget.'),
  options: uniqueTexts(option())
    .min(2, { error: 'a list with at least two entries' })
    .max(10, { error: 'a list with at most ten entries' })
    .describe('The answers that visitors choose from.'),
  required: yesOrNo().optional().describe('Whether an answer is required.'),
});

const booking = z.strictObject({
  url: webAddress().describe('The URL of the booking page.'),
  minutes: wholeNumber('a whole number of minutes from 5 to 480', 5, 480).describe(
    'The length of the call, in minutes.',
  ),
  label: text(60).describe('The text of the link, such as Book a talk.'),
});

const fieldsAt = (host: HostName | undefined) =>
  z.strictObject({
    page: pageSchema.describe('Title, menu label and description of the page.'),
    heading: text(80).describe('The heading of the page.'),
    intro: optionalText(400).describe('One or two sentences below the heading.'),
    availability: z
      .strictObject({
        open: yesOrNo().describe('Whether you take new work.'),
        text: text(80).describe('Your availability in words, such as Open for new projects.'),
        note: optionalText(80).describe('A second, smaller line about your availability.'),
        from: day()
          .optional()
          .describe(
            'The next day on which you can begin new work. A day in the past is not shown.',
          ),
        taken: uniqueTexts(yearMonth())
          .optional()
          .describe(
            'The months in which you have no time, such as 2027-02. Past ones are not shown.',
          ),
      })
      .optional()
      .describe('Your availability for new work.'),
    email: email().optional().describe("The owner's email address."),
    phone: phone().optional().describe('Your telephone number, with the country code.'),
    form: z
      .strictObject({
        heading: text(80).describe('The heading of the contact form.'),
        privacy: text(300).describe(
          'One sentence on what you do with the data that visitors enter.',
        ),
      })
      .optional()
      .describe('The contact form. If omitted, the page has none.'),
    questions: uniqueById(question)
      .max(8, { error: 'a list with at most eight entries' })
      .optional()
      .describe('Further questions in the contact form, such as kind of work, budget or start.'),
    booking: booking
      .optional()
      .describe('A call with you that visitors can book on another website.'),
    delivery: deliveryAt(host),
  });

/** The schema of `contact.yaml`: how visitors reach the owner. */
export const contactSchema = perContext(({ host }: SchemaContext) =>
  fieldsAt(host)
    .superRefine(({ email: address, form, delivery: given }, context) => {
      const { provider = defaultProvider(host) } = given;
      for (const name of needed) {
        if (belongsTo[name] !== provider || given[name] !== undefined) continue;
        const path = ['delivery', name];
        refuse(context, say('providerNeeds', { name, provider }), { path });
      }
      for (const [name, owner] of Object.entries(belongsTo)) {
        const input = Reflect.get(given, name);
        if (input === undefined || owner === provider) continue;
        const expected = say('providerOnly', { name, owner, provider });
        refuse(context, expected, { path: ['delivery', name], input });
      }
      if (form && host && !canServe(host, provider)) {
        const others = providers.filter((name) => canServe(host, name)).join(', ');
        refuse(context, say('hostProviders', { others, host: hosts[host].title }), {
          path: ['delivery', 'provider'],
          input: provider,
          hint: say('waysToReceive', { page: docsPage('contact') }),
        });
      }
      const isMailto = provider === 'mailto' && (form || given.provider);
      if (isMailto && address === undefined)
        refuse(context, say('mailtoAddress'), { path: ['email'] });
    })
    .transform((contact) => {
      const { provider = defaultProvider(host) } = contact.delivery;
      return { ...contact, delivery: { ...contact.delivery, provider } };
    }),
);

export type Contact = z.output<ReturnType<typeof contactSchema>>;
export type Question = z.output<typeof question>;
