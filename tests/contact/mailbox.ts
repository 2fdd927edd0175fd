import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../server/port-of.ts';

/** A mail as it came over SMTP. */
interface ReceivedMail {
  /** Header lines by their names in small letters, unfolded; encoded words are decoded. */
  headers: ReadonlyMap<string, string>;
  /** The text, with `\n` at line ends. */
  text: string;
}

/** A real mail server that keeps what it gets. */
export interface Mailbox {
  url: string;
  mails: ReceivedMail[];
  close: () => Promise<void>;
}

/** Opens a mail server on a free port of this machine. */
export async function openMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      text(stream.setEncoding('latin1')).then((raw) => {
        mails.push(readMail(raw));
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${portOf(server.server)}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Reads a mail of one text part. */
function readMail(raw: string): ReceivedMail {
  const cut = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, cut)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    }),
  );
  const body = raw.slice(cut + 4);
  const coding = headers.get('content-transfer-encoding');
  const decoded = coding === 'quoted-printable' ? decodeQuoted(body) : body;
  return { headers, text: decoded.replaceAll('\r\n', '\n') };
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

// RFC 2047. Neighbouring words belong together: a character may be cut between them.
function decodeWords(text: string): string {
  return text.replaceAll(/=\?utf-8\?([BQ])\?[^?]*\?=(?:\s+=\?utf-8\?\1\?[^?]*\?=)*/gi, (run) => {
    const parts = [...run.matchAll(/=\?utf-8\?([BQ])\?([^?]*)\?=/gi)].map(([, coding, word]) =>
      coding?.toUpperCase() === 'B'
        ? Buffer.from(word ?? '', 'base64')
        : Buffer.from(
            (word ?? '')
              .replaceAll('_', ' ')
              .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
                String.fromCharCode(Number.parseInt(hex, 16)),
              ),
            'latin1',
          ),
    );
    return Buffer.concat(parts).toString('utf8');
  });
}
