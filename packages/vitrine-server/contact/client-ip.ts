import { isIP, isIPv6 } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * The IP address from which a request comes.
 *
 * @param remote The IP address of the connection.
 * @param forwarded The header `X-Forwarded-For`.
 * @param proxies How many proxies are in front of the server (TRUST_PROXY). Each proxy appends the
 * IP address that it sees to the header; a client could have forged all earlier entries. If the
 * header has fewer entries than there are proxies, the request bypassed a proxy, so the whole
 * header could be forged.
 */
export function clientIp(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  return forwardedIp(forwarded, proxies) ?? remote ?? 'unknown';
}

/** The visitor's address in `X-Forwarded-For`, as in {@link clientIp}; undefined if the header has none. */
export function forwardedIp(forwarded: string | undefined, proxies: number): string | undefined {
  if (proxies === 0 || forwarded === undefined) return undefined;
  const sender = forwarded.split(',').map(withoutPort).at(-proxies) ?? '';
  return isIP(sender) === 0 ? undefined : sender;
}

/**
 * The network to which a rate limit applies: an IPv4 address, or the prefix of an IPv6 address. A
 * household usually has an IPv6 /64 network, a customer of a data centre often a /48 network, which
 * contains 65,536 /64 networks.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const binary = convertIPv6ToBinary(plain);
  if (isIPv4MappedIPv6(binary)) {
    return convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary));
  }
  const rest = BigInt(128 - bits);
  return `${convertIPv6BinaryToString((binary >> rest) << rest)}/${bits}`;
}

function withoutPort(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text;
}
