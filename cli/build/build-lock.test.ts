import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { takeLock } from './build-lock.ts';

test('one process at a time has the lock, and one that is gone frees it', async () => {
  const lock = join(await temporaryFolder(), 'dist.lock');
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const ended = once(other, 'exit');
  await mkdir(lock);
  await writeFile(join(lock, String(other.pid)), '');
  try {
    await expect(takeLock(lock, 'building into dist/', 0)).rejects.toThrow(
      `Process ${other.pid} is building into dist/ already. Wait until it has ended, then try again. If that is no build, delete ${join(lock, String(other.pid))}.`,
    );
    expect(await readdir(lock)).toEqual([String(other.pid)]);
  } finally {
    other.kill('SIGKILL');
  }
  const [free] = await Promise.all([takeLock(lock, 'building into dist/'), ended]);
  expect(await readdir(lock)).toEqual([String(process.pid)]);
  await free();
  expect(await readdir(lock)).toEqual([]);
});
