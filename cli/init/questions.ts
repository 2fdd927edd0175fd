import { schemaAt } from '../../src/content/loader/schema-keys.ts';
import { contactSchema } from '../../src/content/schemas/contact.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import {
  email,
  phone,
  siteAddress,
  text,
  webAddress,
} from '../../src/content/schemas/fields/fields.ts';
import { siteSchema } from '../../src/content/schemas/site.ts';
import { type Answers, type Mistake, type Question, ruleOf } from '../prompts/questions.ts';
import { parseSocial } from './socials.ts';

/** Stands in until the owner has an address; `npm run check` warns of it. */
export const noAddress = 'https://example.com';

/** The rule of a field inside a schema. */
function ruleAt(schema: Parameters<typeof schemaAt>[0], ...path: string[]) {
  const own = schemaAt(schema, path);
  if (own === undefined) throw new Error(`The schema has no field ${path.join('.')}.`);
  return ruleOf(own);
}

function by(way: string): NonNullable<Question['when']> {
  return {
    test: ({ delivery }: Answers<string>) => delivery?.[0] === way,
    belongsTo: `--delivery ${way}`,
  };
}

function ruleOfSocial(value: string): Mistake | undefined {
  const { name, url } = parseSocial(value);
  const wrong = ruleOf(webAddress())(url);
  return (
    wrong && {
      ...wrong,
      suggestion: name && wrong.suggestion ? `${name}=${wrong.suggestion}` : wrong.suggestion,
    }
  );
}

/** What `npm run init` asks, in order. */
export const initQuestions = [
  {
    flag: 'name',
    value: 'name',
    help: 'your name, as visitors read it',
    ask: 'Your name, as visitors read it',
    isRequired: true,
    rule: ruleOf(text(anyLength)),
  },
  {
    flag: 'words',
    value: 'words',
    help: 'what you make: the headline types it',
    ask: 'What do you make? The headline types these words one after the other (with commas)',
    isList: true,
    fallback: ['Websites'],
  },
  {
    flag: 'town',
    value: 'town',
    help: 'where you work',
    ask: 'Your town (Enter leaves it out)',
  },
  {
    flag: 'email',
    value: 'address',
    help: 'your email address, shown to visitors',
    ask: 'Your email address, shown to visitors (Enter leaves it out)',
    rule: ruleOf(email()),
  },
  {
    flag: 'phone',
    value: 'number',
    help: "your number with the country's code, such as '+44 …'",
    ask: "Your telephone number with the country's code (Enter leaves it out)",
    rule: ruleOf(phone()),
  },
  {
    flag: 'social',
    value: 'address',
    help: "a profile's address, or 'Name=address'",
    ask: 'Your profiles elsewhere, such as https://github.com/… (with commas; Enter leaves them out)',
    isList: true,
    rule: ruleOfSocial,
  },
  {
    flag: 'skill',
    value: 'name',
    help: 'what you work with, such as React; its logo is found',
    ask: 'What do you work with, such as HTML, CSS, React? Their logos stand in the shop window (with commas; Enter leaves them out)',
    isList: true,
  },
  {
    flag: 'address',
    value: 'address',
    help: `where the site will stand (${noAddress} until you know)`,
    ask: 'Where will the site stand, such as https://…? (Enter if you do not know yet)',
    rule: ruleOf(siteAddress()),
  },
  {
    flag: 'delivery',
    value: 'way',
    help: 'how messages reach you: server, netlify, formspree, web3forms, endpoint or mailto',
    ask: 'How will messages reach you?',
    choices: [
      { value: 'server', hint: 'the server that comes with the site keeps and forwards them' },
      { value: 'netlify', hint: 'the site is at Netlify, which keeps them' },
      { value: 'formspree', hint: 'needs the name of your form there' },
      { value: 'web3forms', hint: 'needs your access key' },
      { value: 'endpoint', hint: 'an address of your own takes them' },
      { value: 'mailto', hint: "the visitor's mail program opens" },
    ],
    fallback: ['server'],
  },
  {
    flag: 'form',
    value: 'name',
    help: "formspree: the last part of the form's address",
    ask: "The last part of your form's address at Formspree",
    isRequired: true,
    rule: ruleAt(contactSchema, 'delivery', 'form'),
    when: by('formspree'),
  },
  {
    flag: 'key',
    value: 'key',
    help: 'web3forms: the access key',
    ask: 'Your access key from Web3Forms',
    isRequired: true,
    rule: ruleAt(contactSchema, 'delivery', 'key'),
    when: by('web3forms'),
  },
  {
    flag: 'endpoint',
    value: 'address',
    help: 'endpoint: where messages are posted to',
    ask: 'The address that takes your messages',
    isRequired: true,
    rule: ruleOf(webAddress()),
    when: by('endpoint'),
  },
  {
    flag: 'locale',
    value: 'tag',
    help: 'language and form of dates and numbers (en-GB)',
    fallback: ['en-GB'],
    rule: ruleAt(siteSchema, 'locale'),
  },
  {
    flag: 'category',
    value: 'name',
    help: 'a kind of project that you have (Website)',
    isList: true,
  },
] as const satisfies readonly Question[];

/** The flags by which the answers may be given. */
export type InitFlag = (typeof initQuestions)[number]['flag'];
