import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentError } from '../content-issue.ts';
import { nearest } from '../nearest.ts';
import type { Reader } from './reader.ts';

/** The files that may stand at the top of a content folder. */
export const contentFiles = [
  'site.yaml',
  'home.yaml',
  'about.md',
  'services.yaml',
  'skills.yaml',
  'testimonials.yaml',
  'contact.yaml',
  'projects.yaml',
] as const;

/** The folders that have a meaning, and what messages call them. */
const folders: Readonly<Record<string, string>> = {
  projects: 'the folder projects, with a folder for each project',
  pages: 'the folder pages, with a file for each page',
  fonts: 'the folder fonts, with the font files for shared images',
};

const required: readonly string[] = ['site.yaml', 'home.yaml'];

/**
 * Looks at the names in a content folder. A missing file and a misspelt name are mistakes among
 * others. Names with a dot in front, README.md and folders with names of their own (of images,
 * say) are left alone.
 *
 * @throws ContentError where there is nothing to read: no folder, or an empty one.
 */
export async function checkFolder(reader: Reader): Promise<void> {
  const misspelt = checkNames(reader, await visibleNames(reader));
  for (const name of required) {
    if (misspelt.has(name) || (await reader.has(name))) continue;
    const issue = { expected: 'this file', found: 'no such file' };
    reader.issues.push({ file: reader.show(name), ...issue });
  }
}

/**
 * Looks at the names in the folder of a further language. A file that is left out is none that is
 * missing: its original shows.
 */
export async function checkLanguageFolder(reader: Reader, language: string): Promise<void> {
  const names = await reader.lists.names(join(reader.folder, language));
  const visible = names.filter((name) => !name.startsWith('.'));
  checkNames(reader, visible, language);
  if (visible.length > 0) return;
  reader.issues.push({
    file: `${reader.show(language)}/`,
    expected: `a folder with the words in this language, because site.yaml lists ${language}`,
    found: 'no such folder, or an empty one',
  });
}

/** @returns The names that were meant by misspelt ones. */
function checkNames(
  reader: Reader,
  names: readonly string[],
  ...folder: readonly string[]
): ReadonlySet<string> {
  const misspelt = new Set<string>();
  for (const name of names) {
    const issue = checkName(name);
    if (issue === undefined) continue;
    if (issue.suggestion !== undefined) misspelt.add(issue.suggestion);
    reader.issues.push({ file: reader.show(...folder, name), ...issue });
  }
  return misspelt;
}

async function visibleNames(reader: Reader): Promise<string[]> {
  const names = await readdir(reader.folder).catch((error: NodeJS.ErrnoException) => error);
  const found = Array.isArray(names)
    ? 'an empty folder'
    : { ENOTDIR: 'a file', ENOENT: 'no such folder' }[names.code ?? ''];
  const visible = Array.isArray(names) ? names.filter((name) => !name.startsWith('.')) : [];
  if (visible.length > 0) return visible.sort();
  throw new ContentError([
    {
      file: Array.isArray(names) ? `${reader.show()}/` : reader.show(),
      expected: 'a folder with at least site.yaml and home.yaml, as sample/ shows it',
      found: found ?? 'a folder that cannot be read',
    },
  ]);
}

/** A name that is likely meant for a content file, but is none. */
function checkName(name: string) {
  const known = ['README.md', ...Object.keys(folders), ...contentFiles];
  if (known.includes(name)) return undefined;
  const suggestion = nearest(name, contentFiles);
  if (/\.(?:ya?ml|md|markdown|json|txt)$/i.test(name) || suggestion !== undefined) {
    const expected = `one of the files ${contentFiles.join(', ')}`;
    return { expected, found: `an unknown file '${name}'`, suggestion };
  }
  const meant = nearest(name, Object.keys(folders));
  const expected = meant && folders[meant];
  return expected ? { expected, found: `'${name}'`, suggestion: meant } : undefined;
}
