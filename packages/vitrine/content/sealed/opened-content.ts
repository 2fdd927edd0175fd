import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { splitLanguage } from '../../i18n/language-tag.ts';
import { PASSPHRASES, readPassphrases } from '../../private/read-passphrases.ts';
import { SiteKeys } from '../../private/site-keys.ts';
import { siteFolder } from '../../settings/site-folder.mjs';
import { filesIn } from '../files-in.ts';
import type { Drafts } from '../loader/folder-lists.ts';
import { hasSealed, openSealed, type SealedFile } from './sealed-files.ts';

/** For each content folder, the folder with its decrypted pictures, which only the owner of the process can read. */
const pictures = new Map<string, string>();

/** The decrypted files of a content folder; none without sealed files, or without SITE_KEY. */
export async function openIfAny(folder: string): Promise<SealedFile[]> {
  const keys = hasSealed(folder) ? await siteKeysIfAny() : undefined;
  return keys ? await openSealed(folder, keys) : [];
}

/**
 * Gives the sealed projects of a content folder to the loader, as if they were there: texts stay in memory. Pictures,
 * which decoders read from the disk, are in a folder of the system's temporary files until the process ends. A project
 * that is there in clear text, because its owner edits it, is read from there.
 *
 * @param files The decrypted files, as `openIfAny` returns them.
 * @param drafts Unsaved changes, which win.
 */
export function withOpened(folder: string, files: readonly SealedFile[], drafts: Drafts): Drafts {
  if (files.length === 0) return drafts;
  const texts = new Map<string, string>();
  const folders = new Map<string, string>();
  for (const file of files) {
    const home = projectFolder(file.path);
    if (home === undefined || isOpen(folder, home)) continue;
    if (/\.(?:md|ya?ml)$/.test(file.path)) {
      texts.set(join(folder, file.path), new TextDecoder().decode(file.bytes));
    } else {
      folders.set(join(folder, home), join(writePicture(folder, file), home));
    }
  }
  return {
    texts: new Map([...texts, ...drafts.texts]),
    folders: new Map([...folders, ...(drafts.folders ?? [])]),
  };
}

/** Whether a project is in clear text. Its text is written last and deleted first, so that it is not open without its other files. */
export function isOpen(folder: string, home: string): boolean {
  return existsSync(join(folder, splitLanguage(home).original, 'index.md'));
}

/** The keys of the site. @throws SettingsError if SITE_KEY is missing or not usable */
export async function siteKeys(): Promise<SiteKeys> {
  return await SiteKeys.of(readPassphrases([]).siteKey);
}

/** The keys of the site; undefined without SITE_KEY, when sealed content stays closed. */
export async function siteKeysIfAny(): Promise<SiteKeys | undefined> {
  const isThere = process.env.SITE_KEY || existsSync(join(siteFolder(), PASSPHRASES));
  return isThere ? await siteKeys() : undefined;
}

/** Requires SITE_KEY where a content folder has sealed files, for a build that would leave them out. @throws SettingsError */
export function requireSiteKey(folder: string): void {
  if (hasSealed(folder)) readPassphrases([]);
}

/** The ids of all projects, sealed ones included. */
export async function projectIds(folder: string, keys: SiteKeys): Promise<string[]> {
  const sealed = (await openSealed(folder, keys)).map(({ path }) => path);
  const paths = [...filesIn(folder, /^projects\//), ...sealed];
  return [...new Set(paths.flatMap((path) => /^projects\/([^/]+)\//.exec(path)?.[1] ?? []))];
}

/** The path of a picture on the disk, which differs for one that is sealed. */
export function openedFile(folder: string, path: string): string {
  const file = join(folder, path);
  return existsSync(file) ? file : join(pictures.get(folder) ?? folder, path);
}

/** The folder of a project, or of its translation, with a file; undefined for another file. */
export function projectFolder(path: string): string | undefined {
  const { original } = splitLanguage(path);
  const [home] = /^projects\/[^/]+(?=\/)/.exec(original) ?? [];
  return home && path.slice(0, path.length - original.length) + home;
}

/** Writes a decrypted picture. @returns The temporary folder, which has the same structure as the content folder. */
function writePicture(folder: string, { path, bytes }: SealedFile): string {
  const root = pictures.get(folder) ?? mkdtempSync(join(tmpdir(), 'vitrine-'));
  if (!pictures.has(folder)) {
    pictures.set(folder, root);
    const remove = () => rmSync(root, { recursive: true, force: true });
    process.once('exit', remove);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.once(signal, () => {
        remove();
        if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
      });
  }
  const file = join(root, path);
  // A decoder may read the file at this moment.
  if (existsSync(file) && readFileSync(file).equals(bytes)) return root;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return root;
}
