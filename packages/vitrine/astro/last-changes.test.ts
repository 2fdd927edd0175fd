import { execFileSync } from 'node:child_process';
import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../../tests/helpers/temporary-folder.ts';
import { privateNames } from '../content/sealed/private-names.ts';
import { lastChanges as datesOf } from './last-changes.ts';

const lastChanges = (path: string) => datesOf(path, ['bakery']);

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
  const { changed } = await lastChanges(folder);
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

  const { changed } = await lastChanges(folder);
  expect(changed('über uns.md')).toEqual(new Date('2021-02-03'));
  expect(changed('projects/bakery/index.md')).toEqual(new Date('2022-03-04'));
  expect(changed('projects/bakery/')).toEqual(new Date('2022-03-04'));
  expect(changed('home.yaml')).toEqual(new Date('2023-04-05'));
});

test.each([
  ['the branch of Git has no commit', () => git('', 'symbolic-ref', 'HEAD', 'refs/heads/gone')],
  ['the index of Git is empty', () => rm(join(root, '.git/index'))],
  [
    'Git ignores the content folder',
    async () => {
      git('', 'rm', '-r', '--cached', '.');
      await writeFile(join(root, '.gitignore'), 'content/');
      git('2022-03-04T00:00:00Z', 'commit', '-m', 'two');
    },
  ],
])('no file has a date if %s', async (reason, damage) => {
  init();
  await damage();
  const { changed, warning } = await lastChanges(folder);
  expect(changed('home.yaml')).toBeUndefined();
  expect(warning).toMatch(`The sitemap has no dates of last changes, because ${reason}. `);
});

test('before the first commit all files are new', async () => {
  git('2021-02-03T00:00:00Z', 'init');
  const { changed, warning } = await lastChanges(folder);
  expect(changed('home.yaml')).toEqual(new Date('2020-01-01'));
  expect(warning).toBeUndefined();
});

test('a clone without history has no dates, and a warning', async () => {
  init();
  git('2021-02-04T00:00:00Z', 'commit', '--allow-empty', '-m', 'two');
  const clone = join(root, 'clone');
  execFileSync('git', ['clone', '--depth', '1', `file://${root}`, clone], { stdio: 'ignore' });
  const { changed, warning } = await lastChanges(join(clone, 'content'));
  expect(changed('home.yaml')).toBeUndefined();
  expect(warning).toContain('because this is a shallow clone. Clone the whole history');
});

test.each([
  ['where Git is missing', { PATH: '/nonexistent' }, 'Git is not installed'],
  [
    'where Git does not trust the owner',
    { GIT_TEST_ASSUME_DIFFERENT_OWNER: '1', GIT_CONFIG_GLOBAL: '/dev/null' },
    'dubious ownership',
  ],
])('%s there is no date, and a warning', async (_, variables, reason) => {
  init();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { changed, warning } = await lastChanges(folder);
  expect(changed('home.yaml')).toBeUndefined();
  expect(changed('projects/')).toBeUndefined();
  expect(warning).toContain(reason);
});

test('a damaged repository gives no dates, and a warning', async () => {
  init();
  await writeFile(join(root, '.git/HEAD'), 'nothing');
  const { changed, warning } = await lastChanges(folder);
  expect(changed('home.yaml')).toBeUndefined();
  expect(warning).toContain('Git cannot read the repository. Git says:\nfatal: ');
});

test('where Git is missing, a folder without a repository has the dates of the file system', async () => {
  vi.stubEnv('PATH', '/nonexistent');
  const { changed, warning } = await lastChanges(folder);
  expect([changed('home.yaml'), warning]).toEqual([new Date('2020-01-01'), undefined]);
});

test('no date says when a project changed that not everybody may see', async () => {
  await mkdir(join(folder, 'de/projects/secret'), { recursive: true });
  await writeFile(join(folder, 'de/projects/secret/index.md'), 'now');
  await mkdir(join(folder, 'projects/secret'));
  await writeFile(join(folder, 'projects/secret/index.md'), 'now');
  const { changed } = await lastChanges(folder);
  expect(changed('projects/')).toEqual(new Date('2020-01-01'));
  expect(changed('de/projects/')).toBeUndefined();
});

test('a file with an entry of a private project has no date, so that none says when that changed', async () => {
  for (const id of ['4', 'tide']) {
    await mkdir(join(folder, 'projects', id));
    const text = `---\ntitle: Tides\nclient: Vantorre\nprivate: true\n---\n`;
    await writeFile(join(folder, 'projects', id, 'index.md'), text);
  }
  const files = {
    'testimonials.yaml': 'items:\n  - { id: a, project: tide }\n',
    'services.yaml': "projects:\n  - '4'\n",
    'clients.yaml': 'name: VANTORRE\n',
    'steps.yaml': 'text: 4 weeks of work\n',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const { changed } = await datesOf(folder, [], (await privateNames(folder)).pattern);
  expect(Object.keys(files).filter((name) => changed(name))).toEqual(['steps.yaml']);
});
