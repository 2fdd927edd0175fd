import { expect, test } from 'vitest';
import { readSettings, SettingsError, serverSettings } from './environment.ts';

function problem(variables: Record<string, string>): string {
  try {
    readSettings(serverSettings, variables);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  throw new Error('No mistake was found.');
}

test('nothing set gives the defaults', () => {
  const defaults = { PORT: 4321, HOST: '127.0.0.1', BASE: '', OUT_DIR: 'dist' };
  expect(readSettings(serverSettings, {})).toEqual(defaults);
  expect(readSettings(serverSettings, { PORT: '', BASE: '', PATH: '/usr/bin' })).toEqual(defaults);
});

test.each([
  [{ PORT: '0' }, { PORT: 0 }],
  [
    { PORT: '65535', HOST: '::1' },
    { PORT: 65535, HOST: '::1' },
  ],
  [{ BASE: '/' }, { BASE: '' }],
  [{ BASE: '/portfolio' }, { BASE: '/portfolio' }],
  [{ BASE: '/a/b.c' }, { BASE: '/a/b.c' }],
])('%o is allowed', (variables, expected) => {
  expect(readSettings(serverSettings, variables)).toMatchObject(expected);
});

test.each(['65536', '-1', '80.5', 'http', '99999999', ' 80'])('PORT=%s is refused', (PORT) => {
  expect(problem({ PORT })).toBe(
    `A setting is wrong:\n  PORT is "${PORT}". Allowed: a whole number from 0 to 65535 (0 picks a free port).`,
  );
});

test.each(['portfolio', '/portfolio/', '//evil.example', '/a/../b', '/ä', 'C:/portfolio'])(
  'BASE=%s is refused',
  (BASE) => {
    expect(problem({ BASE })).toContain(`BASE is "${BASE}". Allowed: a path such as /portfolio`);
  },
);

test('all mistakes are told at once', () => {
  expect(problem({ PORT: 'x', HOST: 'my host', BASE: 'portfolio/' })).toMatchInlineSnapshot(`
    "3 settings are wrong:
      PORT is "x". Allowed: a whole number from 0 to 65535 (0 picks a free port).
      HOST is "my host". Allowed: an IP address or a host name, such as 127.0.0.1 or 0.0.0.0.
      BASE is "portfolio/". Allowed: a path such as /portfolio, with a slash in front and none at the end."
  `);
});
