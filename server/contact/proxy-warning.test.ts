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
  ['127.0.0.1', 'x-forwarded-for', 1, 0],
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
