import { expect, test } from 'vitest';
import { watchForProxy } from './proxy-warning.ts';

test.each([
  ['127.0.0.1', 'x-forwarded-for', 0, 1],
  ['::ffff:127.0.0.1', 'forwarded', 0, 1],
  ['::1', 'x-real-ip', 0, 1],
  ['172.18.0.1', 'x-forwarded-proto', 0, 1],
  ['fd12::7', 'cf-connecting-ip', 0, 1],
  ['fe80::1%eth0', 'x-forwarded-for', 0, 1],
  ['203.0.113.7', 'x-forwarded-for', 0, 0],
  ['2001:db8::1', 'x-forwarded-for', 0, 0],
  [undefined, 'x-forwarded-for', 0, 0],
  ['127.0.0.1', 'accept', 0, 0],
  ['127.0.0.1', 'x-forwarded-for', 1, 1],
  ['127.0.0.1', 'forwarded', 1, 1],
  ['203.0.113.7', 'x-forwarded-for', 1, 0],
  ['127.0.0.1', 'accept', 1, 0],
])(
  'requests from %s with %s and TRUST_PROXY=%i give %i warnings',
  (remote, name, proxies, count) => {
    const lines: string[] = [];
    const watch = watchForProxy(proxies, (level, event, details) => {
      lines.push(`${level} ${event} ${details?.help}`);
    });
    for (let n = 0; n < 3; n += 1) watch(remote, (asked) => (asked === name ? 'a' : undefined));
    expect(lines).toHaveLength(count);
    if (count > 0) expect(lines[0]).toMatch(/^warning proxy\.not-trusted .*TRUST_PROXY.*mostly 1/);
  },
);

test.each([
  [1, '203.0.113.7', 0],
  [2, '203.0.113.7, 198.51.100.4', 0],
  [2, '203.0.113.7', 1],
  [1, 'unknown', 1],
  [1, '"[2001:db8::1]:99"', 1],
])('TRUST_PROXY=%i with X-Forwarded-For: %s gives %i warnings', (proxies, forwarded, count) => {
  let warnings = 0;
  const watch = watchForProxy(proxies, () => {
    warnings += 1;
  });
  watch('10.0.0.2', (name) => (name === 'x-forwarded-for' ? forwarded : undefined));
  expect(warnings).toBe(count);
});
