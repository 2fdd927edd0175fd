import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { portOf } from '../../server/port-of.ts';

/** A site at an address of its own, and what browsers have asked it for. */
export interface WatchedSite {
  /** Such as `http://127.0.0.1:4700`. */
  readonly origin: string;
  /** The paths asked for, each with the page that asked: `/a.jpg for /about`. */
  readonly asked: readonly string[];
  close: () => Promise<void>;
}

/** Hands a site on, and writes down what is asked for. */
export async function watchSite(site: string): Promise<WatchedSite> {
  const asked: string[] = [];
  const server = createServer((asks, answers) => {
    const { referer } = asks.headers;
    asked.push(`${asks.url}${referer ? ` for ${new URL(referer).pathname}` : ''}`);
    handOn(site, asks, answers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function handOn(site: string, asks: IncomingMessage, answers: ServerResponse): void {
  const { method, headers } = asks;
  const onward = request(new URL(asks.url ?? '/', site), { method, headers }, (answer) => {
    answers.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(answers);
  });
  onward.on('error', () => answers.destroy());
  asks.pipe(onward);
}
