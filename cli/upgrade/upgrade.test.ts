import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Git } from '../../platform/git.ts';
import { SettingsError } from '../../platform/settings-error.ts';
import { temporaryFolder } from '../../tests/helpers/temporary-folder.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { upgradeRepository } from './upgrade.ts';

type Repository = ReturnType<typeof repository>;

function repository(folder: string) {
  const git = new Git(folder);
  return {
    folder,
    git,
    commit: async (subject: string, files: Record<string, string>) => {
      await writeFiles(folder, files);
      git.do('add', '--all');
      git.do('commit', '--quiet', '-m', subject);
    },
    read: async (file: string) => await readFile(join(folder, file), 'utf8'),
  };
}

/** Git knows nobody on a build server, and dates would make no snapshot. */
const someone = {
  GIT_AUTHOR_NAME: 'Odo Brandt',
  GIT_AUTHOR_EMAIL: 'odo@brandt.example',
  GIT_COMMITTER_NAME: 'Odo Brandt',
  GIT_COMMITTER_EMAIL: 'odo@brandt.example',
  GIT_AUTHOR_DATE: '2026-03-01T12:00:00Z',
  GIT_COMMITTER_DATE: '2026-03-01T12:00:00Z',
  GIT_CONFIG_GLOBAL: '/dev/null',
  // Small repositories need no upkeep, which git starts as a process after each commit.
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'maintenance.auto',
  GIT_CONFIG_VALUE_0: 'false',
};

const footer = 'one\ntwo\nthree\nfour\nfive\nsix\nseven\n';

/** Vitrine and an owner's clone of it. */
let vitrine: Repository;
let site: Repository;
beforeEach(async () => {
  for (const [name, value] of Object.entries(someone)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const home = await temporaryFolder();
  vitrine = repository(join(home, 'vitrine'));
  site = repository(join(home, 'site'));
  await mkdir(vitrine.folder);
  vitrine.git.do('init', '--quiet', '--initial-branch=main');
  await vitrine.commit('Begin', { 'src/footer.ts': footer, 'sample/site.yaml': 'name: Mara\n' });
  vitrine.git.do('clone', '--quiet', '--origin=upstream', vitrine.folder, site.folder);
  site.git.do('remote', 'set-url', 'upstream', '../vitrine');
  await site.commit('My content', { 'content/site.yaml': 'name: Ines\n' });
});

/** What it says where it stops, without the folder of this test; the repository is as it was. */
async function errorOf(site: Repository, from?: string): Promise<string> {
  const state = async () => [
    site.git.ask('rev-parse', 'HEAD'),
    site.git.ask('status', '--porcelain'),
    site.git.ask('rev-parse', '--verify', '--quiet', 'MERGE_HEAD'),
    await site.read('src/header.ts').catch(() => undefined),
  ];
  const before = await state();
  const error = await upgradeRepository(site.folder, from).catch((thrown: unknown) => thrown);
  if (!(error instanceof SettingsError)) throw error;
  expect(await state()).toEqual(before);
  return error.message
    .replaceAll(dirname(site.folder), '…')
    .replaceAll(/checkout [0-9a-f]{12}/g, 'checkout 0123456789ab');
}

test('a newer Vitrine comes in beside content and changes of one’s own', async () => {
  await site.commit('A line of mine', { 'src/footer.ts': footer.replace('one', 'ONE') });
  await vitrine.commit('Say seven louder', { 'src/footer.ts': footer.replace('seven', 'SEVEN') });
  await vitrine.commit('Add a header', { 'src/header.ts': 'new\n' });
  expect(await upgradeRepository(site.folder)).toMatchInlineSnapshot(`
    "Vitrine is as of 2026-03-01 now. New:

      Add a header
      Say seven louder
    "
  `);
  expect(await site.read('src/footer.ts')).toMatch(/^ONE\n.*\nSEVEN\n$/s);
  expect(await site.read('src/header.ts')).toBe('new\n');
  expect(await site.read('content/site.yaml')).toBe('name: Ines\n');
  expect(site.git.do('status', '--porcelain')).toBe('');
  expect(site.git.do('log', '-1', '--format=%s, %p')).toMatch(/^Take a newer Vitrine, \S+ \S+$/);
  expect(await upgradeRepository(site.folder)).toBeUndefined();
});

test('of many news, twenty are told', async () => {
  for (let count = 1; count <= 22; count += 1) {
    vitrine.git.do('commit', '--quiet', '--allow-empty', '-m', `News ${count}`);
  }
  const said = await upgradeRepository(site.folder);
  expect(said?.match(/ News /g)).toHaveLength(20);
  expect(said).toContain('\n  News 22\n');
  expect(said).toContain('\n  and 2 more\n');
});

test('a clone without commits of its own moves forward, with content that git does not know', async () => {
  site.git.do('reset', '--quiet', '--hard', 'upstream/main');
  await writeFiles(site.folder, { 'content/site.yaml': 'name: Ines\n' });
  await vitrine.commit('Add a header', { 'src/header.ts': 'new\n' });
  await upgradeRepository(site.folder);
  expect(await site.read('src/header.ts')).toBe('new\n');
  expect(await site.read('content/site.yaml')).toBe('name: Ines\n');
});

test('what both sides changed is told file by file, and nothing is changed', async () => {
  await rm(join(site.folder, 'sample'), { recursive: true });
  await site.commit('A line of mine', {
    'src/footer.ts': footer.replace('four', 'mine\nand mine'),
    'src/both.ts': 'mine\n',
  });
  await vitrine.commit('Say four louder', {
    'src/footer.ts': footer.replace('four', 'FOUR'),
    'sample/site.yaml': 'name: Nora\n',
    'src/both.ts': 'theirs\n',
    'src/header.ts': 'new\n',
  });
  expect(await errorOf(site)).toMatchInlineSnapshot(`
    "You changed what has changed in Vitrine too. Nothing was changed here.

    sample/site.yaml
      you      took it away or moved it, last by "A line of mine"
      Vitrine  added 1 line, took 1 line away, last by "Say four louder"

    src/both.ts
      you      added it, last by "A line of mine"
      Vitrine  added it, last by "Say four louder"

    src/footer.ts
      you      added 2 lines, took 1 line away, last by "A line of mine"
      Vitrine  added 1 line, took 1 line away, last by "Say four louder"

    Either take your change back and upgrade again:
      git checkout 0123456789ab -- <file>   (git rm <file> where you added it), then commit
    or put the two together yourself:
      git merge upstream"
  `);
  expect(await site.read('src/footer.ts')).toContain('mine');
});

test.each<[string, () => unknown, string]>([
  [
    'a Vitrine with a content folder of its own',
    () => vitrine.commit('A slip', { 'content/about.md': 'Theirs.\n' }),
    'The newer version would change files in content/ or own/, which are yours alone. Nothing was changed here.',
  ],
  [
    'an uncommitted change',
    () => writeFiles(site.folder, { 'content/site.yaml': 'name: Ines Halloran\n' }),
    'There are uncommitted changes: commit them, then upgrade.',
  ],
  [
    'a commit without a branch',
    () => site.git.do('checkout', '--quiet', '--detach'),
    'You are on no branch: git switch main, then upgrade.',
  ],
  [
    'to overwrite a file that git does not know',
    async () => {
      await writeFiles(site.folder, { 'src/header.ts': 'mine\n' });
      await vitrine.commit('Add a header', { 'src/header.ts': 'new\n' });
    },
    `git merge failed with 1:

error: The following untracked working tree files would be overwritten by merge:
\tsrc/header.ts
Please move or remove them before you merge.
Aborting`,
  ],
])('%s is refused', async (_, prepare, message) => {
  await prepare();
  expect(await errorOf(site)).toBe(message);
});

test('where it comes from is asked once, and remembered', async () => {
  site.git.do('remote', 'rename', 'upstream', 'origin');
  await vitrine.commit('Add a header', { 'src/header.ts': 'new\n' });
  expect(await errorOf(site)).toMatchInlineSnapshot(`
    "Where do newer versions come from? Say it once, and it is remembered as the git remote upstream:

      npx vitrine upgrade --from https://…   (or a folder)"
  `);
  expect(await errorOf(site, join(dirname(site.folder), 'nowhere'))).toMatchInlineSnapshot(`
    "No newer version could be fetched from …/nowhere. Git says:

    fatal: '…/nowhere' does not appear to be a git repository
    fatal: Could not read from remote repository.

    Please make sure you have the correct access rights
    and the repository exists."
  `);
  expect(site.git.ask('remote', 'get-url', 'upstream').code).not.toBe(0);
  await upgradeRepository(site.folder, vitrine.folder);
  expect(site.git.do('remote', 'get-url', 'upstream')).toBe(vitrine.folder);
  await vitrine.commit('More', { 'src/header.ts': 'newer\n' });
  expect(await upgradeRepository(site.folder)).toContain('  More\n');
});

test('a copy without history goes on from the version that it is most like', async () => {
  await vitrine.commit('Add a header', { 'src/header.ts': 'new\n' });
  await vitrine.commit('Say two louder', { 'src/footer.ts': footer.replace('two', 'TWO') });
  await rm(join(site.folder, '.git'), { recursive: true });
  expect(await errorOf(site).catch(String)).toContain('git init && git add --all');
  site.git.do('init', '--quiet', '--initial-branch=main');
  // The first commit has a change of the owner's beside all files of the first version.
  await site.commit('My site', { 'src/footer.ts': footer.replace('seven', 'SEVEN') });
  await site.commit('More', {
    'content/site.yaml': 'name: Ida\n',
    'own/style.css': '/* mine */\n',
  });
  expect(await upgradeRepository(site.folder, vitrine.folder)).toContain(
    '\n  Say two louder\n  Add a header\n',
  );
  expect(await site.read('src/footer.ts')).toMatch(/^one\nTWO\n.*\nSEVEN\n$/s);
  expect(await site.read('src/header.ts')).toBe('new\n');
  expect(await site.read('content/site.yaml')).toBe('name: Ida\n');
  // From then on the histories are one.
  await vitrine.commit('Say four louder', { 'src/header.ts': 'newer\n' });
  expect(await upgradeRepository(site.folder)).toMatch(/New:\n\n {2}Say four louder\n$/);
});

test('a repository that is no copy is refused', async () => {
  const other = repository(join(dirname(site.folder), 'other'));
  await mkdir(other.folder);
  other.git.do('init', '--quiet', '--initial-branch=main');
  await other.commit('Begin', { 'src/header.ts': 'other\n', 'index.html': 'other\n' });
  expect(await errorOf(other, vitrine.folder)).toContain('did not begin as a copy');
});

test('a repository with the end of its history only says how to get the rest', async () => {
  await vitrine.commit('More', { 'src/more.ts': 'more\n' });
  const shallow = repository(join(dirname(site.folder), 'shallow'));
  vitrine.git.do('clone', '--quiet', '--depth=1', `file://${vitrine.folder}`, shallow.folder);
  vitrine.git.do('checkout', '--quiet', '--orphan', 'anew');
  await vitrine.commit('Anew', { 'src/more.ts': 'anew\n' });
  expect(await errorOf(shallow, vitrine.folder)).toContain('git fetch --unshallow');
});

test('a site inside another repository is refused', async () => {
  const inner = repository(join(site.folder, 'src'));
  expect(await errorOf(inner)).toMatch(
    /^This folder lies inside the repository …\. An upgrade needs/,
  );
});
