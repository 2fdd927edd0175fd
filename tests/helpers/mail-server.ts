import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../packages/vitrine/node-http/port-of.ts';

/** A mail with one text part, received by the test's SMTP server. */
export interface ReceivedMail {
  /** Headers by their lower-case names, unfolded and with MIME encoded words decoded. */
  headers: ReadonlyMap<string, string>;
  /** The decoded text of the mail, with `\n` as line break. */
  text: string;
}

/** An SMTP server that can be closed and reopened on the same port. Refuses mail to user `nobody`. */
export class MailServer {
  #server: SMTPServer | undefined;
  port = 0;
  /** The number of received mails, duplicates included. */
  count = 0;
  /** The passwords that clients sent without TLS. */
  readonly passwords: string[] = [];
  /** The received mails, by their Message-ID. */
  readonly received = new Map<string, ReceivedMail>();

  async open(port = this.port): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        this.passwords.push(password ?? '');
        done(null, { user: username });
      },
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onRcptTo: ({ address }, _session, done) => {
        const unknown = Object.assign(new Error('No such user'), { responseCode: 550 });
        done(address.startsWith('nobody@') ? unknown : null);
      },
      onData: (stream, _session, done) => {
        text(stream.setEncoding('latin1')).then((raw) => {
          const mail = readMail(raw);
          this.count += 1;
          this.received.set(mail.headers.get('message-id') ?? 'none', mail);
          done();
        }, done);
      },
    });
    // Errors are ignored, because some tests kill the client while it sends a mail.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = portOf(server.server);
    this.#server = server;
  }

  /** Closes the server immediately, even while it receives a mail. */
  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** @param raw The raw mail as a Latin-1 string, one character for each byte. */
function readMail(raw: string): ReceivedMail {
  const [head = '', ...parts] = raw.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = parts.join('\r\n\r\n');
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable';
  const decoded = isQuoted ? utf8(decodeQuoted(body)) : body;
  return { headers, text: decoded.replaceAll('\r\n', '\n') };
}

const utf8 = (bytes: string) => Buffer.from(bytes, 'latin1').toString('utf8');

/** Decodes the quoted-printable encoding (RFC 2045, section 6.7). */
function decodeQuoted(text: string): string {
  return text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Decodes MIME encoded words (RFC 2047). Adjacent words are joined, as they may split a character. */
function decodeWords(text: string): string {
  return text.replaceAll(/=\?utf-8\?[BQ]\?[^?]*\?=(?:\s+=\?utf-8\?[BQ]\?[^?]*\?=)*/gi, (run) => {
    const words = run.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi);
    const bytes = Array.from(words, ([, coding, word = '']) =>
      coding?.toUpperCase() === 'B' ? atob(word) : decodeQuoted(word.replaceAll('_', ' ')),
    );
    return utf8(bytes.join(''));
  });
}
