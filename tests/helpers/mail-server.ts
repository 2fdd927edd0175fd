import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { portOf } from '../../server/port-of.ts';

/** A mail server that can go away and come back on the same port. It has no user `nobody`. */
export class MailServer {
  #server: SMTPServer | undefined;
  port = 0;
  /** How often each Message-ID came. */
  readonly received = new Map<string, number>();

  /** Comes (back). */
  async open(port = this.port): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disableReverseLookup: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 10,
      onRcptTo: ({ address }, _session, done) => {
        const unknown = Object.assign(new Error('No such user'), { responseCode: 550 });
        done(address.startsWith('nobody@') ? unknown : null);
      },
      onData: (stream, _session, done) => {
        text(stream).then((raw) => {
          const id = /^Message-ID: (\S+)/im.exec(raw)?.[1] ?? 'none';
          this.received.set(id, (this.received.get(id) ?? 0) + 1);
          done();
        }, done);
      },
    });
    // A client that is killed in the middle is what this is about.
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    this.port = portOf(server.server);
    this.#server = server;
  }

  /** Goes away, in the middle of what it is doing. */
  async close(): Promise<void> {
    const server = this.#server;
    if (server === undefined) return;
    this.#server = undefined;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}
