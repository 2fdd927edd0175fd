import { spawnSync } from 'node:child_process';
import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { PACKAGE } from '../settings/site-folder.mjs';

/** Copies the code that runs before any package is installed. */
async function copyCode(folder: string) {
  for (const part of ['cli', 'settings']) {
    for (const name of await readdir(join(PACKAGE, part))) {
      if (name.endsWith('.mjs')) await cp(join(PACKAGE, part, name), join(folder, part, name));
    }
  }
}

/** Runs a command in a copy of the code, with a fake npm that writes a file when it is called. */
async function runIn(folder: string, ...command: string[]) {
  await copyCode(folder);
  const env = { ...process.env, npm_execpath: join(folder, 'npm-cli.js') };
  const args = [join(folder, 'cli/vitrine.mjs'), ...command];
  return spawnSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });
}

test.each([
  ['check-site', 'html-validate'],
  ['cv', '@playwright/test'],
])('%s installs nothing unasked, and says what it needs', async (command, name) => {
  const packages = JSON.stringify({ packages: { '': {} } });
  const folder = await temporaryFolder({
    'package.json': JSON.stringify({ type: 'module', peerDependencies: { [name]: '1.2.3' } }),
    'package-lock.json': JSON.stringify({
      packages: { '': {}, [`node_modules/${name}`]: { version: '1.2.3', dev: true } },
    }),
    'node_modules/.package-lock.json': packages,
    'npm-cli.js': "require('node:fs').writeFileSync('called', '');",
    'cli/main.ts': "console.log('the help');",
  });
  const { status, stdout, stderr } = await runIn(folder, command);
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `This command needs packages that are not installed (${name}). Install them: npm install --save-dev --save-exact ${name}@1.2.3\n`,
  });
  expect(await readdir(folder)).not.toContain('called');
  expect((await runIn(folder, command, '--help')).stdout).toBe('the help\n');
});

test.each(['C#', '50%', 'why?', 'a*b', 'a"b', 'a:b', 'a\nb'])(
  'in a folder %j each command ends with a sentence, and writes nothing',
  async (name) => {
    const home = await temporaryFolder();
    const folder = join(home, name);
    await writeFiles(folder, { 'package.json': '{"type":"module"}' });
    for (const command of ['check', 'start']) {
      const { status, stdout, stderr } = await runIn(folder, command);
      expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
      expect(stderr).toMatch(/^A site cannot be built in a folder whose path contains .*\n$/);
      expect(stderr).toContain(`Rename the folder ${JSON.stringify(name)} in `);
    }
    expect((await readdir(folder)).sort()).toEqual(['cli', 'package.json', 'settings']);
  },
);

test.each([
  [
    'of the project, if it has one',
    { 'node_modules/node/bin/node': '' },
    'node_modules/node/bin/node',
  ],
  ['that runs now, without one', {}, undefined],
  [
    'that runs now, where the script of the package did not run',
    { 'node_modules/node/package.json': '{}' },
    undefined,
  ],
])('commands run under the Node %s', async (_, files, expected) => {
  const folder = await temporaryFolder({ ...files, 'bin/node': '' });
  await copyCode(folder);
  const { nodeOfCommands } = await import(join(folder, 'cli/npm.mjs'));
  expect(nodeOfCommands()).toBe(expected ? join(folder, expected) : process.execPath);
});
