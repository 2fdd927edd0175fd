import { once } from 'node:events';
import { IncomingMessage, Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { portOf } from '../../platform/port-of.ts';

/** How long answers under way may go on after a stop, in milliseconds. */
const LAST_ANSWERS = 500;

// In milliseconds. Who is slower than this is cut off: slow clients hold a connection, not others.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
};

export interface RunningServer {
  port: number;
  /** Takes no more requests; resolves when every connection is closed. Can be called twice. */
  stop: () => Promise<void>;
}

/**
 * Opens the port.
 * @param stalled How long somebody may take no byte of an answer, in milliseconds.
 * @throws the error of `listen` if the port cannot be opened
 */
export async function listen(
  app: Hono,
  host: string,
  port: number,
  stalled = 20_000,
): Promise<RunningServer> {
  const server = createAdaptorServer({
    fetch: (request, env) => {
      // RFC 9112, section 3.2: two hosts could be read differently by a proxy and by us.
      const { incoming } = env;
      const hosts = incoming instanceof IncomingMessage ? incoming.headersDistinct.host : undefined;
      if (hosts && hosts.length > 1)
        return new Response('Only one Host is possible.', { status: 400 });
      return app.fetch(request, env);
    },
    serverOptions: timeouts,
  });
  if (!(server instanceof Server)) throw new TypeError('An HTTP/1 server was expected.');
  // A connection of HTTP/1.1 stays open without being told to (RFC 9112, section 9.3).
  server.prependListener('request', (_, response) => {
    if (response.shouldKeepAlive) response.removeHeader('Connection');
  });
  // By itself, Node waits for ever for somebody who asks for a file and does not read it. An answer
  // that is not there yet may take its time.
  server.setTimeout(stalled, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });

  await once(server.listen(port, host), 'listening');
  let stopped: Promise<void> | undefined;
  return { port: portOf(server), stop: () => (stopped ??= close(server)) };
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS);
  server.close();
  await once(server, 'close');
  clearTimeout(cut);
}
