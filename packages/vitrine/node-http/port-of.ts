import type { AddressInfo } from 'node:net';

/** The port on which a running server listens. @throws TypeError if the server listens on no port */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new TypeError('The server listens on no port.');
  return address.port;
}
