import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { install } from './install.mjs';

const [yesterday, today] = [new Date('2026-03-04'), new Date('2026-03-05')];
const site = { 'node_modules/site/index.js': '' };
const all = { ...site, 'node_modules/vitest/index.js': '' };

/** @param installed Date of node_modules/.package-lock.json; undefined if that file is absent. */
test.each<[string, Date | undefined, Record<string, string>, boolean, string | undefined]>([
  ['a fresh clone is started', undefined, {}, false, '--omit=dev'],
  ['a fresh clone is tested', undefined, {}, true, '--include=dev'],
  ['an installation was broken off', undefined, site, false, '--omit=dev'],
  ['all is there', today, site, false, undefined],
  ['the packages for development are there too', today, all, true, undefined],
  ['the packages for development are missing', today, site, true, '--include=dev'],
  ['the lockfile has changed', yesterday, site, false, '--omit=dev'],
  ['the lockfile has changed where tests have run', yesterday, all, false, '--include=dev'],
])('%s', async (_, installed, packages, development, groups) => {
  const record = 'node_modules/.package-lock.json';
  const root = await temporaryFolder({
    'package-lock.json': '{}',
    ...packages,
    ...(installed && { [record]: '{}' }),
    called: 'npm did not run',
    'npm-cli.js': "require('node:fs').writeFileSync('called', process.argv.join(' '))",
  });
  await utimes(join(root, 'package-lock.json'), today, today);
  if (installed) await utimes(join(root, record), installed, installed);
  vi.stubEnv('npm_execpath', join(root, 'npm-cli.js'));
  try {
    await install(root, development);
  } finally {
    vi.unstubAllEnvs();
  }
  const called = await readFile(join(root, 'called'), 'utf8');
  expect(called).toContain(groups === undefined ? 'npm did not run' : ` ci ${groups} `);
});

test('each script of package.json installs the packages that it needs', async () => {
  const { scripts } = JSON.parse(
    await readFile(new URL('../package.json', import.meta.url), 'utf8'),
  );
  for (const [name, script] of Object.entries(scripts))
    expect(script, name).toMatch(/^node scripts\/(?:vitrine|with-packages)\.mjs /);
});
