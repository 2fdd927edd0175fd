import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { Connections, defaultMaxConnections } from './connections.ts';
import { brokenResponse, errorResponse, parseErrorText } from './error-responses.ts';
import { portOf } from './port-of.ts';
import { RequestGuard } from './request-guard.ts';

/** How long responses may continue after `stop` was called, in milliseconds. */
const SHUTDOWN_GRACE = 500;

// Timeouts in milliseconds. Slower clients are disconnected, so that they do not block connections for others.
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2000,
  // Responses do not announce how long a connection stays open, so no buffer is needed.
  keepAliveTimeoutBuffer: 0,
};

export interface RunningServer {
  port: number;
  /** Accepts no more requests; resolves when every connection is closed. May be called twice. */
  stop: () => Promise<void>;
}

/** Keeps responses, to send them again without the application. */
interface ResponseCache {
  /** Keeps the response to a request, where it may be sent again. */
  add(incoming: IncomingMessage, response: Response): Promise<void>;
  /** Responds to a request. @returns whether there was a response to it */
  send(incoming: IncomingMessage, outgoing: ServerResponse): boolean;
}

export interface ListenOptions {
  cache?: ResponseCache;
  /** Reports errors of requests; to the terminal if omitted. */
  report?: (error: unknown) => void;
  /** Called for each request, also for those that the cache answers. */
  watch?: (request: IncomingMessage) => void;
  /** How long a client may read no byte of a response before it is disconnected, in milliseconds. */
  stallTimeout?: number;
  /** How long a connection stays open after a response, in milliseconds. */
  idleTimeout?: number;
  /** Maximum number of connections. */
  maxConnections?: number;
}

/**
 * Starts an HTTP server on a port.
 * @throws the error of `server.listen` if the port cannot be opened
 */
export async function listen(
  app: Hono,
  host: string,
  port: number,
  {
    cache,
    report,
    watch,
    stallTimeout = 20_000,
    idleTimeout = 5000,
    maxConnections = defaultMaxConnections(),
  }: ListenOptions = {},
): Promise<RunningServer> {
  const guard = new RequestGuard(report);
  const respond = getRequestListener(
    async (request, env) => {
      const { incoming } = env;
      if (!(incoming instanceof IncomingMessage))
        throw new TypeError('The server supports only HTTP/1.');
      const [host, ...more] = incoming.headersDistinct.host ?? [];
      // Several Host headers are rejected, because a proxy and this server could use different ones
      // (RFC 9112, section 3.2).
      if (more.length > 0) return errorResponse(400, 'Only one Host header is allowed.');
      // HTTP/1.0 has no Host header.
      if (!host && incoming.httpVersion === '1.1')
        return errorResponse(400, 'The Host header is missing.');
      const response = await app.fetch(request, env);
      cache?.add(incoming, response).catch((error) => guard.report(error));
      return response;
    },
    {
      // For requests without Host.
      hostname: 'localhost',
      errorHandler: (error) => {
        if (error instanceof RequestError)
          return errorResponse(400, 'The URL of the request is invalid.');
        guard.report(error);
        return brokenResponse();
      },
    },
  );
  const connections = new Connections((incoming, outgoing) => {
    guard.run(outgoing, () => {
      // HTTP/1.1 connections stay open by default, without a header (RFC 9112, section 9.3).
      if (outgoing.shouldKeepAlive) outgoing.removeHeader('Connection');
      const isSent = hasUsualHost(incoming) && cache?.send(incoming, outgoing);
      return isSent ? undefined : respond(incoming, outgoing);
    });
  }, maxConnections);
  const takeRequest = connections.take.bind(connections);
  // Node accepts requests without Host, because `respond` rejects them with all security headers.
  const options = { ...timeouts, keepAliveTimeout: idleTimeout, requireHostHeader: false };
  const server = createServer(options, takeRequest);
  if (watch) server.on('request', watch);
  server.on('connection', (socket) => connections.add(socket));
  // An unknown header `Expect` may be ignored (RFC 9110, section 10.1.1).
  server.on('checkExpectation', takeRequest);
  server.on('clientError', (error, socket) => {
    const current = socket instanceof Socket ? connections.current(socket) : undefined;
    if (socket.writable && !current?.headersSent) socket.end(parseErrorText(error));
    else socket.destroy();
  });
  // Disconnects clients that do not read a response, for which Node would wait for ever. Idle
  // connections are closed here too, because Node does not close them if this event has a listener.
  // A response that has not begun yet may take longer.
  server.setTimeout(stallTimeout, (socket) => {
    if (socket.writableLength > 0 || !connections.current(socket)) socket.destroy();
  });

  await once(server.listen(port, host), 'listening');
  let stopped: Promise<void> | undefined;
  return { port: portOf(server), stop: () => (stopped ??= close(server)) };
}

/** Whether a request has exactly one Host header, of the usual form. Other requests bypass the cache. */
function hasUsualHost({ headers, rawHeaders }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 && /^[\w.:[\]-]+$/.test(headers.host ?? '');
}

async function close(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), SHUTDOWN_GRACE);
  server.close();
  await once(server, 'close');
  clearTimeout(cut);
}
