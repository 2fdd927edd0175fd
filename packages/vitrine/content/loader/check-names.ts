import { readdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isLanguageTag } from '../../i18n/language-tag.ts';
import { displayPath, isInside } from '../../settings/site-paths.ts';
import { fileCollections, folderCollections, hasFolders, presenceOf } from '../collection-files.ts';
import { ContentError, type ContentIssue } from '../content-issue.ts';
import { nearest } from '../nearest.ts';
import { type CodedPhrase, say } from '../phrase.ts';
import { registry } from '../registry.ts';
import type { Reader } from './reader.ts';

/** The only valid folder that contains no content files, and its description in messages. */
const fonts = { fonts: say('fontsFolder') };

/**
 * Checks the file names in a content folder. Missing files and misspelt names are reported as errors.
 * Names that begin with a dot, README.md, and other folders, such as those of images, are ignored.
 *
 * @throws ContentError before any file is read, if the folder is missing or empty, or if a symbolic
 * link leads out of the folder.
 */
export async function checkFolder(reader: Reader): Promise<void> {
  const visible = await visibleNames(reader);
  await checkLinks(reader);
  const misspelt = checkNames(reader, visible);
  for (const { collection } of fileCollections) {
    const { file } = collection;
    if (presenceOf(collection) !== 'required' || misspelt.has(file) || (await reader.has(file)))
      continue;
    reader.report(file, { expected: say('neededFile'), found: say('noFile') });
  }
}

/** Reports symbolic links out of the content folder, because a message or the site could reveal their target. */
async function checkLinks(reader: Reader): Promise<void> {
  const root = await realpath(reader.folder);
  const options = { recursive: true, withFileTypes: true } as const;
  const all = await readdir(root, options).catch((error: NodeJS.ErrnoException) => {
    const file = displayPath(error.path ?? root);
    const found = say('unreadable', { what: say('folder'), code: error.code ?? '' });
    throw new ContentError([{ file, expected: say('folderAccess'), found }]);
  });
  const links = all.filter((entry) => entry.isSymbolicLink());
  const issues = links.map(async (entry): Promise<ContentIssue | undefined> => {
    const path = relative(root, join(entry.parentPath, entry.name)).split(sep).join('/');
    const file = reader.show(path);
    const target = await realpath(join(root, path)).catch(() => root);
    if (isInside(root, target)) return undefined;
    return {
      file,
      expected: say('fileOrLink'),
      found: say('outsideLink', { target }),
      hint: say('copyTarget'),
    };
  });
  const found = (await Promise.all(issues)).filter((issue) => issue !== undefined);
  if (found.length > 0) throw new ContentError(found);
}

/**
 * Checks the file names in the folder of a further language. Any file may be missing, because the site
 * then shows the original.
 *
 * @param languages All languages of the site, as in `locales`.
 */
export async function checkLanguageFolder(
  reader: Reader,
  language: string,
  languages: readonly string[] = [],
): Promise<void> {
  const expected = say('translationFolder', { language });
  // The list decides, because a file system may find pt-BR where the folder is pt-br.
  if (!(await reader.has(language))) {
    const folders = await reader.lists.names(reader.folder);
    const misspelt = nearestFolder(language, folders, languages);
    reader.report(
      `${misspelt ?? language}/`,
      misspelt === undefined
        ? { expected, found: say('noFolder'), hint: beginLanguage(language) }
        : { expected, found: say('quoted', { text: misspelt }), suggestion: language },
    );
    return;
  }
  const names = await reader.lists.names(join(reader.folder, language));
  const visible = names.filter((name) => !name.startsWith('.'));
  checkNames(reader, visible, `${language}/`);
  if (visible.length > 0) return;
  reader.report(`${language}/`, {
    expected,
    found: say('emptyFolder'),
    hint: beginLanguage(language),
  });
}

function beginLanguage(language: string) {
  const file = `${language}/${registry.site.file}`;
  return say('beginLanguage', { file, language });
}

/** The folder that is meant for a language: `pt-br` or `pt_BR` for `pt-BR`, else `pt`. */
function nearestFolder(language: string, names: readonly string[], languages: readonly string[]) {
  const plain = (tag: string) => tag.replaceAll('_', '-').toLowerCase();
  const languageTags = new Set(languages.map(plain));
  return (
    names.find((name) => plain(name) === plain(language)) ??
    names.find((name) => {
      const tag = plain(name);
      const isFree = isLanguageTag(tag) && !languageTags.has(tag);
      return isFree && new Intl.Locale(tag).language === new Intl.Locale(language).language;
    })
  );
}

/**
 * Reports misspelt names of content files.
 *
 * @returns The valid names that are similar to the misspelt names.
 */
function checkNames(reader: Reader, names: readonly string[], folder = ''): ReadonlySet<string> {
  const misspelt = new Set<string>();
  for (const name of names) {
    const issue = checkName(name);
    if (issue === undefined) continue;
    if (issue.suggestion !== undefined) misspelt.add(issue.suggestion);
    reader.report(folder + name, issue);
  }
  return misspelt;
}

async function visibleNames({ folder }: Reader): Promise<string[]> {
  const file = displayPath(folder);
  const expected = say('contentFolder');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    const reasons: Record<string, CodedPhrase> = { ENOTDIR: say('file'), ENOENT: say('noFolder') };
    const { code = '' } = error;
    const found = reasons[code] ?? say('unreadable', { what: say('folder'), code });
    throw new ContentError([{ file, expected, found }]);
  });
  const visible = names.filter((name) => !name.startsWith('.'));
  if (visible.length > 0) return visible.sort();
  throw new ContentError([{ file: `${file}/`, expected, found: say('emptyFolder') }]);
}

/** The issue for a name that is not valid but seems to be meant for a content file or folder. */
function checkName(name: string) {
  const files = fileCollections.map(({ collection }) => collection.file);
  const folders = new Map<string, CodedPhrase>(Object.entries(fonts));
  for (const { collection } of folderCollections) {
    const { folder } = collection;
    folders.set(
      folder,
      say(hasFolders(collection) ? 'folderOfFolders' : 'folderOfFiles', { folder }),
    );
  }
  if (name === 'README.md' || files.includes(name) || folders.has(name)) return undefined;
  const suggestion = nearest(name, files);
  if (isTextName(name) || suggestion !== undefined) {
    const expected = say('oneOfFiles', { files: files.join(', ') });
    return { expected, found: say('unknownFile', { name }), suggestion };
  }
  const meant = nearest(name, [...folders.keys()]);
  const expected = folders.get(meant ?? '');
  return expected
    ? { expected, found: say('quoted', { text: name }), suggestion: meant }
    : undefined;
}

/** Whether a name has the extension of a text file, such as `.yaml` or `.md`. */
export function isTextName(name: string): boolean {
  return /\.(?:ya?ml|md|markdown|json|txt)$/i.test(name);
}
