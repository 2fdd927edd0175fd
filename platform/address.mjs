// @ts-check
// Plain JavaScript: `npm start` uses it before anything is installed, under Node 20.
import { createServer } from 'node:net';

/** The port that is used when PORT is not set. */
export const DEFAULT_PORT = 4321;

/** The address that is used when HOST is not set: reachable from this machine only. */
export const DEFAULT_HOST = '127.0.0.1';

/** The highest port number that TCP knows. */
export const HIGHEST_PORT = 65_535;

/** Addresses that stand for every network of the machine. */
const EVERY_NETWORK = new Set(['0.0.0.0', '::']);

/**
 * The address to type into a browser, without a slash at the end.
 * @param {string} host HOST as it was set
 * @param {number} port
 * @param {string} base sub-path with a slash in front and none at the end, or an empty string
 * @returns {string} for example `http://127.0.0.1:4321/portfolio`
 */
export function siteAddress(host, port, base) {
  let name = host;
  if (EVERY_NETWORK.has(host)) name = 'localhost';
  else if (host.includes(':')) name = `[${host}]`;
  return `http://${name}:${port}${base}`;
}

/**
 * One line for a person about an address that could not be opened.
 * @param {unknown} error what `listen` failed with
 * @param {{ host: string, port: number, command: string }} wanted the address, and the command
 *   that was called, for example `npm start`
 * @returns {string | undefined} undefined if the error is about something else
 */
export function listenProblem(error, { host, port, command }) {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  switch (error.code) {
    case 'EADDRINUSE': {
      const next = port < HIGHEST_PORT ? port + 1 : port - 1;
      return `Port ${port} is taken. Choose another: PORT=${next} ${command}`;
    }
    case 'EACCES':
      return `Port ${port} may not be opened by this user. Choose one from 1024 up: PORT=${DEFAULT_PORT} ${command}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is "${host}", which is not an address of this machine. Use ${DEFAULT_HOST} (this machine only) or 0.0.0.0 (every network): HOST=${DEFAULT_HOST} ${command}`;
    default:
      return undefined;
  }
}

/**
 * Opens and closes a port, to learn early whether it is free.
 * @param {string} host
 * @param {number} port
 * @returns {Promise<unknown>} what `listen` failed with, or undefined if the port is free
 */
export function tryPort(host, port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', resolve);
    probe.listen(port, host, () => probe.close(() => resolve(undefined)));
  });
}
