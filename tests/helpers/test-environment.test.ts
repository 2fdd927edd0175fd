import { expect, test } from 'vitest';
import { testEnvironment } from './test-environment.ts';

const machine = {
  PATH: '/usr/bin',
  npm_config_registry: 'https://packages.test/',
  CHROMIUM_PATH: '/usr/bin/chromium',
  SEED: '7',
};

test('tests read no setting of a site, a build server or a person', () => {
  const set = { CI: 'true', NETLIFY: 'true', SITE_KEY: 'a', CONTENT: '/site', GIT_DIR: '/git' };
  const environment = testEnvironment({
    ...machine,
    ...set,
    NODE_ENV: 'production',
    TZ: 'Asia/Tokyo',
  });
  expect(environment).toMatchObject({ ...machine, NODE_ENV: 'test', TZ: 'UTC' });
  for (const name of Object.keys(set)) expect(environment).not.toHaveProperty(name);
});
