import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import {
  appendFile,
  mkdir,
  mkdtemp,
  open,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
} from 'vitest';
import { addRemote, beginRepository, makeFolder } from '../../../tests/editor/content-folder.ts';
import { GitRepository } from '../../../tests/helpers/git-repository.ts';
import { writeFiles } from '../../../tests/helpers/write-files.ts';
import { projectFiles } from '../../create-vitrine/project-files.mjs';
import type { PublishResponse } from '../api.ts';
import { english } from '../english.ts';
import { ContentStore } from './content-store.ts';
import { refusalOf } from './git-refusals.ts';
import { buildFiles, publish, publishState } from './publish.ts';

let folder: string;
let remote: string;
let contentStore: ContentStore;
let begun: string;
// The repository is made once and copied for each test, because each command of Git is a process.
beforeAll(async () => {
  begun = await makeFolder();
  beginRepository(begun).do('repack', '-a', '-d', '--quiet');
});
afterAll(() => rm(begun, { recursive: true }));
/** Makes the folder a repository with a commit of all its files, which are those of `makeFolder`. */
function begin(from = begun): GitRepository {
  cpSync(join(from, '.git'), join(folder, '.git'), { recursive: true });
  return new GitRepository(folder);
}
beforeEach(async () => {
  folder = await makeFolder();
  remote = await mkdtemp(join(tmpdir(), 'vitrine-remote-'));
  contentStore = new ContentStore(folder);
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await rm(remote, { recursive: true });
});

async function change(path: string, from: string, to: string): Promise<void> {
  const file = join(folder, path);
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

test('describes the changes, commits and pushes them', async () => {
  const git = begin();
  git.do('remote', 'add', 'backup', join(remote, 'nowhere'));
  const origin = addRemote(git, remote);
  await change('services.yaml', 'Small ones too', 'Large ones');
  await change('projects/one/index.md', 'The text.', 'Another text.');
  await rm(join(folder, 'projects/two'), { recursive: true });
  const state = await contentStore.publishState();
  expect(state).toMatchObject({
    kind: 'possible',
    branch: 'main',
    remote,
    changes: [
      { what: 'changed', text: 'Changed ‘Text’ in ‘First’' },
      { what: 'removed', text: 'Deleted the project ‘Second’' },
      { what: 'changed', text: 'Changed ‘Services › Shops › Text’ in ‘Services’' },
    ],
    diff: expect.stringMatching(/^-The text\.\n\+Another text\.$/m),
    commitMessage: 'Change First, Second and Services',
    siteAddress: 'https://halloran.test',
  });
  const response = await contentStore.publish({ commitMessage: 'Another text for First' });
  expect(response.outcome, response.output).toBe('published');
  expect(origin.do('log', '--format=%s', 'main')).toBe('Another text for First\nBegin');
  expect(git.do('rev-parse', '--abbrev-ref', '@{upstream}')).toBe('origin/main');
  expect(await contentStore.publishState()).toMatchObject({ changes: [], unpushed: 0 });
});

test('says in words what is new, changed, moved and deleted', async () => {
  begin();
  await change('home.yaml', '[Websites, Shops]', '[Shops, Websites]');
  await change('home.yaml', 'Write to me', 'Say hello');
  await change('home.yaml', 'HOME', 'START');
  await change(
    'services.yaml',
    '  - id: shops',
    '  - { id: care, title: Care, text: Daily. }\n  - id: shops',
  );
  await change('testimonials.yaml', 'items:', '# Only a comment\nitems:');
  await rm(join(folder, 'projects/two'), { recursive: true });
  await rm(join(folder, 'pages/terms.md'));
  const made = '---\ntitle: Tea & Co\n---\n\nText.\n';
  await writeFiles(folder, {
    'projects/3/index.md': made,
    'projects/3/a.png': '',
    'projects/3/b.png': '',
    'projects/one/c.png': '',
    'images/new.png': '',
  });
  const state = await contentStore.publishState();
  if (state.kind !== 'possible') throw new Error(state.refusal);
  expect(state.changes.map(({ text, fields }) => [text, ...fields].join(' | '))).toEqual([
    'Changed 2 fields in ‘Home’ | Page › Title | Top of the page › Actions › Say hello › Label',
    'Moved ‘Websites’ from 1 to 2 in ‘Home’',
    'Deleted the page ‘Terms’',
    'Deleted the project ‘Second’',
    'Added ‘Care’ to ‘Services’',
    'Changed ‘Testimonials’',
    'Added ‘images/new.png’',
    'Added the project ‘Tea & Co’',
    'Added 2 pictures to ‘Tea & Co’',
    'Added 1 picture to ‘First’',
  ]);
});

test('names the remote repository without its password', async () => {
  const git = begin();
  git.do('remote', 'add', 'origin', 'https://ines:secret@code.test/ines/site.git');
  expect(await contentStore.publishState()).toMatchObject({
    remote: 'https://code.test/ines/site.git',
  });
});

test.each(['c*', ':!content'])('publishes only the content (%s)', async (name) => {
  const content = join(folder, name);
  await rename(join(folder, 'projects'), content);
  await writeFiles(folder, { 'content/one/index.md': 'The text.' });
  const git = beginRepository(folder);
  await change('site.yaml', 'Halloran', 'Hal');
  await change(`${name}/one/index.md`, 'The text.', 'Another text.');
  await change('content/one/index.md', 'The text.', 'Another text.');
  git.do('add', 'site.yaml');
  expect((await publish(content, 'Text')).outcome).toBe('noRemote');
  expect(git.do('show', '--name-only', '--format=%s')).toBe(`Text\n\n${name}/one/index.md`);
  expect(git.do('status', '--porcelain')).toBe(' M content/one/index.md\nM  site.yaml');
});

const site: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'package-lock.json': '{}',
  'pnpm-lock.yaml': '',
  'astro.config.mjs': '',
  'src/Footer.tsx': '',
  '.gitignore': 'node_modules/\n',
  '.github/workflows/pages.yml': 'on: push\n',
};

test('commits the files that the build needs, also as the first commit', async () => {
  const content = join(folder, 'projects');
  await writeFiles(folder, site);
  await mkdir(join(folder, 'public'));
  const git = beginRepository(folder, false);
  const state = await publishState(
    content,
    { language: english, titleAt: async (path) => path },
    folder,
  );
  const titles = state.kind === 'possible' ? state.changes.map(({ title }) => title) : [];
  expect(titles).toEqual(expect.arrayContaining(Object.keys(site)));
  expect(await publish(content, 'Begin', { site: folder })).toMatchObject({ outcome: 'noRemote' });
  const listed = git.do('ls-files').split('\n');
  expect(listed).toEqual(expect.arrayContaining([...Object.keys(site), 'projects/one/index.md']));
  expect(listed).not.toContain('site.yaml');
});

test('commits all files for the build that `npm create` writes', () => {
  const hosts = ['github-pages', 'undecided', 'own-server'] as const;
  const written = new Set(
    hosts.flatMap((host) => [...projectFiles({ folder: 'site', host, pnpm: '12.21.0' }).keys()]),
  );
  // The other files that `npm create` writes do not affect the build.
  const others = [...written].filter((file) => !buildFiles.some((path) => file.startsWith(path)));
  expect(others.sort()).toEqual([
    ...['.github/dependabot.yml', '.vscode/settings.json', 'AGENTS.md', 'README.md'],
    'site.service',
  ]);
});

test.each(['pre-commit', 'pre-push'])(
  'saves while git waits for a hook: %s',
  async (name) => {
    const git = begin();
    addRemote(git, remote);
    await change('site.yaml', 'Halloran', 'Hal');
    const gate = join(remote, 'gate');
    execFileSync('mkfifo', [gate]);
    const hook = `#!/bin/sh\nread -r line < '${gate}'\n`;
    await mkdir(join(folder, '.git/hooks'));
    await writeFile(join(folder, '.git/hooks', name), hook, { mode: 0o755 });
    let outcome = 'none';
    const published = contentStore.publish({ commitMessage: 'Shorter' }).then((response) => {
      outcome = response.outcome;
    });
    // `open` waits until the hook reads the pipe. Closing the pipe ends the hook even if the test fails.
    const gateOpened = open(gate, 'w');
    onTestFinished(async () => {
      await (await gateOpened).close();
      await published;
    });
    await gateOpened;
    const { hash, text } = await contentStore.open('services.yaml');
    const request = { path: 'services.yaml', hash, change: { text: `${text}# Later\n` } };
    expect(await contentStore.save(request)).toMatchObject({ kind: 'saved' });
    expect(outcome).toBe('none');
    await (await gateOpened).write('go\n');
    await published;
    expect(outcome).toBe('published');
  },
  20_000,
);

test('shows the error of git, and pushes the commit later', async () => {
  const git = begin();
  git.do('remote', 'add', 'origin', join(remote, 'nowhere'));
  await change('site.yaml', 'Halloran', 'Hal');
  const response = await contentStore.publish({ commitMessage: 'Shorter' });
  expect(response.outcome).toBe('notPushed');
  expect(response.output).toMatch(/\$ git fetch\n.*nowhere/);
  expect(response.refusal).toBe('notFound');
  expect(await contentStore.publishState()).toMatchObject({ changes: [], unpushed: 2 });
  git.do('remote', 'remove', 'origin');
  addRemote(git, remote);
  expect((await contentStore.publish({ commitMessage: '' })).outcome).toBe('published');
  await change('site.yaml', 'Hal', 'Halloran');
  const failed = await contentStore.publish({ commitMessage: '' });
  expect(failed.outcome).toBe('failed');
  expect(failed.output).toContain('empty commit message');
});

test('pushes to a repository that the owner names, and forgets one that does not answer', async () => {
  const git = begin();
  await change('site.yaml', 'Halloran', 'Hal');
  const nowhere = join(remote, 'nowhere');
  const failed = await contentStore.publish({ commitMessage: 'Shorter', remote: nowhere });
  expect(failed.outcome).toBe('notPushed');
  expect(failed.output).toContain('nowhere');
  expect(git.do('remote')).toBe('');
  const origin = new GitRepository(remote);
  origin.do('init', '--quiet', '--bare', '--initial-branch=main');
  const response = await contentStore.publish({ commitMessage: '', remote });
  expect(response.outcome, response.output).toBe('published');
  expect(origin.do('log', '--format=%s', 'main')).toBe('Shorter\nBegin');
  expect(await contentStore.publishState()).toMatchObject({ remote, unpushed: 0 });
});

test('reports why nothing can be published', async () => {
  const impossible = (refusal: string, paths: string[] = []) => ({
    ...{ kind: 'impossible', refusal, paths },
  });
  expect(await contentStore.publishState()).toEqual(impossible('noRepository'));
  expect(await contentStore.publish({ commitMessage: 'Begin' })).toMatchObject({
    ...{ outcome: 'failed', refusal: 'noRepository' },
  });
  const git = begin();
  git.do('switch', '--quiet', '--detach');
  expect(await contentStore.publishState()).toEqual(impossible('detached'));
  git.do('switch', '--quiet', 'main');
  await change('site.yaml', 'name:', 'nmae:');
  await expect(contentStore.publish({ commitMessage: 'Wrong' })).rejects.toThrow('Site and footer');
});

test('names what a commit would lack or record otherwise, and commits nothing', async () => {
  const git = begin();
  const refused = async (content = folder) => {
    const names = { language: english, titleAt: async (path: string) => path };
    const state = await publishState(content, names, folder);
    return state.kind === 'impossible' ? [state.refusal, ...state.paths] : state.changes;
  };
  git.do('update-index', '--assume-unchanged', 'home.yaml', 'services.yaml', 'pages/terms.md');
  git.do('update-index', '--skip-worktree', 'site.yaml', 'projects.yaml');
  expect(await refused()).toEqual([]);
  await change('services.yaml', 'Small ones too', 'Large ones');
  await change('site.yaml', 'Halloran', 'Hal');
  await rm(join(folder, 'pages/terms.md'));
  expect(await refused()).toEqual(['hidden', 'pages/terms.md', 'services.yaml', 'site.yaml']);

  const lines = ['*.png', 'data/', '.notes/', 'Thumbs.db', '.npmrc', 'public/'];
  await writeFiles(folder, { '.git/info/exclude': lines.join('\n') });
  const used = ['projects/data/index.md', 'projects/one/ä b.png', 'public/.htaccess'];
  const unused = ['.notes/a.md', 'projects/one/Thumbs.db', '.npmrc', 'public/.DS_Store'];
  await writeFiles(folder, Object.fromEntries([...used, ...unused].map((path) => [path, 'x'])));
  // With the whole folder as the content, the site reads no hidden file.
  expect(await refused()).toEqual(['ignored', ...used.slice(0, 2)]);
  expect(await refused(join(folder, 'projects'))).toEqual(['ignored', ...used]);

  await symlink('one', join(folder, 'projects/inside'));
  await symlink(folder, join(folder, 'projects/absolute'));
  await symlink('../..', join(folder, 'projects/out'));
  expect(await refused()).toEqual(['linkedOut', 'projects/absolute', 'projects/out']);

  const own = join(folder, 'projects/three');
  await writeFiles(own, { 'index.md': 'x' });
  new GitRepository(own).do('init', '--quiet');
  const commit = git.do('rev-parse', 'HEAD');
  git.do('update-index', '--add', '--cacheinfo', `160000,${commit},projects/four`);
  expect(await refused()).toEqual(['embedded', 'projects/three/', 'projects/four']);
  expect(await refused(own)).toEqual(['embedded', 'projects/three']);
  await rm(join(own, '.git'), { recursive: true });
  await writeFile(join(folder, '.gitmodules'), '[submodule "a"]\n\tpath = projects/four\n');
  expect(await refused()).toEqual(['submodule', 'projects/four']);
  expect(await publish(folder, 'Mine', { site: folder })).toMatchObject({
    ...{ outcome: 'failed', refusal: 'submodule', output: 'projects/four' },
  });
  expect(git.do('log', '--format=%s')).toBe('Begin');
});

describe('what others have pushed', () => {
  let prepared: string;
  let shared: string;
  let git: GitRepository;
  let origin: GitRepository;
  let other: GitRepository;
  let elsewhere: string;
  // The other person works in the remote repository itself, so that each commit is there without a push.
  beforeAll(async () => {
    prepared = await mkdtemp(join(tmpdir(), 'vitrine-prepared-'));
    shared = await mkdtemp(join(tmpdir(), 'vitrine-shared-'));
    for (const copy of [prepared, shared]) cpSync(begun, copy, { recursive: true });
    const settings = '[receive]\n\tdenyCurrentBranch = ignore\n';
    await appendFile(join(shared, '.git/config'), settings);
    const repository = new GitRepository(prepared);
    repository.do('remote', 'add', 'origin', join(shared, '.git'));
    repository.do('fetch', '--quiet');
    repository.do('branch', '--quiet', '--set-upstream-to=origin/main');
    // Short names of the branch are ambiguous.
    repository.do('tag', 'main');
  });
  afterAll(async () => {
    for (const made of [prepared, shared]) await rm(made, { recursive: true });
  });
  beforeEach(async () => {
    elsewhere = await mkdtemp(join(tmpdir(), 'vitrine-other-'));
    cpSync(shared, elsewhere, { recursive: true });
    git = begin(prepared);
    const config = join(folder, '.git/config');
    await writeFile(config, (await readFile(config, 'utf8')).replace(shared, elsewhere));
    origin = new GitRepository(join(elsewhere, '.git'));
    other = new GitRepository(elsewhere);
  });
  afterEach(() => rm(elsewhere, { recursive: true }));

  /** Changes a file as another person does, and pushes it. */
  async function push(path: string, from: string, to: string): Promise<void> {
    const file = join(elsewhere, path);
    await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
    other.do('commit', '--quiet', '--all', '--message', `Change ${path}`);
  }
  const pushed = (path: string) => origin.do('show', `main:${path}`);
  const mine = () => contentStore.publish({ commitMessage: 'Mine' });

  const chosen = ({ conflicts = [] }: PublishResponse, side: 'mine' | 'theirs') =>
    Object.fromEntries(conflicts.map(({ path, versions }) => [path, { side, versions }]));

  test('in other files is taken over', async () => {
    await push('services.yaml', 'Small ones too', 'Large ones');
    await change('site.yaml', 'Halloran', 'Hal');
    const response = await mine();
    expect(response.outcome, response.output).toBe('published');
    expect(pushed('services.yaml')).toContain('Large ones');
    expect(pushed('site.yaml')).toContain('name: Ines Hal\n');
    expect(await readFile(join(folder, 'services.yaml'), 'utf8')).toContain('Large ones');
  });

  test('after a push that was refused is taken over with the commit that waits', async () => {
    await change('site.yaml', 'Halloran', 'Hal');
    git.do('commit', '--quiet', '--all', '--message', 'Waits');
    await push('services.yaml', 'Small ones too', 'Large ones');
    expect((await mine()).outcome).toBe('published');
    expect(origin.do('log', '--format=%s', 'main')).toContain('Waits');
  });

  test.each(['mine', 'theirs'] as const)(
    'in the same place is shown beside the own version: %s is chosen',
    async (side) => {
      await push('site.yaml', 'Halloran', 'Theirs');
      await push('projects/two/index.md', 'The text.', 'Theirs.');
      await change('site.yaml', 'Halloran', 'Mine');
      await rm(join(folder, 'projects/two'), { recursive: true });
      const asked = await mine();
      expect(asked).toMatchObject({
        outcome: 'conflict',
        refusal: undefined,
        conflicts: [
          {
            path: 'projects/two/index.md',
            mine: undefined,
            theirs: expect.stringContaining('Theirs.'),
          },
          {
            path: 'site.yaml',
            title: 'Site and footer',
            mine: expect.stringContaining('Ines Mine'),
            theirs: expect.stringContaining('Ines Theirs'),
          },
        ],
      });
      // Until the owner has chosen, the files hold the own version, and nothing waits in Git.
      expect(await readFile(join(folder, 'site.yaml'), 'utf8')).toContain('Ines Mine');
      expect(git.do('status', '--porcelain')).toBe('');
      expect(await contentStore.publishState()).toMatchObject({ unfinished: undefined });

      const choices = chosen(asked, side);
      const response = await contentStore.publish({ commitMessage: '', choices });
      expect(response.outcome, response.output).toBe('published');
      const isMine = side === 'mine';
      expect(pushed('site.yaml')).toContain(isMine ? 'Ines Mine' : 'Ines Theirs');
      expect(existsSync(join(folder, 'projects/two/index.md'))).toBe(!isMine);
      // Both versions stay in the history.
      const log = origin.do('log', '-p', '--format=%s', 'main');
      expect(log).toContain('Ines Mine');
      expect(log).toContain('Ines Theirs');
    },
  );

  test('in a file with other uncommitted changes is left, with the reason', async () => {
    await writeFile(join(elsewhere, 'notes.txt'), 'Theirs');
    other.do('add', 'notes.txt');
    await push('services.yaml', 'Small ones too', 'Large ones');
    await change('projects/one/index.md', 'The text.', 'Mine.');
    await writeFile(join(folder, 'notes.txt'), 'Mine');
    const response = await publish(join(folder, 'projects'), 'Mine');
    expect(response).toMatchObject({ outcome: 'notPushed', refusal: 'localChanges' });
    expect(await readFile(join(folder, 'notes.txt'), 'utf8')).toBe('Mine');
    expect(git.do('log', '-1', '--format=%s')).toBe('Mine');
  });

  test('is of another project: nothing is mixed', async () => {
    other.do('checkout', '--quiet', '--orphan', 'new');
    other.do('commit', '--quiet', '--message', 'Another project');
    other.do('branch', '--force', 'main', 'new');
    git.do('update-ref', '-d', 'refs/remotes/origin/main');
    await change('site.yaml', 'Halloran', 'Hal');
    expect(await mine()).toMatchObject({ outcome: 'notPushed', refusal: 'unrelated' });
    expect(git.do('log', '--format=%s')).toBe('Mine\nBegin');
  });

  const pushAgain = async () => {
    other.do('reset', '--quiet', '--hard');
    await push('services.yaml', 'Large ones', 'Huge ones');
  };

  test('under another name of the branch, and without an upstream', async () => {
    await push('services.yaml', 'Small ones too', 'Large ones');
    git.do('branch', '--quiet', '--unset-upstream');
    await change('site.yaml', 'Halloran', 'Hal');
    expect((await mine()).outcome).toBe('published');
    git.do('branch', '--quiet', '--move', 'work');
    await pushAgain();
    await change('site.yaml', 'Hal', 'Halloran');
    expect((await mine()).outcome).toBe('published');
    expect(pushed('site.yaml')).toContain('Halloran');
    expect(pushed('services.yaml')).toContain('Huge ones');
    expect(origin.do('branch', '--list', 'work')).toBe('');
  });
  test.each(['merge', 'cherry-pick', 'revert', 'rebase', 'am'] as const)(
    'and a %s of the owner is finished',
    async (operation) => {
      await push('site.yaml', 'Halloran', 'Theirs');
      await change('site.yaml', 'Halloran', 'Mine');
      git.do('commit', '--quiet', '--all', '--message', 'Mine');
      if (operation === 'revert') {
        await change('site.yaml', 'Mine', 'Later');
        git.do('commit', '--quiet', '--all', '--message', 'Later');
      }
      git.do('fetch', '--quiet');
      const patch = join(elsewhere, '.git/0001-Change-site.yaml.patch');
      if (operation === 'am') {
        other.do('format-patch', '--quiet', '-1', '--output-directory', '.git');
        expect(() => git.do('am', patch)).toThrow();
        // Without versions to choose between, the patch is not skipped.
        expect(await mine()).toMatchObject({ outcome: 'failed', refusal: 'patch' });
        git.do('am', '--abort');
      }
      const what = {
        ...{ merge: ['origin/main'], 'cherry-pick': ['origin/main'], rebase: ['origin/main'] },
        ...{ revert: ['--no-edit', 'HEAD~1'], am: ['--3way', patch] },
      };
      expect(() => git.do(operation, ...what[operation])).toThrow();
      expect(await contentStore.publishState()).toMatchObject({
        unfinished: operation,
        branch: 'main',
      });
      const asked = await mine();
      expect(asked, asked.output).toMatchObject({
        outcome: 'conflict',
        conflicts: [{ path: 'site.yaml' }],
      });
      const [conflict] = asked.conflicts ?? [];
      expect(conflict?.mine).toContain(operation === 'revert' ? 'Ines Later' : 'Ines Mine');

      let choices = chosen(asked, 'mine');
      let response = await contentStore.publish({ commitMessage: '', choices });
      if (operation === 'revert') {
        // The choice was about another commit of the owner, not about the version of others.
        expect(response.conflicts?.[0]?.theirs).toContain('Ines Theirs');
        choices = chosen(response, 'mine');
        response = await contentStore.publish({ commitMessage: '', choices });
      }
      expect(response.outcome, response.output).toBe('published');
      expect(pushed('site.yaml')).toContain(operation === 'revert' ? 'Ines Later' : 'Ines Mine');
      expect(git.do('status', '--porcelain')).toBe('');
      expect(git.do('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
    },
  );

  test('and what the owner has resolved in a merge is published as it is', async () => {
    await push('site.yaml', 'Halloran', 'Theirs');
    await change('site.yaml', 'Halloran', 'Mine');
    git.do('commit', '--quiet', '--all', '--message', 'Mine');
    git.do('fetch', '--quiet');
    expect(() => git.do('merge', 'origin/main')).toThrow();
    const file = join(folder, 'site.yaml');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/<{7}[\s\S]*>{7}.*\n/, 'name: Ines Both\n'));
    const response = await mine();
    expect(response.outcome, response.output).toBe('published');
    expect(pushed('site.yaml')).toContain('Ines Both');
  });

  test('is asked about where Git writes no marks, and again where others push a further version', async () => {
    await writeFile(join(elsewhere, '.gitattributes'), '*.yaml -merge\n*.svg binary\n');
    other.do('add', '.gitattributes');
    await push('site.yaml', 'Halloran', 'First');
    await change('site.yaml', 'Halloran', 'Mine');
    await writeFile(join(folder, '.gitattributes'), '*.yaml -merge\n*.svg binary\n');
    git.do('add', '.gitattributes');
    git.do('commit', '--quiet', '--message', 'Attributes');
    const asked = await mine();
    expect(asked.conflicts?.[0]?.theirs, asked.output).toContain('Ines First');
    await push('site.yaml', 'First', 'Second');
    const publishWith = (response: PublishResponse, side: 'mine' | 'theirs') =>
      contentStore.publish({ commitMessage: '', choices: chosen(response, side) });
    const again = await publishWith(asked, 'mine');
    expect(again.conflicts?.[0]?.theirs, again.output).toContain('Ines Second');
    expect(pushed('site.yaml')).toContain('Ines Second');
    expect((await publishWith(again, 'theirs')).outcome).toBe('published');
    expect(pushed('site.yaml')).toContain('Ines Second');
  });

  test('and a stash that is in conflict is asked about, also with some of its marks removed', async () => {
    await change('projects/one/index.md', 'The text.', 'Mine.');
    git.do('stash', '--quiet');
    await push('projects/one/index.md', 'The text.', 'Theirs.');
    git.do('pull', '--quiet');
    expect(() => git.do('stash', 'pop')).toThrow();
    await change('projects/one/index.md', '<<<<<<< Updated upstream\n', '');
    const asked = await mine();
    expect(asked, asked.output).toMatchObject({
      outcome: 'conflict',
      conflicts: [
        { mine: expect.stringContaining('Mine.'), theirs: expect.stringContaining('Theirs.') },
      ],
    });
    git.do('add', '--all');
    expect(await mine()).toMatchObject({
      outcome: 'failed',
      refusal: 'marks',
      output: expect.stringMatching(/^projects\/one\/index\.md$/m),
    });
    // A text about Git shows marks in a code block.
    const file = join(folder, 'projects/one/index.md');
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/\n\n([\s\S]*)$/, '\n\n```text\n$1```\n'));
    expect((await mine()).outcome).toBe('published');
    expect(pushed('projects/one/index.md')).toContain('```text');
  });

  test('is taken over whatever the settings of Git, and a hook that refuses is named', async () => {
    git.do('config', 'merge.ff', 'only');
    git.do('config', 'branch.main.mergeOptions', '--no-commit');
    git.do('config', 'remote.origin.fetch', '+refs/heads/gone:refs/remotes/origin/gone');
    await push('services.yaml', 'Small ones too', 'Large ones');
    await change('site.yaml', 'Halloran', 'Hal');
    const hook = join(folder, '.git/hooks/pre-push');
    await mkdir(join(folder, '.git/hooks'), { recursive: true });
    await writeFile(hook, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
    expect(await mine()).toMatchObject({ outcome: 'notPushed', refusal: 'hook' });
    await rm(hook);
    expect((await mine()).outcome).toBe('published');
    expect(pushed('services.yaml')).toContain('Large ones');
  });

  test('under the name of a folder is refused: no name of Git is published', async () => {
    await writeFile(join(elsewhere, 'note'), 'Theirs');
    other.do('add', 'note');
    await push('services.yaml', 'Small ones too', 'Large ones');
    await writeFiles(folder, { 'note/a.txt': 'Mine' });
    expect(await mine()).toMatchObject({ outcome: 'notPushed', refusal: 'sameName' });
    expect(git.do('status', '--porcelain')).toBe('');
    expect(git.do('ls-files', 'note*')).toBe('note/a.txt');
  });

  test('is not waited for where the content of both has errors: nothing is pushed', async () => {
    await push('site.yaml', 'name:', 'nmae:');
    await change('services.yaml', 'Small ones too', 'Large ones');
    await expect(mine()).rejects.toThrow('Site and footer');
    expect(git.do('log', '--format=%s')).toContain('Mine');
    expect(pushed('services.yaml')).toContain('Small ones too');
  });
});

test('a detached HEAD gets no commit that a later switch would lose', async () => {
  const git = begin();
  git.do('switch', '--quiet', '--detach');
  await change('site.yaml', 'Halloran', 'Hal');
  const response = await contentStore.publish({ commitMessage: 'Mine' });
  expect(response).toMatchObject({ outcome: 'failed', refusal: 'detached' });
  expect(git.do('log', '--format=%s')).toBe('Begin');
});

test.each([
  ['fatal: detected dubious ownership in repository at', 'ownership'],
  ['Author identity unknown\n*** Please tell me who you are.', 'identity'],
  ["fatal: Unable to create '/a/.git/index.lock': File exists.", 'locked'],
  ['error: gpg failed to sign the data', 'signing'],
  ['fatal: the receiving end does not support --signed push\nhung up unexpectedly', 'unsigned'],
  ['fatal: Commit 1a2b does not have a GPG signature.', 'unsigned'],
  ['fatal: Authentication failed for', 'access'],
  ['git@host: Permission denied (publickey).', 'access'],
  ['remote: Repository not found.', 'notFound'],
  [
    'ssh: Could not resolve hostname host\nfatal: Could not read from remote repository.',
    'offline',
  ],
  ['Host key verification failed.', 'hostKey'],
  [
    'remote: error: File a.mov is 120 MB; this exceeds the file size limit of 100.00 MB',
    'tooLarge',
  ],
  [
    'remote: error: GH006: Protected branch update failed\n ! [remote rejected] main',
    'hostRefused',
  ],
  [' ! [rejected] main -> main (non-fast-forward)', 'overtaken'],
  ['error: object file .git/objects/aa is empty', 'damaged'],
  ['fatal: write error: No space left on device', 'full'],
  ['fatal: CRLF would be replaced by LF in a.md', 'lineEnds'],
  ["fatal: a.png: clean filter 'lfs' failed", 'filter'],
  ['outside of your sparse-checkout definition, so will not be', 'sparse'],
  ['anything else', 'unknown'],
])('what Git says is one sentence of ours: %s', (output, refusal) => {
  expect(refusalOf(output, false)).toBe(refusal);
});
