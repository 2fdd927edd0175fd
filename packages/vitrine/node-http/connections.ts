import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';

/** Maximum number of requests on one connection that wait for earlier responses. Browsers send fewer. */
const MAX_WAITING = 100;

/** Maximum number of connections, if the process may open twice as many files. */
const MAX_CONNECTIONS = 5000;

type Exchange = [incoming: IncomingMessage, outgoing: ServerResponse];

/** The queue of requests of one connection. */
interface RequestQueue {
  /** The response that is being sent. */
  current?: ServerResponse | undefined;
  /** Requests received before the current response was sent (pipelining: RFC 9112, section 9.3.2). */
  waiting: Exchange[];
  /** A sequence number of when the connection was opened or last finished a response. Lower is older. */
  changed: number;
}

/**
 * The open connections of a server. Each connection handles one request at a time. So requests of a
 * visitor who has disconnected are never started, and one visitor cannot delay all others.
 */
export class Connections {
  readonly #max: number;
  readonly #begin: (...exchange: Exchange) => void;
  readonly #queues = new Map<Socket, RequestQueue>();
  #changes = 0;

  /** @param begin Starts to respond to a request. @param max Maximum number of connections. */
  constructor(begin: (...exchange: Exchange) => void, max: number) {
    this.#begin = begin;
    this.#max = max;
  }

  /** Adds a connection. If there are too many, the oldest connection is closed, idle ones first. */
  add(socket: Socket): void {
    if (this.#queues.size >= this.#max) this.#closeOldest();
    this.#queues.set(socket, { waiting: [], changed: ++this.#changes });
    socket.once('close', () => this.#queues.delete(socket));
  }

  /** Queues a request. It starts when all earlier responses on the connection are sent. */
  take(...exchange: Exchange): void {
    const { socket } = exchange[0];
    const queue = this.#queues.get(socket);
    if (queue === undefined || !socket.writable) return;
    if (queue.current === undefined) this.#respond(queue, exchange);
    else if (queue.waiting.length < MAX_WAITING) queue.waiting.push(exchange);
    else socket.destroy();
  }

  /** The response that is being sent on a connection. */
  current(socket: Socket): ServerResponse | undefined {
    return this.#queues.get(socket)?.current;
  }

  #respond(queue: RequestQueue, [incoming, outgoing]: Exchange): void {
    const { socket } = incoming;
    queue.current = outgoing;
    outgoing.once('close', () => {
      const next = queue.waiting.shift();
      // The next request starts after other connections had their turn, and after Node noticed a closed connection.
      if (next !== undefined) setImmediate(() => socket.writable && this.#respond(queue, next));
      else queue.current = undefined;
      queue.changed = ++this.#changes;
    });
    this.#begin(incoming, outgoing);
  }

  // Searches all connections, because a list in order of use would create garbage with each request.
  #closeOldest(): void {
    let oldest: Socket | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const [socket, { current, changed }] of this.#queues) {
      const rank = current ? this.#changes + changed : changed;
      if (rank < lowest) [oldest, lowest] = [socket, rank];
    }
    if (oldest === undefined) return;
    this.#queues.delete(oldest);
    oldest.destroy();
  }
}

/** The part of Node's diagnostic report with the limit of open files. Windows has no such limit. */
const report = z.object({ userLimits: z.object({ open_files: z.object({ soft: z.number() }) }) });

/** Maximum number of connections of this process: each connection can need two open files. */
export function defaultMaxConnections(): number {
  // Without `excludeNetwork`, the report looks up the host names of all connections. Node's types lack this option.
  if (process.report) Reflect.set(process.report, 'excludeNetwork', true);
  const limit = report.safeParse(process.report?.getReport()).data?.userLimits.open_files.soft;
  return Math.min(MAX_CONNECTIONS, Math.floor((limit ?? Number.POSITIVE_INFINITY) / 2));
}
