import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { vi } from 'vitest';
import { freePort } from './free-port.ts';
import { end } from './server-process.ts';
import { skipIfMissing } from './skip-if-missing.ts';

/** User id of `nobody`, as whom Postgres runs if the tests run as root, because it refuses root. */
const NOBODY = 65_534;

/** A local Postgres server for tests, with its data in a temporary folder. */
export class PostgresServer {
  readonly #folder: string;
  #child: ChildProcess | undefined;
  readonly port: number;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  /** @throws Error where Postgres is not installed */
  static async create(): Promise<PostgresServer> {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-postgres-'));
    if (process.getuid?.() === 0) await chown(folder, NOBODY, NOBODY);
    const server = new PostgresServer(folder, await freePort());
    const options = ['--auth=trust', '--username=owner', '--encoding=UTF8', '--no-sync'];
    await promisify(execFile)(
      find('initdb') ?? 'initdb',
      [...options, join(folder, 'data')],
      user(),
    );
    await server.start();
    return server;
  }

  /** Creates a database and returns its connection URL. */
  async database(name: string): Promise<string> {
    await this.#query(`CREATE DATABASE "${name}"`);
    return this.#url(name);
  }

  /** Starts the server, and waits until it accepts connections. */
  async start(): Promise<void> {
    const options = ['listen_addresses=127.0.0.1', `port=${this.port}`, 'unix_socket_directories='];
    const args = ['-D', join(this.#folder, 'data'), ...options.flatMap((option) => ['-c', option])];
    await vi.waitFor(
      async () => {
        // The server exits immediately while processes of a killed server still run: start it again.
        if (this.#child === undefined || this.#child.exitCode !== null || this.#child.signalCode) {
          this.#child = spawn(find('postgres') ?? 'postgres', args, { ...user(), stdio: 'ignore' });
        }
        await this.#query('SELECT 1');
      },
      { timeout: 60_000, interval: 100 },
    );
  }

  /** Stops the server: SIGINT shuts it down cleanly and closes connections, SIGKILL kills it. */
  async stop(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    await end(this.#child, signal);
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }

  #url(name: string): string {
    return `postgres://owner@127.0.0.1:${this.port}/${name}`;
  }

  async #query(text: string): Promise<void> {
    const client = new Client({ connectionString: this.#url('postgres') });
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  }
}

function user() {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/** Whether tests that need Postgres are skipped, because Postgres is not installed. */
export const isPostgresMissing = skipIfMissing(
  find('initdb') ? undefined : 'Postgres is not installed. On Debian: apt-get install postgresql.',
);

// Debian installs the Postgres programs outside of PATH, in one folder for each version.
function find(name: string): string | undefined {
  const path = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  return [...path, ...globSync(`/usr/lib/postgresql/*/bin/${name}`)].find(existsSync);
}
