import type { AddressInfo } from 'node:net';

/** The port that an open server listens on. @throws TypeError if it listens on none */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new TypeError('No port is open.');
  return address.port;
}
