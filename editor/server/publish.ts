import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { hasCode } from '../../platform/error-codes.ts';
import { gitEnvironment } from '../../platform/git-environment.ts';
import { ROOT } from '../../platform/site-paths.ts';
import { plain } from '../../src/content/edit/json.ts';
import { unixLines } from '../../src/content/edit/line-ends.ts';
import { readSource } from '../../src/content/loader/source-file.ts';
import type { PublishedChange, PublishResponse, PublishState } from '../api.ts';
import { english } from '../english.ts';
import { changeName, changesBetween } from '../form/changes.ts';
import { type EditorLanguage, editorText } from '../language.ts';
import { Refusal } from './refusal.ts';

/** Timeout of a git command, in milliseconds; long enough to push many images over a slow line. */
const PATIENCE = 180_000;

interface GitResult {
  isDone: boolean;
  /** Whether the command was stopped, because it took too long. */
  isLate: boolean;
  stdout: string;
  /** Standard output followed by standard error. */
  output: string;
}

/**
 * Runs git in a folder. Prompts of git are off, because the owner does not watch the terminal.
 *
 * @throws Refusal where Git is not installed
 */
async function git(folder: string, ...args: readonly string[]): Promise<GitResult> {
  const env = { ...gitEnvironment(), GIT_TERMINAL_PROMPT: '0' };
  const options = { cwd: folder, env, timeout: PATIENCE, maxBuffer: 64 * 1024 * 1024 };
  return await new Promise((resolve, reject) => {
    execFile('git', args, options, (error, stdout, stderr) => {
      if (hasCode(error, 'ENOENT')) {
        return reject(new Refusal(500, (strings) => strings.publish.noGit));
      }
      const output = [stdout, stderr].map((part) => part.trim()).filter(Boolean);
      resolve({
        isDone: error === null,
        isLate: error?.killed === true,
        stdout,
        output: output.join('\n'),
      });
    });
  });
}

/**
 * The files and folders outside the content that affect the build. Publishing includes these files, so
 * that a hosting provider builds the same site.
 */
export const buildFiles = [
  ...['.dockerignore', '.github/workflows', '.gitignore', '.npmrc', 'Dockerfile', 'netlify.toml'],
  ...[
    'astro.config.js',
    'astro.config.mjs',
    'astro.config.mts',
    'astro.config.ts',
    'public',
    'src',
  ],
  ...['package-lock.json', 'package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'],
  ...['tsconfig.json', 'vercel.json', 'wrangler.jsonc'],
];

/** Options of `publish`. */
interface PublishOptions {
  /** The folder of the owner's project, an absolute path. */
  site?: string;
  /** Runs a task while no file is saved. */
  runExclusive?: RunExclusive;
  /** The language of notes in the output. */
  language?: EditorLanguage;
}

/** Runs a task while no other task of the same queue runs. */
export type RunExclusive = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** The changes to publish, as `git status` lists them. */
interface Changes {
  /** The paths to publish that have changes, relative to the root of the repository. */
  paths: string[];
  /** One line for each changed file: two status letters, a space, and the path from the root. */
  entries: string[];
}

/**
 * Lists the changes since the last commit in the content and in the files that affect the build. Paths
 * that do not exist, are empty or lie outside the repository are omitted.
 */
async function changesIn(root: string, content: string, site: string): Promise<Changes> {
  const real = await realpath(site);
  const inside = [await realpath(content), ...buildFiles.map((name) => join(real, name))]
    .map((path) => relative(root, path).split(sep).join('/') || '.')
    .filter((path) => !path.startsWith('..') && !isAbsolute(path));
  const status = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const { stdout } = await git(root, ...status, '--', ...inside);
  const entries = stdout.split('\0').filter(Boolean);
  const isChanged = (path: string) =>
    entries.some((entry) => path === '.' || `${entry.slice(3)}/`.startsWith(`${path}/`));
  return { paths: inside.filter(isChanged), entries };
}

async function remotesOf(folder: string): Promise<string[]> {
  return (await git(folder, 'remote')).stdout.split('\n').filter(Boolean);
}

interface Names {
  language: EditorLanguage;
  /** Returns the title of a content file from its path in the content folder. */
  titleAt: (path: string) => Promise<string>;
}

/**
 * The changes since the last commit, or the reason why nothing can be published.
 *
 * @param content The content folder, an absolute path.
 * @param site The folder of the owner's project, an absolute path.
 */
export async function publishState(
  content: string,
  names: Names,
  site = ROOT,
): Promise<PublishState> {
  const top = await git(content, 'rev-parse', '--show-toplevel');
  if (!top.isDone) return { kind: 'impossible', reason: 'noRepository' };
  const head = await git(content, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  if (!head.isDone) return { kind: 'impossible', reason: 'detached' };
  if ((await git(content, 'check-ignore', '--quiet', content)).isDone) {
    return { kind: 'impossible', reason: 'ignored' };
  }
  const root = top.stdout.trimEnd();
  const { entries } = await changesIn(root, content, site);
  const changes = await Promise.all(entries.map((entry) => changeOf(root, content, entry, names)));
  const hasRemote = (await remotesOf(content)).length > 0;
  const ahead = await git(content, 'rev-list', '--count', 'HEAD', '--not', '--remotes');
  return {
    kind: 'possible',
    hasRemote,
    unpushed: hasRemote && ahead.isDone ? Number(ahead.stdout) : 0,
    changes,
    commitMessage: commitMessageFor(changes, names.language),
  };
}

/** @param entry A line of `git status`: two status letters, a space and the path from the root. */
async function changeOf(
  root: string,
  content: string,
  entry: string,
  { titleAt, language }: Names,
): Promise<PublishedChange> {
  const path = entry.slice(3);
  const file = join(root, path);
  const inside = relative(content, file).split(sep).join('/');
  const title = inside.startsWith('..') ? path : await titleAt(inside);
  if (!existsSync(file)) return { title, what: 'removed', fields: [] };
  const old = await git(root, 'show', `HEAD:${path}`);
  if (!old.isDone) return { title, what: 'new', fields: [] };
  const changed: PublishedChange = { title, what: 'changed', fields: [] };
  if (!/\.(?:md|yaml)$/.test(path)) return changed;
  const before = await readSource(file, path, unixLines(old.stdout));
  const after = await readSource(file, path);
  if ('issues' in before || 'issues' in after) return changed;
  const [saved, data] = [plain(before.source.data), plain(after.source.data)];
  const fields = changesBetween(saved, data).map((change) =>
    changeName(change, saved, data, language),
  );
  if (before.source.body.trim() !== after.source.body.trim())
    fields.push(language.strings.file.markdown);
  return { ...changed, fields };
}

/** The suggested commit message, with the titles of up to three changed files. */
function commitMessageFor(changes: readonly PublishedChange[], language: EditorLanguage): string {
  const titles = [...new Set(changes.map(({ title }) => title))];
  if (titles.length === 0) return '';
  const rest = titles.length - 3;
  const { commitMessage, commitMessageMore } = language.strings.publish;
  // A list without "and", because the number of further titles follows.
  const list = new Intl.ListFormat(language.locale, { type: 'unit', style: 'short' });
  const shown = rest > 0 ? list.format(titles.slice(0, 3)) : titles;
  return editorText(
    rest > 0 ? commitMessageMore : commitMessage,
    { titles: shown, rest },
    language,
  );
}

/**
 * Commits the content and the files that affect the build, and no other files, and pushes.
 *
 * @param content The content folder, an absolute path.
 * @returns The outcome, and the output of git. If the push fails, the commit is kept.
 */
export async function publish(
  content: string,
  commitMessage: string,
  { site = ROOT, runExclusive = (work) => work(), language = english }: PublishOptions = {},
): Promise<PublishResponse> {
  const said: string[] = [];
  const top = await git(content, 'rev-parse', '--show-toplevel');
  if (!top.isDone) return { outcome: 'failed', output: top.output };
  const root = top.stdout.trimEnd();
  const run = async (...args: readonly string[]) => {
    const { isDone, isLate, output } = await git(root, ...args);
    const late = isLate ? language.strings.publish.late : '';
    said.push(`$ git ${args[0]}`, ...[output, late].filter(Boolean));
    return isDone;
  };
  const ended = (outcome: PublishResponse['outcome']) => ({ outcome, output: said.join('\n') });

  const added = await runExclusive(async () => {
    const { paths } = await changesIn(root, content, site);
    return paths.length === 0 || (await run('add', '--all', '--', ...paths)) ? paths : undefined;
  });
  if (added === undefined) return ended('failed');
  // With explicit paths, the commit does not include other files that the owner has staged.
  if (added.length > 0 && !(await run('commit', '--message', commitMessage, '--', ...added))) {
    return ended('failed');
  }
  const upstream = await git(content, 'rev-parse', '--abbrev-ref', '@{upstream}');
  if (upstream.isDone) return ended((await run('push')) ? 'published' : 'notPushed');
  const remotes = await remotesOf(content);
  const remote = remotes.find((name) => name === 'origin') ?? remotes[0];
  if (remote === undefined) return ended('noRemote');
  return ended((await run('push', '--set-upstream', remote, 'HEAD')) ? 'published' : 'notPushed');
}
