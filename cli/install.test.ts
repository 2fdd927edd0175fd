import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../tests/helpers/write-files.ts';
import { install, isInstalled } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/site': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/tester': { version: '3.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/for-another-system': { version: '4.0.0', integrity: 'sha512-c', optional: true },
};
const { '': _, 'node_modules/for-another-system': __, ...installed } = wanted;

const lockfile = { 'package-lock.json': JSON.stringify({ packages: wanted }) };
/** npm's own list of what it installed. */
const record = 'node_modules/.package-lock.json';

const { 'node_modules/site': site, 'node_modules/tester': tester } = installed;
const newer = { ...wanted['node_modules/for-another-system'], version: '4.0.1' };

test.each<[string, unknown, boolean, boolean]>([
  ['an installation that was broken off', undefined, true, false],
  ['what the lockfile asks for', installed, true, true],
  [
    'a package for another system, of another version',
    { ...installed, 'node_modules/for-another-system': newer },
    true,
    false,
  ],
  [
    'another version',
    { ...installed, 'node_modules/site': { ...site, version: '2.0.1' } },
    true,
    false,
  ],
  [
    'another text',
    { ...installed, 'node_modules/site': { ...site, integrity: 'sha512-other' } },
    true,
    false,
  ],
  ['no packages for development, to serve', { 'node_modules/site': site }, false, true],
  ['no packages for development, to test', { 'node_modules/site': site }, true, false],
  ['less than the lockfile asks for', { 'node_modules/tester': tester }, false, false],
])('%s', async (_, packages, development, isEnough) => {
  const root = await temporaryFolder(lockfile);
  expect(isInstalled(root, development), 'a fresh clone').toBe(false);
  if (packages) await writeFiles(root, { [record]: JSON.stringify({ packages }) });
  expect(isInstalled(root, development)).toBe(isEnough);
});

test.each<[string, object, boolean, string]>([
  ['a fresh clone is started', {}, false, '--omit=dev'],
  ['a fresh clone is tested', {}, true, '--include=dev'],
  [
    'an upgrade is started where tests have run',
    { 'node_modules/tester': tester },
    false,
    '--include=dev',
  ],
])('%s', async (_, packages, development, groups) => {
  const root = await temporaryFolder({
    ...lockfile,
    [record]: JSON.stringify({ packages }),
    'npm-cli.js': "require('node:fs').writeFileSync('called', process.argv.join(' '))",
  });
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
  try {
    await install(root, development);
  } finally {
    vi.unstubAllEnvs();
  }
  expect(await readFile(join(root, 'called'), 'utf8')).toContain(` ci ${groups} `);
});
