import { z } from 'zod';
import { parseJson } from '../parse-json.ts';
import { isLoopback, isSmtpUrl } from '../read-url.ts';
import type { MailAddress, MailEnds } from './compose-mail.ts';
import {
  type Json,
  type MailService,
  placeholders,
  placeholdersIn,
  postmark,
  resend,
} from './mail-service.ts';
import { readWebhookSecret } from './webhook.ts';

const smtpRule =
  'smtp://user:password@host:587 or smtps://user:password@host:465 (special characters percent-encoded), or smtp+insecure:// for a mail server without TLS';
const fromRule =
  "an e-mail address of the owner's own domain, such as Studio <site@studio.example>";
const toRule = 'one e-mail address, or several separated by commas';
const urlRule =
  'a URL that begins with https:// (http:// only for this machine), without user and password';
const keyRule = 'the key as the service shows it, without spaces';
const headersRule =
  'a JSON object whose values are strings, such as {"Authorization": "Bearer …"}; the only placeholder is {id}';
const bodyRule = 'a JSON object with the placeholders {subject} and {text}, and {to} or {toEmail}';
const secretRule =
  'whsec_ and 24 to 64 random bytes in base64: echo whsec_$(openssl rand -base64 32)';

/** Matches an email address without a name, such as `me@example.com`. */
const ADDRESS = /^[^\s@<>,;:"()\\[\]\p{Cc}]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/iu;

/** Matches the name of an HTTP header (RFC 9110, section 5.1); FIELD_VALUE matches the allowed values. */
const FIELD_NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const FIELD_VALUE = /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/;

const url = z.string().refine(isHttpsUrl, urlRule);
const key = z.string().regex(/^[\x21-\x7e]+$/, keyRule);

/** The environment variables that set up mail and the other channels. */
export const deliveryVariables = {
  SMTP_URL: z.string().refine(isSmtpUrl, smtpRule).optional(),
  RESEND_API_KEY: key.optional(),
  POSTMARK_SERVER_TOKEN: key.optional(),
  /** The URL at which any other mail service accepts mail as JSON. */
  MAIL_HTTP_URL: url.optional(),
  MAIL_HTTP_HEADERS: parsed(readHeaders, headersRule),
  MAIL_HTTP_BODY: z.string().transform(httpBody).optional(),
  MAIL_FROM: parsed(readAddress, fromRule),
  MAIL_TO: parsed(readAddresses, toRule),
  /** The URL of a program of the owner, which receives each message. */
  WEBHOOK_URL: url.optional(),
  WEBHOOK_SECRET: parsed(readWebhookSecret, secretRule),
  SLACK_WEBHOOK_URL: url.optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d+:[\w-]+$/, 'the token that BotFather gave, such as 123456:ABC-DEF')
    .optional(),
  TELEGRAM_CHAT_ID: z
    .string()
    .regex(/^-?\d+$|^@\w+$/, 'the number of a chat, or @name of a channel')
    .optional(),
  NTFY_URL: z
    .string()
    .refine(isTopic, 'the URL of a topic, such as https://ntfy.sh/a-name-that-nobody-guesses')
    .optional(),
  NTFY_TOKEN: key.optional(),
};

/** Environment variables that messages never show, because they allow sending or reading messages. */
export const secretVariables: ReadonlySet<string> = new Set(
  Object.keys(deliveryVariables).filter((name) => !/^MAIL_(FROM|TO)$|_CHAT_ID$/.test(name)),
);

export type DeliverySettings = z.output<z.ZodObject<typeof deliveryVariables>>;

export interface MailSettings extends MailEnds {
  /** The URL of the mail server, or the service that accepts mail by HTTP. */
  by: { smtp: string } | MailService;
}

/** The settings of mail; undefined if mail is not set up. */
export function mailSettings(settings: DeliverySettings): MailSettings | undefined {
  const { MAIL_FROM: from, MAIL_TO: to } = settings;
  const by = mailWay(settings);
  return by && from && to ? { by, from, to } : undefined;
}

function mailWay(settings: DeliverySettings): MailSettings['by'] | undefined {
  if (settings.SMTP_URL) return { smtp: settings.SMTP_URL };
  if (settings.RESEND_API_KEY) return resend(settings.RESEND_API_KEY);
  if (settings.POSTMARK_SERVER_TOKEN) return postmark(settings.POSTMARK_SERVER_TOKEN);
  const {
    MAIL_HTTP_URL: address,
    MAIL_HTTP_HEADERS: headers = {},
    MAIL_HTTP_BODY: body,
  } = settings;
  if (!address || body === undefined) return undefined;
  return { name: new URL(address).host, url: address, headers, body };
}

const MAIL_WAYS = ['SMTP_URL', 'RESEND_API_KEY', 'POSTMARK_SERVER_TOKEN', 'MAIL_HTTP_URL'];

/** Features for error messages. If one variable of a feature is set, all `needed` ones must be set. */
const features: readonly { name: string; needed: string[]; others?: string[] }[] = [
  { name: 'Mail', needed: ['MAIL_FROM', 'MAIL_TO'], others: MAIL_WAYS },
  {
    name: 'Mail by HTTP',
    needed: ['MAIL_HTTP_URL', 'MAIL_HTTP_BODY'],
    others: ['MAIL_HTTP_HEADERS'],
  },
  { name: 'The webhook', needed: ['WEBHOOK_URL', 'WEBHOOK_SECRET'] },
  { name: 'Telegram', needed: ['TELEGRAM_BOT_TOKEN', 'TELEGRAM_CHAT_ID'] },
  { name: 'ntfy', needed: ['NTFY_URL'], others: ['NTFY_TOKEN'] },
];

/**
 * Returns one error line for each variable that is missing although another variable requires it,
 * and for variables that exclude each other.
 */
export function deliveryErrors(set: Readonly<Record<string, unknown>>): string[] {
  const isSet = (name: string) => set[name] !== undefined;
  const lines = features.flatMap(({ name, needed, others = [] }) => {
    const beside = [...others, ...needed].filter(isSet);
    const missing = beside.length === 0 ? [] : needed.filter((variable) => !isSet(variable));
    return missing.map(
      (variable) =>
        `${variable} is not set. ${name} needs this variable in addition to ${list(beside)}.`,
    );
  });
  const ways = MAIL_WAYS.filter(isSet);
  const addresses = ['MAIL_FROM', 'MAIL_TO'].filter(isSet);
  if (ways.length > 1)
    lines.push(`${list(ways)} are set. Mail uses only one of these variables: remove the others.`);
  const isByHttp = isSet('MAIL_HTTP_BODY') || isSet('MAIL_HTTP_HEADERS');
  if (ways.length === 0 && addresses.length > 0 && !isByHttp) {
    lines.push(
      `None of ${list(MAIL_WAYS)} is set. Mail needs one of them in addition to ${list(addresses)}.`,
    );
  }
  return lines;
}

const list = (names: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** An optional environment variable, parsed by a function. @param rule The allowed values, for the error message. */
function parsed<Value>(read: (text: string) => Value | undefined, rule: string) {
  const schema = z.string().transform((text, context) => read(text) ?? refuse(context, rule));
  return schema.optional();
}

function refuse(context: z.RefinementCtx, rule: string): never {
  context.addIssue({ code: 'custom', message: rule });
  return z.NEVER;
}

function readHeaders(value: string): Record<string, string> | undefined {
  const text = z.string().regex(FIELD_VALUE);
  const { data } = z.record(z.string().regex(FIELD_NAME), text).safeParse(parseJson(value));
  return data && placeholdersIn(data).every((name) => name === 'id') ? data : undefined;
}

function httpBody(value: string, context: z.RefinementCtx): Json {
  const { data } = z.record(z.string(), z.json()).safeParse(parseJson(value));
  if (data === undefined) return refuse(context, bodyRule);
  const used = new Set(placeholdersIn(data));
  const allowed = ['id', ...Object.keys(placeholders)];
  const unknown = [...used].filter((name) => !allowed.includes(name));
  if (unknown.length > 0) {
    const names = allowed.map((name) => `{${name}}`).join(' ');
    return refuse(context, `no other placeholders than ${names}, so not {${unknown[0]}}`);
  }
  const isWhole =
    used.has('subject') && used.has('text') && (used.has('to') || used.has('toEmail'));
  return isWhole ? data : refuse(context, bodyRule);
}

// Reads an e-mail address with a display name, `Name <address>`, or without one.
function readAddress(value: string): MailAddress | undefined {
  const match = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>|([^<>]*?))\s*$/u.exec(value);
  const address = match?.[2] ?? match?.[3] ?? '';
  return ADDRESS.test(address) ? { name: match?.[1] ?? '', address } : undefined;
}

function readAddresses(value: string): MailAddress[] | undefined {
  const list = value.split(',').map(readAddress);
  return list.every((address) => address !== undefined) ? list : undefined;
}

// Whether a URL begins with https: (or http: for this machine), because messages are personal data.
function isHttpsUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isSafe && username === '' && password === '';
}

function isTopic(value: string): boolean {
  return isHttpsUrl(value) && /^\/[-\w]{1,64}$/.test(new URL(value).pathname);
}
