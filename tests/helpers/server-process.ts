import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ROOT } from '../../platform/site-paths.ts';

/** The number of its last lines in the error where it does not start. */
const LAST_LINES = 20;

interface Program {
  /** The script for Node, with its arguments; the project's server, as with `npm start`, if left out. */
  args?: readonly string[];
  /** The port; 0 for any free one. */
  port?: number;
  /** Whether it starts child processes, which have to be killed with it. */
  hasChildren?: boolean;
}

/** A server in a separate process, which can be killed and started again. */
export class ServerProcess {
  readonly #variables: Record<string, string>;
  readonly #args: readonly string[];
  readonly #hasChildren: boolean;
  #child: ChildProcess | undefined;
  /** The port; the same after every start. */
  port: number;
  /** The address of the site, without a slash at the end. */
  url = '';
  readonly lines: string[] = [];

  /** @param variables Environment variables: DATA_DIR, OUT_DIR, mail. */
  constructor(
    variables: Record<string, string>,
    { args = ['server/main.ts'], port = 0, hasChildren = false }: Program = {},
  ) {
    this.#variables = variables;
    this.#args = args;
    this.#hasChildren = hasChildren;
    this.port = port;
  }

  /** Starts it; resolves when it accepts requests. @throws Error with its last lines where it ends */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.#args, {
      cwd: ROOT,
      env: { ...process.env, HOST: '127.0.0.1', ...this.#variables, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: this.#hasChildren,
    });
    this.#child = child;
    createInterface(child.stderr).on('line', (line) => this.lines.push(line));
    this.url = await new Promise<string>((started, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        this.lines.push(line);
        const url = /(?:Vitrine is at|Ready on) (\S+)/.exec(line)?.[1];
        if (url !== undefined) started(url);
      });
      child.once('exit', (code) => {
        failed(new Error(`Ended with ${code}:\n${this.lines.slice(-LAST_LINES).join('\n')}`));
      });
    });
    this.port = Number(new URL(this.url).port);
  }

  async kill(): Promise<void> {
    await end(this.#child, 'SIGKILL', this.#hasChildren);
  }

  /** Stops it with SIGTERM, as a service manager does. */
  async stop(): Promise<void> {
    await end(this.#child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  /** The memory in use, in MB (Linux). */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }
}

/** Ends a process that may have ended by itself; resolves when it has ended. */
export async function end(
  child: ChildProcess | undefined,
  signal: NodeJS.Signals = 'SIGTERM',
  isGroup = false,
): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (isGroup && child.pid !== undefined) process.kill(-child.pid, signal);
  else child.kill(signal);
  await ended;
}
