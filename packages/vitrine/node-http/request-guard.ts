import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { sendBroken } from './error-responses.ts';

/** The response to the request for which the current code runs, also in its callbacks. */
const current = new AsyncLocalStorage<ServerResponse>();

/** Keeps errors of one request away from all others: the error is reported, and the request gets the status 500. */
export class RequestGuard {
  readonly #report: (error: unknown) => void;

  /** @param report Reports an error of a request; to the terminal if omitted. */
  constructor(report: (error: unknown) => void = console.error) {
    this.#report = report;
  }

  /** Responds to a request. @param respond Sends the response; may throw any error */
  run(outgoing: ServerResponse, respond: () => unknown): void {
    const work = async () => await current.run(outgoing, respond);
    work().catch((error) => this.#fail(error, outgoing));
  }

  /**
   * Keeps the process running after an error that nothing handled: one in a callback, or of a
   * promise that nothing awaited. If a request caused it, the request gets the status 500.
   */
  guardProcess(): void {
    // Node emits this event for rejected promises too.
    process.on('uncaughtException', (error) => this.#fail(error, current.getStore()));
  }

  report(error: unknown): void {
    this.#report(error);
  }

  #fail(error: unknown, outgoing: ServerResponse | undefined): void {
    this.report(error);
    if (outgoing === undefined || outgoing.writableEnded) return;
    // If part of the response was sent, only the end of the connection can show the failure.
    if (outgoing.headersSent) outgoing.destroy();
    else sendBroken(outgoing);
  }
}
