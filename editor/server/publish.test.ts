import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { projectFiles } from '../../packages/create-vitrine/project-files.mjs';
import { addRemote, beginRepository, makeFolder } from '../../tests/editor/content-folder.ts';
import { GitRepository } from '../../tests/helpers/git-repository.ts';
import { writeFiles } from '../../tests/helpers/write-files.ts';
import { english } from '../english.ts';
import { ContentStore } from './content-store.ts';
import { buildFiles, publish, publishState } from './publish.ts';

let folder: string;
let remote: string;
let contentStore: ContentStore;
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
  const git = beginRepository(folder);
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
  beginRepository(folder);
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
  if (state.kind !== 'possible') throw new Error(state.reason);
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
  const git = beginRepository(folder);
  git.do('remote', 'add', 'origin', 'https://ines:secret@code.test/ines/site.git');
  expect(await contentStore.publishState()).toMatchObject({
    remote: 'https://code.test/ines/site.git',
  });
});

test('publishes only the content', async () => {
  const content = join(folder, 'projects');
  const git = beginRepository(folder);
  await change('site.yaml', 'Halloran', 'Hal');
  await change('projects/one/index.md', 'The text.', 'Another text.');
  git.do('add', 'site.yaml');
  expect((await publish(content, 'Text')).outcome).toBe('noRemote');
  expect(git.do('show', '--name-only', '--format=%s')).toBe('Text\n\nprojects/one/index.md');
  expect(git.do('status', '--porcelain')).toBe('M  site.yaml');
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
  expect(others).toEqual(['README.md', '.github/dependabot.yml', 'site.service']);
});

test.each(['pre-commit', 'pre-push'])(
  'saves while git waits for a hook: %s',
  async (name) => {
    const git = beginRepository(folder);
    addRemote(git, remote);
    await change('site.yaml', 'Halloran', 'Hal');
    const gate = join(remote, 'gate');
    execFileSync('mkfifo', [gate]);
    const hook = `#!/bin/sh\nread -r line < '${gate}'\n`;
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
  const git = beginRepository(folder);
  git.do('remote', 'add', 'origin', join(remote, 'nowhere'));
  await change('site.yaml', 'Halloran', 'Hal');
  const response = await contentStore.publish({ commitMessage: 'Shorter' });
  expect(response.outcome).toBe('notPushed');
  expect(response.output).toMatch(/\$ git push\n.*nowhere/);
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
  const git = beginRepository(folder);
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
  const impossible = (reason: string) => ({ kind: 'impossible', reason });
  expect(await contentStore.publishState()).toEqual(impossible('noRepository'));
  expect(await contentStore.publish({ commitMessage: 'Begin' })).toMatchObject({
    outcome: 'failed',
  });
  const git = beginRepository(folder);
  git.do('switch', '--quiet', '--detach');
  expect(await contentStore.publishState()).toEqual(impossible('detached'));
  git.do('switch', '--quiet', 'main');
  await writeFile(join(folder, '.gitignore'), 'projects/\n');
  const inner = new ContentStore(join(folder, 'projects'));
  git.do('rm', '--quiet', '-r', '--cached', 'projects');
  expect(await inner.publishState()).toEqual(impossible('ignored'));
  await change('site.yaml', 'name:', 'nmae:');
  await expect(contentStore.publish({ commitMessage: 'Wrong' })).rejects.toThrow('Site and footer');
});
