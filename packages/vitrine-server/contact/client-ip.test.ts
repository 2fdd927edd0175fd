import { expect, test } from 'vitest';
import { clientIp, networkOf } from './client-ip.ts';
import { RateLimit } from './rate-limit.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8:1:ffff::9', '2001:db8:1::/48'],
])('%s lies in the larger network %s', (address, network) => {
  expect(networkOf(address, 48)).toBe(network);
});

test.each([
  ['an IPv4 address', 10, () => '203.0.113.7'],
  ['an IPv6 network of 64 bits', 10, (n: number) => `2001:db8:1:2::${n}`],
  ['an IPv6 network of 48 bits', 30, (n: number) => `2001:db8:1:${n}::1`],
])('%s has a limit of its own', (_name, max, sender) => {
  const limits = new RateLimit({ span: 1000, network: 10, largeNetwork: 30 });
  for (let n = 0; n < max; n += 1) expect(limits.count(sender(n), 0)).toBeUndefined();
  expect(limits.count(sender(max), 0)).toBe(1);
  expect(limits.count(sender(max), 1000)).toBeUndefined();
});

test.each([
  ['198.51.100.1', 0, '10.0.0.1'],
  [undefined, 1, '10.0.0.1'],
  ['198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1', 1, '198.51.100.1'],
  ['6.6.6.6, 198.51.100.1, 10.0.0.2', 2, '198.51.100.1'],
  ['198.51.100.1', 2, '10.0.0.1'],
  ['6.6.6.6, 198.51.100.1', 3, '10.0.0.1'],
  ['198.51.100.1:4711', 1, '198.51.100.1'],
  ['[2001:db8::1]:4711', 1, '2001:db8::1'],
  ['nonsense', 1, '10.0.0.1'],
  ['', 1, '10.0.0.1'],
])('X-Forwarded-For: %s behind %i proxies is %s', (forwarded, proxies, expected) => {
  expect(clientIp('10.0.0.1', forwarded, proxies)).toBe(expected);
});

test('10,000 networks are remembered at most', () => {
  const limit = new RateLimit({ span: 1000, network: 1, largeNetwork: 2 });
  for (let n = 0; n < 10_001; n += 1) limit.count(`10.1.${n >> 8}.${n & 255}`, 0);
  expect(limit.count('10.1.0.2', 1)).toBe(1);
  expect(limit.count('10.1.0.0', 1)).toBeUndefined();
  expect(limit.count('10.1.0.2', 1000)).toBeUndefined();
});
