import { execFileSync } from 'node:child_process';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { lastChanges } from './last-modified.ts';

let root: string;
let folder: string;
beforeEach(async () => {
  root = await temporaryFolder();
  folder = join(root, 'content');
  await mkdir(join(folder, 'projects', 'bakery'), { recursive: true });
  for (const name of ['home.yaml', 'über uns.md', 'projects/bakery/index.md']) {
    await writeFile(join(folder, name), name);
    await utimes(join(folder, name), new Date('2020-01-01'), new Date('2020-01-01'));
  }
});

function git(date: string, ...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@test.example'];
  execFileSync('git', ['-C', root, ...who, ...args], { env, stdio: 'ignore' });
}

function init(): void {
  for (const args of [['init'], ['add', '.'], ['commit', '-m', 'one']])
    git('2021-02-03T00:00:00Z', ...args);
}

test('without Git a file has the date of the file system, a folder that of its newest', async () => {
  await writeFile(join(folder, 'projects/bakery/cover.webp'), 'older');
  await utimes(join(folder, 'projects/bakery/cover.webp'), 0, new Date('2019-01-01'));
  const changed = await lastChanges(folder);
  expect(changed('home.yaml')).toEqual(new Date('2020-01-01'));
  expect(changed('projects/')).toEqual(new Date('2020-01-01'));
  expect(changed('about.md')).toBeUndefined();
});

test('a committed file has the date of its commit, an edited one that of the file system', async () => {
  init();
  await writeFile(join(folder, 'projects/bakery/index.md'), 'later');
  git('2022-03-04T00:00:00Z', 'commit', '-am', 'two');
  await writeFile(join(folder, 'home.yaml'), 'edited');
  await utimes(join(folder, 'home.yaml'), new Date('2023-04-05'), new Date('2023-04-05'));

  const changed = await lastChanges(folder);
  expect(changed('über uns.md')).toEqual(new Date('2021-02-03'));
  expect(changed('projects/bakery/index.md')).toEqual(new Date('2022-03-04'));
  expect(changed('projects/bakery/')).toEqual(new Date('2022-03-04'));
  expect(changed('home.yaml')).toEqual(new Date('2023-04-05'));
});

test('a clone without history has no dates', async () => {
  init();
  git('2021-02-04T00:00:00Z', 'commit', '--allow-empty', '-m', 'two');
  const clone = join(root, 'clone');
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  expect((await lastChanges(join(clone, 'content')))('home.yaml')).toBeUndefined();
});
