import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { splitLanguage } from '../../i18n/language-tag.ts';
import { displayPath } from '../../settings/site-paths.ts';
import type { ContentIssue } from '../content-issue.ts';
import { valueAt } from '../edit/walk.ts';
import { filesIn } from '../files-in.ts';
import { noDrafts } from '../loader/folder-lists.ts';
import { readSource } from '../loader/source-file.ts';
import { inEnglish, type Phrase, say } from '../phrase.ts';
import { openIfAny } from './opened-content.ts';

/** How the private projects of a content folder can be recognised. */
export interface PrivateNames {
  ids: ReadonlySet<string>;
  /** Their titles, clients and the hosts of their websites, without those of public projects. */
  words: readonly string[];
  /** Their categories and technologies, without those of public projects. */
  choices: readonly string[];
  /** While none is in clear text: the paths of their encrypted files by path, and of their folders by id. */
  sealed: ReadonlyMap<string, string>;
}

/** @param sealed The decrypted files of the folder. @param drafts Unsaved changes */
export async function privateNames(
  folder: string,
  sealed?: Awaited<ReturnType<typeof openIfAny>>,
  drafts = noDrafts,
): Promise<PrivateNames> {
  const opened = sealed ?? (await openIfAny(folder));
  const clear = filesIn(folder, /^(?:[^/]+\/)?projects\/[^/]+\/[^/]+\.md$/i);
  const files = new Map(opened.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)]));
  for (const path of clear) {
    const file = join(folder, path);
    files.set(path, drafts.texts.get(file) ?? readFileSync(file, 'utf8'));
  }
  const projects = [...files].map(async ([path, text]) => {
    if (!/\.md$/i.test(path)) return [];
    const read = await readSource(join(folder, path), path, text);
    const data = 'source' in read ? read.source.data : { private: /^private:/m.test(text) };
    return [{ id: projectIn(path), data }];
  });
  const all = (await Promise.all(projects)).flat();
  const ids = new Set(all.filter(({ data }) => valueAt(data, ['private'])).map(({ id }) => id));
  const own = (...fields: readonly string[]) => {
    const inThose = (areSecret: boolean) =>
      all
        .filter(({ id }) => ids.has(id) === areSecret)
        .flatMap(({ data }) => fields.flatMap((field) => [valueAt(data, [field])].flat()))
        .map((value) => `${value ?? ''}`)
        .map((value) => (URL.parse(value)?.host ?? value).replace(/^www\./, ''));
    return [...new Set(inThose(true)).difference(new Set(inThose(false)))].filter(Boolean);
  };
  const open = new Set(clear.map(projectIn));
  const closed = opened.filter(
    ({ path }) => ids.has(projectIn(path)) && !open.has(projectIn(path)),
  );
  const places = closed.map(({ path, name }) => [path, name] as const);
  return {
    ids,
    words: own('title', 'client', 'url'),
    choices: own('category', 'technologies'),
    sealed: new Map([
      ...places,
      ...places.map(([path, name]) => [projectIn(path), dirname(name)] as const),
    ]),
  };
}

/** The id of the project to which a file or folder of the content belongs; empty for none. */
const projectIn = (path: string) =>
  /^projects\/([^/]+)(?:\/|$)/.exec(splitLanguage(path).original)?.[1] ?? '';

/** Whether others may read what a command prints, as in the log of a build server. */
const isLogged = () =>
  ['CI', 'TF_BUILD', 'JENKINS_URL', 'TEAMCITY_VERSION'].some((name) => process.env[name]);

/**
 * A path in the content folder as messages may show it: that of the encrypted file of a private project, if it is
 * encrypted, and no id where others read the messages.
 */
export function shownPath(path: string, { ids, sealed }: PrivateNames): string {
  const id = projectIn(path);
  if (!ids.has(id) || !(sealed.has(id) || isLogged())) return path;
  return sealed.get(path) ?? sealed.get(id) ?? 'projects/…';
}

/** Matches any of several texts as whole words. */
export const anyOf = (texts: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${texts.map(RegExp.escape).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );

/** Matches a text of a file with the id of a private project as a value, or with one of its names; undefined without any. */
export function inFile({ ids, words, choices }: PrivateNames): RegExp | undefined {
  const escaped = (texts: Iterable<string>) => Array.from(texts, RegExp.escape);
  const value = `(?<=[:,[\\-]\\s*['"]?)(?:${escaped(ids).join('|')})(?=['"]?\\s*(?:[,\\]}]|$))`;
  const parts = [value, ...escaped([...words, ...choices])];
  return ids.size > 0 ? new RegExp(parts.join('|'), 'imu') : undefined;
}

/** Matches the files with entries that may belong to private projects. */
export const mayBelong = /^(?:testimonials|clients)\.yaml$/;

/**
 * Issues as messages may show them. Of private projects that are encrypted, and of all where others read the messages,
 * they have a path as above, the line and the rule, and neither names nor what was found.
 */
export function publicIssues<Issue extends ContentIssue>(
  folder: string,
  issues: readonly Issue[],
  names: PrivateNames,
): Issue[] {
  const { ids, words, choices, sealed } = names;
  if (ids.size === 0 || !(sealed.size > 0 || isLogged())) return [...issues];
  const known = [...ids].map((id) => (/^\d+$/.test(id) ? `projects/${id}` : id));
  const pattern = anyOf([...known, ...words, ...choices].toSorted((a, b) => b.length - a.length));
  const cover = (phrase: Phrase) => {
    const text = inEnglish(phrase);
    const shown = text.replaceAll(pattern, '…');
    return shown === text ? phrase : say('asWritten', { text: shown });
  };
  const root = `${displayPath(folder)}/`;
  return issues.map((issue) => {
    const path = issue.file.startsWith(root) ? issue.file.slice(root.length) : '';
    const shown = shownPath(path, names);
    const isMeant = (issue.suggestion?.search(pattern) ?? -1) >= 0;
    const isSecret = isMeant || shown !== path || mayBelong.test(splitLanguage(path).original);
    return {
      ...issue,
      file: shown === path ? issue.file : root + shown,
      expected: cover(issue.expected),
      found: isSecret ? say('privateText') : cover(issue.found),
      ...(isSecret ? { suggestion: undefined, hint: undefined } : {}),
    };
  });
}
