import { z } from 'zod';

/** An address of mail, with the name that stands beside it. */
export interface MailAddress {
  /** May be empty. */
  name: string;
  address: string;
}

const urlRule =
  'smtp://user:password@host:587 or smtps://user:password@host:465 (special characters percent-encoded)';
const fromRule = "an address of the owner's own domain, such as Studio <site@studio.example>";
const toRule = 'one address, or several with commas between them';

const ADDRESS = /^[^\s@<>,;:"()\\[\]\p{Cc}]+@[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$/iu;

/** The environment variables that mail needs: all of them, or none. */
export const mailVariables = {
  /** SMTP_URL: the server that takes the mail. */
  SMTP_URL: z.string().refine(isSmtpUrl, urlRule).optional(),
  /** MAIL_FROM: whom the mail comes from. */
  MAIL_FROM: z
    .string()
    .transform((value, context) => readAddress(value) ?? refuse(context, fromRule))
    .optional(),
  /** MAIL_TO: whom the mail goes to. */
  MAIL_TO: z
    .string()
    .transform((value, context) => {
      const list = value.split(',').map((part) => readAddress(part));
      const read = list.filter((part) => part !== undefined);
      return read.length === list.length ? read : refuse(context, toRule);
    })
    .optional(),
};

export interface MailSettings {
  url: string;
  from: MailAddress;
  to: MailAddress[];
}

/** What the settings say of mail; undefined if mail is not set up. */
export function mailSettings(settings: {
  SMTP_URL?: string | undefined;
  MAIL_FROM?: MailAddress | undefined;
  MAIL_TO?: MailAddress[] | undefined;
}): MailSettings | undefined {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_TO: to } = settings;
  return url && from && to ? { url, from, to } : undefined;
}

/** A line for each variable of mail that is not set although another one is. */
export function missingMailVariables(set: Readonly<Record<string, unknown>>): string[] {
  const names = Object.keys(mailVariables);
  const present = names.filter((name) => set[name] !== undefined);
  if (present.length === 0) return [];
  return names
    .filter((name) => set[name] === undefined)
    .map((name) => `${name} is not set. Mail needs it beside ${present.join(' and ')}.`);
}

function refuse(context: z.RefinementCtx, rule: string): never {
  context.addIssue({ code: 'custom', message: rule });
  return z.NEVER;
}

// `Name <address>` or the address alone.
function readAddress(value: string): MailAddress | undefined {
  const match = /^\s*(?:"?([^"<>\p{Cc}]*?)"?\s*<([^<>]*)>|([^<>]*?))\s*$/u.exec(value);
  const address = match?.[2] ?? match?.[3] ?? '';
  return ADDRESS.test(address) ? { name: match?.[1] ?? '', address } : undefined;
}

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return (protocol === 'smtp:' || protocol === 'smtps:') && hostname !== '';
}
