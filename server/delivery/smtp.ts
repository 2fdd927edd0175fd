import { createTransport } from 'nodemailer';
import type { Mail } from './compose.ts';

/** Sends a mail; resolves when the mail server has taken it. */
export type SendMail = (mail: Mail) => Promise<void>;

/**
 * How long the delivery of a mail may take, in milliseconds. The limits below start anew with every
 * line of the mail server.
 */
export const DELIVERY_TIME = 2 * 60 * 1000;

// Times in milliseconds: a mail server that is slower is tried again later. Many mail servers make
// each new connection wait, so it is kept for the next mail.
const options = {
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 60_000,
} as const;

// Quoted-printable leaves every character and every line as it is.
const mailDefaults = {
  textEncoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/** Sends through a mail server, one mail after another over one connection. */
export function smtpSender(url: string, deliveryTime = DELIVERY_TIME) {
  const transport = createTransport({ url, ...options }, mailDefaults);
  const send: SendMail = async (mail) => {
    const signal = AbortSignal.timeout(deliveryTime);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      if (!signal.aborted) throw error;
      const text = `The mail server did not take the mail within ${deliveryTime / 1000} s.`;
      throw Object.assign(new Error(text), { code: 'ETIMEDOUT' });
    }
  };
  return { send, close: () => transport.close() };
}

/** What went wrong, for the log and the store, without anything that a visitor wrote. */
export interface MailFailure {
  /** For example `ECONNECTION` or `550`. */
  code: string;
  /** What the mail server or the network said; not for the log. */
  text: string;
  /** Whether the mail server was reached at all; if not, other mails need not be tried. */
  reached: boolean;
}

// Codes of nodemailer for a mail server that is away or does not let us in.
const NOT_REACHED = new Set([
  'ECONNECTION',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'ETLS',
  'EREQUIRETLS',
  'EAUTH',
  'ENOAUTH',
  'EOAUTH2',
  'EPROXY',
  'EPROTOCOL',
]);

/** Reads an error of nodemailer. */
export function mailFailure(error: unknown): MailFailure {
  const text = error instanceof Error ? error.message : String(error);
  const code = property(error, 'code');
  return {
    code: String(property(error, 'responseCode') ?? code ?? 'unknown'),
    text: text.slice(0, 500),
    reached: !NOT_REACHED.has(String(code)),
  };
}

function property(error: unknown, name: string): string | number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
