import { expect, test } from 'vitest';
import { LogSummary } from './log.ts';
import { createServerRoutes } from './static/server-routes.ts';

const MINUTE = 60_000;

function open() {
  const lines: string[] = [];
  const clock = { now: 0 };
  const summary = new LogSummary(
    (level, event, details) => void lines.push(`${level} ${event} ${JSON.stringify(details)}`),
    () => clock.now,
  );
  return { lines, clock, summary };
}

test('the first event of a kind is logged at once, further ones are one line a minute', () => {
  const { lines, clock, summary } = open();
  for (; clock.now < 3 * MINUTE; clock.now += 1000) {
    summary.write('info', 'refused', { status: 422 }, { fields: `at ${clock.now}` });
  }
  summary.write('info', 'refused', { status: 413 });
  expect(lines).toEqual([
    'info refused {"status":422,"fields":"at 0"}',
    'info refused {"status":422,"times":59}',
    'info refused {"status":422,"times":60}',
    'info refused {"status":422,"times":60}',
    'info refused {"status":413}',
  ]);
});

test('a count is logged without another event, and after a minute without events the next is the first', () => {
  const { lines, clock, summary } = open();
  const write = () => summary.write('error', 'failed', {}, { path: '/' });
  write();
  write();
  summary.flush();
  expect(lines).toHaveLength(1);
  clock.now += MINUTE;
  summary.flush();
  clock.now += MINUTE;
  summary.flush();
  write();
  expect(lines).toEqual(['error failed {"path":"/"}', 'error failed {"times":1}', lines[0]]);
});

test('an error in our code is logged with its stack, once for each place, whatever the address', async () => {
  const lines: string[] = [];
  const fail = (path: string) => {
    throw new Error(`No ${path}`);
  };
  const app = createServerRoutes(
    { respond: async (c) => (c.req.query('other') ? other() : fail(c.req.path)) },
    { log: (_level, event, details) => void lines.push(`${event} ${details?.error}`) },
  );
  const other = () => {
    throw new Error('Another');
  };
  for (let n = 0; n < 20; n += 1) expect((await app.request(`/${n}`)).status).toBe(500);
  await app.request('/?other=1');
  expect(lines).toEqual([
    expect.stringMatching(/^server\.failed Error: No \/0\n +at .*log\.test/),
    expect.stringMatching(/^server\.failed Error: Another\n/),
  ]);
});
