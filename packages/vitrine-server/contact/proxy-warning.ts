import { BlockList, isIPv6 } from 'node:net';
import type { Log } from '../log.ts';
import { forwardedIp } from './client-ip.ts';

/** The headers by which proxies name the visitor's address (RFC 7239, and those before it). */
const FORWARDING_HEADERS = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-forwarded-host',
  'x-forwarded-proto',
  'cf-connecting-ip',
  'true-client-ip',
];

/** The addresses of this machine and of private networks (RFC 6890), where proxies are. */
const nearby = new BlockList();
for (const [network, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  nearby.addSubnet(network, bits, family);
}

/** Looks at the connection and the headers of a request. */
export type ProxyWatch = (
  remote: string | undefined,
  header: (name: string) => string | undefined,
) => void;

/**
 * Warns at the first request that a proxy forwarded and whose visitor is not known, because TRUST_PROXY is
 * not set, or does not fit the proxies: all visitors then count as one. Only a proxy nearby counts, because
 * anybody can send such a header.
 */
export function watchForProxy(proxies: number, log: Log): ProxyWatch {
  let isDone = false;
  return (remote = '', header) => {
    if (isDone) return;
    if (forwardedIp(header('x-forwarded-for'), proxies) !== undefined) return;
    const name = FORWARDING_HEADERS.find((one) => header(one) !== undefined);
    if (name === undefined) return;
    const [address = ''] = remote.split('%');
    if (!nearby.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
    isDone = true;
    const result =
      'All visitors count as one, so after ten messages in an hour the form refuses everybody.';
    log('warning', 'proxy.not-trusted', {
      header: name,
      help:
        proxies === 0
          ? `A proxy forwards requests to this server, but TRUST_PROXY is not set. ${result} Set TRUST_PROXY to the number of proxies in front of the server, mostly 1, and start the server again.`
          : `TRUST_PROXY is ${proxies}, but a proxy forwarded a request without ${proxies} addresses in X-Forwarded-For, or without a valid one in that place. ${result} Set TRUST_PROXY to the number of proxies that add an address to X-Forwarded-For, mostly 1, and let each of them add one.`,
    });
  };
}
