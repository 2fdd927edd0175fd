import { connect } from 'node:net';
import { Duplex } from 'node:stream';
import { createTransport, type SMTPTransportOptions } from 'nodemailer';
import { MAX_ANSWER } from '../read-answer.ts';
import { isInsecureSmtp, isLoopback } from '../read-url.ts';
import type { MailSender } from './channels.ts';
import type { Mail } from './compose-mail.ts';
import { DeliveryError } from './delivery-error.ts';

/**
 * How long the delivery of one mail may take, in milliseconds. The timeouts in `options` do not
 * limit the total time, because they restart with every line from the mail server.
 */
export const DELIVERY_TIME = 2 * 60 * 1000;

// The timeouts are in milliseconds: if a mail server is slower, the mail is tried again later. Many
// mail servers delay each new connection, so the connection stays open for the next mail.
const options = {
  pool: true,
  maxConnections: 1,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 60_000,
} as const;

const ANSWER_TOO_LONG = `The mail server sent more than ${MAX_ANSWER / 1024} kB.`;

// The encoding quoted-printable preserves every character and every line break.
const mailDefaults = {
  textEncoding: 'quoted-printable',
  disableFileAccess: true,
  disableUrlAccess: true,
} as const;

/**
 * Sends mails through a mail server, one after another over one connection.
 *
 * @param url `smtps://`, `smtp://`, or `smtp+insecure://`, which sends without TLS where the mail server
 * offers none. `smtp://` sends without TLS only to a mail server on this machine.
 */
export function smtpSender(url: string, deliveryTime = DELIVERY_TIME): MailSender {
  const address = new URL(url.replace(/^smtp\+insecure:/i, 'smtp:'));
  const requiresTls = !isInsecureSmtp(url) && !isLoopback(address.hostname);
  // The option is set in the URL, because options in the URL override options that are passed separately.
  address.searchParams.set('requireTLS', String(requiresTls));
  let left = MAX_ANSWER;
  // A connection ends if the mail server sends more than 64 kB during one delivery.
  const getSocket: SMTPTransportOptions['getSocket'] = (to, done) => {
    const { host = 'localhost', port, secure, localAddress, tls } = to;
    const connection = connect({
      host,
      port: Number(port) || (secure ? 465 : 587),
      ...(localAddress && { localAddress }),
    });
    connection.on('data', ({ length }) => {
      left -= length;
      if (left < 0) connection.destroy(new Error(ANSWER_TOO_LONG));
    });
    // TLS reads from a socket without `data` events, but from another stream with them.
    const get = () => Duplex.from({ readable: connection, writable: connection });
    done(null, {
      connection,
      tls: Object.defineProperty({ ...tls }, 'socket', { get, enumerable: true }),
    });
  };
  const transport = createTransport({ url: address.href, ...options, getSocket }, mailDefaults);
  const send = async (mail: Mail) => {
    left = MAX_ANSWER;
    const signal = AbortSignal.timeout(deliveryTime);
    try {
      await transport.sendMail({ ...mail, signal });
    } catch (error) {
      if (!signal.aborted) throw mailError(error, mail);
      const text = `The mail server did not accept the mail within ${deliveryTime / 1000} s.`;
      throw new DeliveryError({ code: 'ETIMEDOUT', text, isUnavailable: true });
    }
  };
  return { send, close: () => transport.close() };
}

// Error codes of nodemailer for a mail server that is unavailable or refuses the login.
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

const NO_TLS =
  'Nothing was sent: no connection with TLS is possible. A mail server without TLS needs smtp+insecure:// in SMTP_URL.';

function mailError(error: unknown, { headers }: Mail): DeliveryError {
  const code = property(error, 'code');
  const isWithoutTls = code === 'ETLS';
  const response = isWithoutTls ? 0 : Number(property(error, 'responseCode') ?? 0);
  const isUnavailable = NOT_REACHED.has(String(code));
  const text = error instanceof Error ? error.message : String(error);
  return new DeliveryError({
    code: String(response || (code ?? 'unknown')),
    text: isWithoutTls ? `${text}. ${NO_TLS}` : text,
    isUnavailable,
    // A confirmation to a visitor's e-mail address that does not exist is not tried again. Mail to
    // the owner is, because the owner's e-mail address can be corrected.
    isFinal: !isUnavailable && response >= 500 && headers?.['Auto-Submitted'] === 'auto-replied',
  });
}

function property(error: unknown, name: string): string | number | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
