import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { z } from 'zod';

/** How many requests may wait on one connection for the answer before them. No browser sends so many. */
const MOST_WAITING = 100;

/** How many connections are held where the process may open more files than that. */
const MOST_CONNECTIONS = 5000;

type Exchange = [incoming: IncomingMessage, outgoing: ServerResponse];

/** The requests of one connection. */
interface Line {
  /** The answer under way. */
  current?: ServerResponse | undefined;
  /** Requests that came before that answer was sent (RFC 9112, section 9.3.2). */
  waiting: Exchange[];
  /** When the connection came or its last answer was sent: a count of such events. */
  changed: number;
}

/**
 * The open connections of a server. Each has one answer under way at most, so that requests of a
 * visitor who has gone are never begun, and one visitor's do not keep all others waiting.
 */
export class Connections {
  readonly #most: number;
  readonly #begin: (...exchange: Exchange) => void;
  readonly #lines = new Map<Socket, Line>();
  #changes = 0;

  /** @param begin Starts to answer a request. @param most How many connections are held. */
  constructor(begin: (...exchange: Exchange) => void, most: number) {
    this.#begin = begin;
    this.#most = most;
  }

  /** Takes a new connection. Where there are too many, the oldest is closed, an idle one first. */
  add(socket: Socket): void {
    if (this.#lines.size >= this.#most) this.#closeOldest();
    this.#lines.set(socket, { waiting: [], changed: ++this.#changes });
    socket.once('close', () => this.#lines.delete(socket));
  }

  /** Takes a request, which is begun when the answers before it are sent. */
  take(...exchange: Exchange): void {
    const { socket } = exchange[0];
    const line = this.#lines.get(socket);
    if (line === undefined || !socket.writable) return;
    if (line.current === undefined) this.#answer(line, exchange);
    else if (line.waiting.length < MOST_WAITING) line.waiting.push(exchange);
    else socket.destroy();
  }

  /** The answer under way on a connection. */
  current(socket: Socket): ServerResponse | undefined {
    return this.#lines.get(socket)?.current;
  }

  #answer(line: Line, [incoming, outgoing]: Exchange): void {
    const { socket } = incoming;
    line.current = outgoing;
    outgoing.once('close', () => {
      const next = line.waiting.shift();
      // Others have their turn in between, and the end of the connection is seen.
      if (next !== undefined) setImmediate(() => socket.writable && this.#answer(line, next));
      else line.current = undefined;
      line.changed = ++this.#changes;
    });
    this.#begin(incoming, outgoing);
  }

  // Looks at all of them: a set in order of use would leave garbage behind with each request.
  #closeOldest(): void {
    let oldest: Socket | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    for (const [socket, { current, changed }] of this.#lines) {
      const rank = current ? this.#changes + changed : changed;
      if (rank < lowest) [oldest, lowest] = [socket, rank];
    }
    if (oldest === undefined) return;
    this.#lines.delete(oldest);
    oldest.destroy();
  }
}

/** The part of Node's report that says how many files the process may open; Windows has no limit. */
const report = z.object({
  userLimits: z.object({ open_files: z.object({ soft: z.number() }) }),
});

/** How many connections this process can hold: each can need a file for itself and one for its answer. */
export function mostConnections(): number {
  // Else it looks up the names of all connected machines. The types of Node lack it.
  if (process.report) Reflect.set(process.report, 'excludeNetwork', true);
  const limit = report.safeParse(process.report?.getReport()).data?.userLimits.open_files.soft;
  return Math.min(MOST_CONNECTIONS, Math.floor((limit ?? Number.POSITIVE_INFINITY) / 2));
}
