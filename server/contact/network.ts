import { isIP, isIPv6 } from 'node:net';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6BinaryToString,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';

/**
 * The address that a request comes from.
 *
 * @param remote The address of the connection.
 * @param forwarded The header `X-Forwarded-For`.
 * @param proxies How many proxies stand in front of the server (TRUST_PROXY). Each adds the address
 * that it sees at the end of the header; what stands further in front could be invented. So could all
 * of a header with fewer entries than proxies, which came past one of them.
 */
export function senderAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const own = remote ?? 'unknown';
  if (proxies === 0 || forwarded === undefined) return own;
  const chain = forwarded.split(',').map(withoutPort);
  const sender = chain.at(-proxies) ?? '';
  return isIP(sender) === 0 ? own : sender;
}

/**
 * The network that a limit counts for: an IPv4 address, or the first bits of an IPv6 address. A
 * household has 64 of them to itself, a customer of a data centre often 48, and so 65,536 networks.
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
