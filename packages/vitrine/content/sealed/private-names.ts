import { readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { splitLanguage } from '../../i18n/language-tag.ts';
import { displayPath } from '../../settings/site-paths.ts';
import type { ContentIssue } from '../content-issue.ts';
import { valueAt } from '../edit/walk.ts';
import { filesIn } from '../files-in.ts';
import { noDrafts } from '../loader/folder-lists.ts';
import { readSource } from '../loader/source-file.ts';
import { nearest } from '../nearest.ts';
import { inEnglish, type Phrase, say } from '../phrase.ts';
import { isOpen, openIfAny, projectFolder } from './opened-content.ts';

/** How the private projects of a content folder can be recognised. */
export interface PrivateNames {
  ids: ReadonlySet<string>;
  /** The ids of the public projects. A folder or file of no project may be that of a private one, misspelt. */
  publicIds: ReadonlySet<string>;
  /** Their titles, clients and the hosts of their websites, without those of public projects. */
  words: readonly string[];
  /** Matches their ids and those of no project, these words, and their own categories and technologies. */
  pattern: RegExp;
  /** While they are in no clear text: the paths of encrypted files by path, and of their folders by id. */
  sealed: ReadonlyMap<string, string>;
}

/** Matches the text of a project, also under a wrong name. */
const projectFile = /^(?:[^/]+\/)?projects\/[^/]+\/[^/]+\.md$/i;

/** Whether fields are those of a private project, also where one is misspelt. */
const isSecret = (data: unknown) =>
  valueAt(data, ['private']) ??
  Object.keys(Object(data)).some((name) =>
    nearest(name, ['private', 'publicTitle', 'publicSummary']),
  );

/** @param sealed The decrypted files of the folder. @param drafts Unsaved changes */
export async function privateNames(
  folder: string,
  sealed?: Awaited<ReturnType<typeof openIfAny>>,
  drafts = noDrafts,
): Promise<PrivateNames> {
  const opened = sealed ?? (await openIfAny(folder));
  const below = [
    ...filesIn(folder),
    ...Array.from(drafts.texts.keys(), (file) => relative(folder, file).replaceAll(sep, '/')),
  ].filter(projectIn);
  const clear = below.filter((path) => projectFile.test(path));
  const closed = opened.filter(({ path }) => {
    const home = projectFolder(path);
    return home && !isOpen(folder, home);
  });
  const texts = new Map(closed.map(({ path, bytes }) => [path, bytes]));
  const paths = [...clear, ...[...texts.keys()].filter((path) => projectFile.test(path))];
  const read = paths.map(async (path) => {
    const file = join(folder, path);
    const bytes = texts.get(path) ?? (await readFile(file).catch(() => new Uint8Array()));
    const text = drafts.texts.get(file) ?? new TextDecoder().decode(bytes);
    const parsed = await readSource(file, path, text);
    const unread = { private: /^p(?:riv|ublic)\w*:/im.test(text) };
    return { id: projectIn(path), data: 'source' in parsed ? parsed.source.data : unread };
  });
  const all = await Promise.all(read);
  const ids = new Set(all.filter(({ data }) => isSecret(data)).map(({ id }) => id));
  const isOriginal = (id: string) => paths.includes(`projects/${id}/index.md`);
  const publicIds = new Set(all.map(({ id }) => id).filter(isOriginal)).difference(ids);
  const unknown = new Set(below.map(projectIn)).union(ids).difference(publicIds);
  const own = (...fields: readonly string[]) => {
    const named = (areSecret: boolean) =>
      all
        .filter(({ id }) => publicIds.has(id) !== areSecret)
        .flatMap(({ data }) => fields.flatMap((field) => [valueAt(data, [field])].flat()))
        .map((value) => `${value ?? ''}`.replace(/^https?:\/\/(?:www\.)?([^/]+).*/, '$1'));
    const words = new Set(named(true)).difference(new Set(named(false)));
    return [...words].filter(({ length }) => length > 2);
  };
  const words = own('title', 'client', 'url');
  // A number is an id only as a value, in a list or in a path.
  const numbers = [...unknown].filter((id) => /^\d+$/.test(id)).join('|') || '(?!)';
  const number = `(?<=[:,[\\-/]\\s*['"]?)(?:${numbers})(?=['"]?\\s*(?:[,\\]}/]|$))`;
  const names = [...unknown, ...words, ...own('category', 'technologies')];
  const named = anyOf(names.filter((name) => /\D/.test(name)));
  return {
    ids,
    publicIds,
    words,
    pattern: new RegExp(`${named.source}|${number}`, 'gimu'),
    sealed: new Map(
      closed.flatMap(({ path, name = path }) => [
        [path, name],
        [projectIn(path), dirname(name)],
      ]),
    ),
  };
}

/** The id of the project to which a file or folder of the content belongs; empty for none. */
const projectIn = (path: string) =>
  /^projects\/([^/]+)/.exec(splitLanguage(path).original)?.[1] ?? '';

/** Matches any of several texts as whole words, the longest first; nothing without a text. */
export function anyOf(texts: readonly string[]): RegExp {
  const all = texts.toSorted((a, b) => b.length - a.length).map(RegExp.escape);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'iu');
}

/** Matches the files with entries that may belong to private projects. */
export const mayBelong = /^(?:testimonials|clients)\.yaml$/;

/** Whether others may read what a command prints, as in the log of a build server. */
const isLogged = () =>
  ['CI', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION'].some((name) => process.env[name]);

/**
 * A path in the content folder as messages may show it: of an encrypted project, that of the encrypted file; where
 * others read the messages, with the id of a public project only.
 */
export function shownPath(path: string, { publicIds, sealed }: PrivateNames): string {
  const id = projectIn(path);
  if (id === '' || publicIds.has(id) || !(sealed.has(id) || isLogged())) return path;
  return sealed.get(path) ?? sealed.get(id) ?? 'projects/…';
}

/** Issues as messages may show them: of such projects they have that path, the line and the rule, and nothing that was found. */
export function publicIssues<Issue extends ContentIssue>(
  folder: string,
  issues: readonly Issue[],
  names: PrivateNames,
): Issue[] {
  const { ids, pattern, sealed } = names;
  if (!(sealed.size > 0 || isLogged())) return [...issues];
  const cover = (phrase: Phrase) => {
    const text = inEnglish(phrase);
    const shown = text.replaceAll(pattern, '…');
    return shown === text ? phrase : say('asWritten', { text: shown });
  };
  const root = `${displayPath(folder)}/`;
  return issues.map((issue) => {
    const path = issue.file.startsWith(root) ? issue.file.slice(root.length) : '';
    const shown = shownPath(path, names);
    const expected = cover(issue.expected);
    const { hint, suggestion = '' } = issue;
    const mayBeTheirs = ids.size > 0 && mayBelong.test(splitLanguage(path).original);
    if (suggestion.search(pattern) < 0 && shown === path && !mayBeTheirs)
      return { ...issue, expected, found: cover(issue.found), hint: hint && cover(hint) };
    // A hint without values says nothing of the text.
    const isGeneral = hint && 'code' in hint && Object.keys(hint.values).length === 0;
    return {
      ...issue,
      file: shown === path ? issue.file : root + shown,
      ...{ expected, found: say('privateText'), suggestion: undefined },
      hint: isGeneral ? hint : undefined,
    };
  });
}
