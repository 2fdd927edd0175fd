import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '../../content/content-issue.ts';
import { appendEntry, type Entry } from '../../content/edit/append-entry.ts';
import { FileCache } from '../../content/file-cache.ts';
import { Reader } from '../../content/loader/reader.ts';
import { siteSchema } from '../../content/schemas/site.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { loadLanguage } from '../../i18n/load-language.ts';
import { displayPath, IMAGE_CACHE } from '../../settings/site-paths.ts';
import { UsageError } from '../command.ts';
import type { Terminal } from '../prompts/ask-questions.ts';
import type { Flags } from '../prompts/question.ts';

export interface NewContext {
  folder: string;
  /** The title or name after the command; empty if none was given. */
  title: string;
  flags: Flags;
  /** The terminal in which the owner is asked, if there is one. */
  terminal: Terminal | undefined;
}

/** The fields of a content file; undefined if it does not exist. @throws ContentError if invalid */
export async function readFields<T>(
  folder: string,
  name: string,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  const reader = new Reader(folder, new FileCache(IMAGE_CACHE));
  const read = await reader.read(name, schema);
  if (reader.issues.length > 0) throw new ContentError(reader.issues);
  return read?.data;
}

/** The settings of the site, and the texts of new files in its language. */
export async function readSite(folder: string) {
  const site = await readFields(folder, 'site.yaml', siteSchema);
  if (site) return { ...site, texts: (await loadLanguage(site.locale)).firstContent };
  throw new SettingsError(
    `The content folder ${displayPath(folder)}/ has no site.yaml. Begin with: npm run init`,
  );
}

/** Adds an entry to a list in a content file. @returns the position of the entry, as `file:line` */
export async function addToList(
  folder: string,
  name: string,
  path: readonly string[],
  entry: Entry,
): Promise<string> {
  const file = join(folder, name);
  const { text, line } = appendEntry(await readFile(file, 'utf8'), path, entry, displayPath(file));
  await writeFile(file, text);
  return `${displayPath(file)}:${line}`;
}

/** The flags, and the title that follows the command as the value of `--title` or of another flag. */
export function titleFlag({ title, flags }: NewContext, flag = 'title'): Flags {
  return title === '' ? flags : { [flag]: [title], ...flags };
}

/** Returns the id of a new entry. @throws UsageError if another entry already has this id */
export function freeId(id: string, taken: readonly string[]): string {
  if (!taken.includes(id)) return id;
  throw new UsageError(
    `--id: another entry has the id '${id}'. Without --id, a free id is chosen.`,
  );
}
