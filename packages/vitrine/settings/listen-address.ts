import { createServer } from 'node:net';
import { SettingsError } from '../errors/settings-error.ts';

/** The port that is used when PORT is not set. */
export const DEFAULT_PORT = 4321;

/** The IP address that is used when HOST is not set: reachable from this machine only. */
export const DEFAULT_HOST = '127.0.0.1';

/** The highest port number that TCP knows. */
export const MAX_PORT = 65_535;

/** The IP addresses that make a server reachable from every network of the machine. */
const EVERY_NETWORK = new Set(['0.0.0.0', '::']);

/** The host and port on which a command listens. */
export interface ListenAddress {
  host: string;
  port: number;
  /** The command as the user types it, for example `npm start`; error messages repeat it. */
  command: string;
}

/**
 * The URL of the site to type into a browser, without a trailing slash.
 *
 * @param host The value of HOST.
 * @param base Sub-path with a leading slash and without a trailing one, or an empty string.
 * @example http://127.0.0.1:4321/portfolio
 */
export function siteAddress(host: string, port: number, base: string): string {
  let name = host;
  if (EVERY_NETWORK.has(host)) name = 'localhost';
  else if (host.includes(':')) name = `[${host}]`;
  return `http://${name}:${port}${base}`;
}

/**
 * A one-line message for the user about a port that could not be opened.
 *
 * @param error The error of `server.listen`.
 * @returns undefined if the error has another cause
 */
export function listenErrorText(
  error: unknown,
  { host, port, command }: ListenAddress,
): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE': {
      const next = port < MAX_PORT ? port + 1 : port - 1;
      return `Another program uses port ${port}. Choose another port: PORT=${next} ${command}`;
    }
    case 'EACCES':
      return `This user may not open port ${port}. Choose a port from 1024 up: PORT=${DEFAULT_PORT} ${command}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is not an IP address or host name of this machine. Use ${DEFAULT_HOST} (reachable from this machine only) or 0.0.0.0 (reachable from every network): HOST=${DEFAULT_HOST} ${command}`;
    default:
      return undefined;
  }
}

/**
 * Opens and closes a port, to find out early whether the port is free.
 *
 * @returns The error of `server.listen`; undefined if the port is free.
 */
export function tryPort(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Checks that a port is free, for a command that works for a while before it opens the port.
 * @throws SettingsError if the port cannot be opened
 */
export async function requireFreePort(wanted: ListenAddress): Promise<void> {
  const problem = listenErrorText(await tryPort(wanted.host, wanted.port), wanted);
  if (problem !== undefined) throw new SettingsError(problem);
}
