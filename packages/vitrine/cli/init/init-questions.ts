import type { FieldPath } from '../../content/loader/field-path.ts';
import { schemaAt } from '../../content/loader/schema-keys.ts';
import {
  contactSchema as contactSchemaFor,
  type Provider,
  providers,
} from '../../content/schemas/contact.ts';
import { canServe, defaultProvider, hostNames, hosts } from '../../content/schemas/host.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { lookNames, looks } from '../../styles/looks.ts';
import { type Answers, type Question, ruleOf } from '../prompts/question.ts';
import { parseSocial } from './social-links.ts';

/** The URL of a site until the owner has a domain. `npm run check` warns about this placeholder. */
export const placeholderAddress = 'https://example.com';

const contactSchema = contactSchemaFor({});

/** The rule for answers that is derived from a field of a content schema. */
function ruleAt(schema: Parameters<typeof schemaAt>[0], ...path: FieldPath) {
  const field = schemaAt(schema, path);
  if (field === undefined) throw new Error(`The schema has no field ${path.join('.')}.`);
  return ruleOf(field);
}

/** The hints for the choices of `delivery`: how messages of the contact form reach the owner. */
const hints: Record<Provider, string> = {
  server: 'the server of this project stores and forwards messages',
  netlify: 'Netlify stores messages',
  formspree: 'Formspree forwards messages; needs the name of your form there',
  web3forms: 'Web3Forms forwards messages; needs your access key',
  endpoint: 'messages are posted to a URL of your own',
  mailto: "the form opens the visitor's own mail program",
};

const deliveries = providers.map((value) => ({ value, hint: hints[value] }));

/** The delivery choices that the hosting provider supports, with the usual one as the default. */
function deliveriesAt(answers: Answers<string>) {
  const chosen = answers.host?.[0];
  const host = hostNames.find((name) => name === chosen);
  const choices = deliveries.filter(({ value }) => canServe(host, value));
  return host === undefined ? {} : { choices, fallback: [defaultProvider(host)] };
}

/** The questions of `npm run init`, in order. */
export const initQuestions = [
  {
    flag: 'name',
    value: 'name',
    help: 'your name, as visitors read it',
    isRequired: true,
    rule: ruleAt(siteSchema, 'name'),
  },
  {
    flag: 'trade',
    value: 'words',
    help: 'your profession, such as Bookbinder',
    fallback: ['Freelance web developer'],
  },
  {
    flag: 'words',
    value: 'words',
    help: 'the things that you make, which the headline types one after the other',
    ask: 'The things that you make, separated by commas (the headline types them)',
    isList: true,
    fallback: ['Websites'],
  },
  { flag: 'town', value: 'town', help: 'the town where you work' },
  {
    flag: 'social',
    value: 'address',
    help: "your profiles on other sites, such as https://github.com/… or 'Name=URL'",
    ask: 'The URLs of your profiles on other sites, separated by commas',
    isList: true,
    rule: (social) => ruleAt(siteSchema, 'socials', 0, 'url')(parseSocial(social).url),
  },
  {
    flag: 'skill',
    value: 'name',
    help: 'your skills and tools, such as HTML, CSS, React; logos are added automatically',
    ask: 'Your skills and tools, separated by commas, such as HTML, CSS, React',
    isList: true,
  },
  {
    flag: 'address',
    value: 'address',
    help: `the URL of the site; if omitted, the placeholder ${placeholderAddress}`,
    ask: 'The URL of the site, if you know it already',
    rule: ruleAt(siteSchema, 'address'),
  },
  {
    flag: 'host',
    value: 'name',
    help: 'the hosting provider of the site',
    choices: hostNames.map((value) => ({ value, hint: hosts[value].title })),
  },
  {
    flag: 'delivery',
    value: 'way',
    help: 'how messages from the contact form reach you',
    choices: deliveries,
    fallback: ['server'],
    adjust: deliveriesAt,
  },
  {
    flag: 'form',
    value: 'name',
    help: "the last part of your form's URL at Formspree",
    isRequired: true,
    rule: ruleAt(contactSchema, 'delivery', 'form'),
    when: { flag: 'delivery', is: 'formspree' },
  },
  {
    flag: 'key',
    value: 'key',
    help: 'your access key from Web3Forms',
    isRequired: true,
    rule: ruleAt(contactSchema, 'delivery', 'key'),
    when: { flag: 'delivery', is: 'web3forms' },
  },
  {
    flag: 'endpoint',
    value: 'address',
    help: 'the URL of your own to which messages are posted',
    isRequired: true,
    rule: ruleAt(contactSchema, 'delivery', 'address'),
    when: { flag: 'delivery', is: 'endpoint' },
  },
  {
    flag: 'email',
    value: 'address',
    help: 'your email address, shown to visitors',
    rule: ruleAt(contactSchema, 'email'),
    // Asked even with a JSON Resume file that lacks an email address, because `mailto` needs one.
    adjust: ({ delivery }) =>
      delivery?.[0] === 'mailto' ? { isRequired: true, isFlagOnly: false } : {},
  },
  {
    flag: 'phone',
    value: 'number',
    help: 'your telephone number, with the country code',
    rule: ruleAt(contactSchema, 'phone'),
  },
  {
    flag: 'look',
    value: 'name',
    help: 'the design of the site',
    choices: lookNames.map((value) => ({ value, hint: looks[value].title })),
    fallback: [lookNames[0]],
  },
  {
    flag: 'locale',
    value: 'tag',
    help: 'the language of the site and its format of dates and numbers, such as en-GB or de',
    fallback: ['en-GB'],
    rule: ruleAt(siteSchema, 'locale'),
  },
  {
    flag: 'category',
    value: 'name',
    help: 'a category of your projects (default: Website)',
    isFlagOnly: true,
    isList: true,
  },
] as const satisfies readonly Question[];

/** The names of the flags that answer the questions of `init`. */
export type InitFlag = (typeof initQuestions)[number]['flag'];
