import { isIP, isIPv6 } from 'node:net';

/**
 * The address that a request comes from.
 *
 * @param remote The address of the connection.
 * @param forwarded The header `X-Forwarded-For`.
 * @param proxies How many proxies stand in front of the server (TRUST_PROXY). Each adds the address
 * that it sees at the end of the header; what stands further in front could be invented.
 */
export function senderAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string {
  const own = remote ?? 'unknown';
  if (proxies === 0 || forwarded === undefined) return own;
  const chain = forwarded.split(',').map(withoutPort);
  const sender = chain[Math.max(chain.length - proxies, 0)] ?? '';
  return isIP(sender) === 0 ? own : sender;
}

/**
 * The network that a limit counts for: an IPv4 address, or the first bits of an IPv6 address. A
 * household has 64 of them to itself, a customer of a data centre often 48, and so 65,536 networks.
 */
export function networkOf(address: string, bits: 48 | 64 = 64): string {
  const plain = address.replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // The parser of URLs writes every spelling in the same way, with hexadecimal groups only.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  if (groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff') {
    const bytes = groups.slice(6).flatMap((group) => {
      const value = Number.parseInt(group, 16);
      return [value >> 8, value & 255];
    });
    return bytes.join('.');
  }
  return `${groups.slice(0, bits / 16).join(':')}::/${bits}`;
}

function withoutPort(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1];
  if (bracketed !== undefined) return bracketed;
  return /^[\d.]+:\d+$/.test(text) ? text.replace(/:\d+$/, '') : text;
}
