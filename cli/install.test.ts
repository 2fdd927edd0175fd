import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../tests/helpers/temporary-folder.ts';
import { isInstalled } from './install.mjs';

const wanted = {
  '': { version: '1.0.0' },
  'node_modules/site': { version: '2.0.0', integrity: 'sha512-a' },
  'node_modules/tester': { version: '3.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/for-another-system': { version: '4.0.0', integrity: 'sha512-c', optional: true },
};
const { '': _, 'node_modules/for-another-system': __, ...installed } = wanted;

let root: string;
beforeEach(async () => {
  root = await temporaryFolder();
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: wanted }));
});

async function record(packages: unknown): Promise<void> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  const file = join(root, 'node_modules', '.package-lock.json');
  await writeFile(file, JSON.stringify({ packages }));
}

test('a fresh clone has nothing installed', () => {
  expect(isInstalled(root, true)).toBe(false);
});

test('an installation that was broken off counts as none', async () => {
  await mkdir(join(root, 'node_modules', 'site'), { recursive: true });
  expect(isInstalled(root, true)).toBe(false);
});

test('what the lockfile asks for is enough', async () => {
  await record(installed);
  expect(isInstalled(root, true)).toBe(true);
});

test('packages of another system may be absent, but not of another version', async () => {
  const other = { ...wanted['node_modules/for-another-system'], version: '4.0.1' };
  await record({ ...installed, 'node_modules/for-another-system': other });
  expect(isInstalled(root, true)).toBe(false);
});

test.each([{ version: '2.0.1' }, { integrity: 'sha512-other' }])(
  'a package with %o is not the one',
  async (change) => {
    const site = { ...wanted['node_modules/site'], ...change };
    await record({ ...installed, 'node_modules/site': site });
    expect(isInstalled(root, true)).toBe(false);
  },
);

test('without the packages for development the site starts, but the tests do not', async () => {
  await record({ 'node_modules/site': wanted['node_modules/site'] });
  expect(isInstalled(root, false)).toBe(true);
  expect(isInstalled(root, true)).toBe(false);
});

test('a lockfile that asks for more is seen', async () => {
  await record({ 'node_modules/tester': wanted['node_modules/tester'] });
  expect(isInstalled(root, false)).toBe(false);
});
