import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { ROOT } from '../../packages/vitrine/settings/site-paths.ts';

/** Number of the last output lines that the error shows if the server does not start. */
const LAST_LINES = 20;

interface Program {
  /** The arguments of Node: a script and its arguments; if omitted, the server of `npm start`. */
  args?: readonly string[];
  /** The folder in which the program starts; that of the repository if omitted. */
  cwd?: string;
  /** The port on which the server listens; 0 for any free port. */
  port?: number;
  /** Whether the server starts child processes, which have to be killed with the server. */
  hasChildren?: boolean;
}

/**
 * A module for the server: ends it when the process that started it has ended, even if killed, because then its
 * input ends. Worker threads have an input of their own.
 */
const endsWithTests = (pid: string) => `data:text/javascript,
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.stdin.once('close', () => process.kill(${pid}, 'SIGKILL')).resume().unref();`;

/** A web server in a separate process, which a test can kill and start again. */
export class ServerProcess {
  readonly #variables: Record<string, string>;
  readonly #args: readonly string[];
  readonly #cwd: string;
  readonly #hasChildren: boolean;
  #child: ChildProcess | undefined;
  /** The port of the server, which stays the same after a restart. */
  port: number;
  /** The URL of the site, without a trailing slash. */
  url = '';
  readonly lines: string[] = [];

  /** @param variables Environment variables of the server, such as DATA_DIR and OUT_DIR. */
  constructor(
    variables: Record<string, string>,
    {
      args = ['packages/vitrine-server/serve.mjs'],
      cwd = ROOT,
      port = 0,
      hasChildren = false,
    }: Program = {},
  ) {
    this.#variables = variables;
    this.#args = args;
    this.#cwd = cwd;
    this.#hasChildren = hasChildren;
    this.port = port;
  }

  /** Starts the server and waits until it accepts requests. @throws Error if the server ends */
  async start(): Promise<void> {
    const ending = endsWithTests(this.#hasChildren ? '-process.pid' : 'process.pid');
    const child = spawn(process.execPath, ['--import', ending, ...this.#args], {
      cwd: this.#cwd,
      env: { ...process.env, HOST: '127.0.0.1', ...this.#variables, PORT: String(this.port) },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached: this.#hasChildren,
    });
    this.#child = child;
    createInterface(child.stderr).on('line', (line) => this.lines.push(line));
    this.url = await new Promise<string>((started, failed) => {
      createInterface(child.stdout).on('line', (line) => {
        this.lines.push(line);
        const url = /(?:\bis at|Ready on) (\S+)/.exec(line)?.[1];
        if (url !== undefined) started(url);
      });
      child.once('exit', (code) => {
        failed(
          new Error(
            `The server ended with exit code ${code}:\n${this.lines.slice(-LAST_LINES).join('\n')}`,
          ),
        );
      });
    });
    this.port = Number(new URL(this.url).port);
  }

  async kill(): Promise<void> {
    await end(this.#child, 'SIGKILL', this.#hasChildren);
  }

  /** Stops the server with SIGTERM, as a service manager does. */
  async stop(): Promise<void> {
    await end(this.#child);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stop();
  }

  /** The resident memory of the server in MB, from Linux's `/proc`. */
  async memory(): Promise<number> {
    const status = await readFile(`/proc/${this.#child?.pid}/status`, 'utf8');
    return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  }
}

/** Ends a process unless it has already ended, and waits until it has ended. */
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
