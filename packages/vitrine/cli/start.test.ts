import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { PACKAGE } from '../settings/site-folder.mjs';

test('where nothing can be written, a built site is served as it is', async () => {
  // `.cache` is a file instead of a folder, so that even the superuser cannot write into it.
  const files = {
    'package.json': '{}',
    'dist/index.html': 'built',
    'content/site.yaml': '',
    '.cache': '',
  };
  const cwd = await temporaryFolder(files);
  await symlink(join(PACKAGE, '../../node_modules'), join(cwd, 'node_modules'));
  const variables = { PORT: '0', HOST: '127.0.0.1', OUT_DIR: 'dist', BASE: '/' };
  const child = spawn(process.execPath, [join(PACKAGE, 'cli/main.ts'), 'start'], {
    cwd,
    env: { ...process.env, ...variables },
  });
  child.stdout.on('data', (line) => {
    if (String(line).includes('Vitrine is at')) child.kill();
  });
  const [said, warned] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(said).toContain('Vitrine is at http://127.0.0.1:');
  expect(warned).toContain('the last build of the site is served.');
});

test.each(['start', 'dev'])(
  '%s without content names the command that creates it',
  async (command) => {
    const cwd = await temporaryFolder({ 'package.json': '{}' });
    const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', NODE_NO_WARNINGS: '1' };
    const call = [join(PACKAGE, 'cli/main.ts'), command];
    const { status, stderr } = spawnSync(process.execPath, call, { cwd, env, encoding: 'utf8' });
    const sentence = 'There is no folder content/ yet. Create it: npx vitrine init\n';
    expect({ status, stderr }).toEqual({ status: 1, stderr: sentence });
  },
);

test.each(['start', 'dev'])('%s reports a taken port before anything else', async (command) => {
  await using other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const cwd = await temporaryFolder({ 'package.json': '{}' });
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', NODE_NO_WARNINGS: '1' };
  const call = [join(PACKAGE, 'cli/main.ts'), command];
  const options = { cwd, env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, call, options);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain(`Another program uses port ${port}. Choose another port: PORT=`);
});

test.each([
  [{}, 'npm install'],
  [{ 'pnpm-lock.yaml': '' }, 'pnpm add'],
])('without its package, a command names the command that adds the package', async (files, add) => {
  const cwd = await temporaryFolder({ 'package.json': '{}', ...files });
  const call = (...args: string[]) => {
    const env = { ...process.env, NODE_NO_WARNINGS: '1' };
    const command = [join(PACKAGE, 'cli/main.ts'), ...args];
    return spawnSync(process.execPath, command, { cwd, env, encoding: 'utf8' });
  };
  for (const [args, purpose, name] of [
    [['inbox', 'list'], 'npx vitrine inbox', 'vitrine-server'],
    [['edit'], 'npm run edit', 'vitrine-editor'],
  ] as const) {
    expect(call(...args)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        `^${purpose} needs the package ${name}, which is not installed. Add the package: ${add} --save-exact ${name}@\\d.*\n$`,
      ),
    });
  }
  expect(call('inbox', '--help').stdout).toContain('messages of the server');
  expect(call('edit', '--help').stdout).toContain('editor for the content');
});
