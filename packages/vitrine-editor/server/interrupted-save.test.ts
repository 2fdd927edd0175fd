import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { removeTemporaryFiles } from './file-access.ts';

/** The size of the file: writing it takes far longer than renaming it. */
const SIZE = 8_000_000;

/** A program that saves a file again and again, each time full of another digit. */
const program = `
import { readWithHash, replaceFile } from ${JSON.stringify(join(import.meta.dirname, 'file-access.ts'))};
const [, path] = process.argv;
for (let turn = 1; ; turn += 1) {
  await replaceFile(path, readWithHash(path).hash, String(turn % 10).repeat(${SIZE}));
  console.log(turn);
}`;

test('an editor that is killed while it saves leaves the old file or the new one', async () => {
  const folder = await temporaryFolder({});
  const path = join(folder, 'home.yaml');
  await writeFile(path, '0'.repeat(SIZE));
  for (let round = 0; round < 3; round += 1) {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', program, path], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    const watcher = watch(folder);
    // The first change in the folder is in the middle of the next save.
    await once(watcher, 'change');
    child.kill('SIGKILL');
    watcher.close();
    await once(child, 'exit');
    const text = await readFile(path, 'utf8');
    expect(text).toHaveLength(SIZE);
    expect(new Set(text).size).toBe(1);
  }
  await removeTemporaryFiles(folder);
  expect(await readdir(folder)).toEqual(['home.yaml']);
});
