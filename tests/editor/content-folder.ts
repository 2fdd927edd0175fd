import { appendFileSync } from 'node:fs';
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unsavedFolders } from '../../packages/vitrine-editor/server/unsaved-files.ts';
import { bakery, base } from '../content/base.ts';
import { GitRepository } from '../helpers/git-repository.ts';
import { writeFiles } from '../helpers/write-files.ts';

/** A small SVG image for fields that need an image. */
export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6"/></svg>';

/** The file of a valid project. */
export const project = (title: string) => `---
title: ${title}
category: Shop
technologies: [HTML]
date: 2026-03-01
summary: A small site. # kept short
---

The text.
`;

const { [bakery]: _project, 'about.md': _about, ...site } = base;

/** The files of a valid content folder with two projects and a page, by their paths. */
const files: Readonly<Record<string, string>> = {
  ...site,
  'testimonials.yaml': `heading: Said
items:
  - id: baker
    author: Odo Brandt
    text: Good bread, good site.
`,
  'projects.yaml': `page: { title: PROJECTS, navLabel: Projects, description: What Ines made. }
details: { title: DETAILS, navLabel: Details, description: A site by Ines. }
heading: Projects
linkText: Read more
categories: { label: Categories, options: [Shop, Blog] }
technologies: { label: Technologies, options: [HTML, PHP] }
`,
  'projects/one/index.md': project('First'),
  'projects/two/index.md': project('Second'),
  'pages/terms.md':
    '---\ntitle: Terms\nnavLabel: Terms\ndescription: The terms.\n---\n\nBe kind.\n',
  'portrait.svg': drawing,
  'images/portrait.svg': drawing,
  'projects/one/portrait.svg': drawing,
  'projects/one/images/portrait.svg': drawing,
  'walk.mp4': '\0\0\0\x18ftypisom',
  'projects/one/walk.mp4': '\0\0\0\x18ftypisom',
  'projects/one/walk.vtt': 'WEBVTT',
};

/**
 * Creates a content folder for a test. The test has to remove the folder.
 *
 * @param changed Texts of files to add or to replace, by their paths.
 * @returns The absolute path of the folder.
 */
export async function makeFolder(changed: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'vitrine-editor-')));
  await writeFiles(folder, { ...files, ...changed });
  return folder;
}

/** Discards the unsaved changes of all files, as the owner does with each. */
export async function discardAll(folder: string): Promise<void> {
  const { drafts } = unsavedFolders(folder);
  // The folder itself stays, because the preview watches it.
  for (const name of await readdir(drafts).catch(() => [])) await rm(join(drafts, name));
}

/** Settings of the repositories of tests: an author, and no housekeeping, which starts further processes. */
const gitSettings = `
[user]
	name = Ines
	email = ines@halloran.test
[commit]
	gpgsign = false
[gc]
	auto = 0
[maintenance]
	auto = false
[receive]
	autogc = false
`;

/** Creates a Git repository in a folder and, if `commits` is true, commits the files of the folder. */
export function beginRepository(folder: string, commits = true): GitRepository {
  const git = new GitRepository(folder);
  // Without the sample hooks of the system's template.
  git.do('init', '--quiet', '--template=', '--initial-branch=main');
  appendFileSync(join(folder, '.git/config'), gitSettings);
  if (!commits) return git;
  git.do('add', '--all');
  git.do('commit', '--quiet', '--message', 'Begin');
  return git;
}

/** Creates a bare Git repository in the folder `remote`, and adds it to `git` as `origin`. */
export function addRemote(git: GitRepository, remote: string): GitRepository {
  const origin = new GitRepository(remote);
  origin.do('init', '--quiet', '--template=', '--bare', '--initial-branch=main');
  appendFileSync(join(remote, 'config'), gitSettings);
  git.do('remote', 'add', 'origin', remote);
  return origin;
}
