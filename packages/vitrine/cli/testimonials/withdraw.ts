import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { changeFile } from '../../content/edit/change-file.ts';
import { isGroup, type Json, plain } from '../../content/edit/json.ts';
import { unixLines } from '../../content/edit/line-ends.ts';
import { parseYaml } from '../../content/loader/yaml-file.ts';
import { registry } from '../../content/registry.ts';
import { SettingsError } from '../../errors/settings-error.ts';
import { languageOf } from '../../i18n/language-of.ts';
import { displayPath } from '../../settings/site-paths.ts';
import { type Place, pictureOf } from './accept.ts';

/**
 * Takes a testimonial out of the content, in every language, with the picture that `accept` wrote.
 *
 * @param id The id of the testimonial in the content.
 * @returns The paths of changed files.
 */
export async function takeOut(id: string, { folder, content }: Place): Promise<string[]> {
  const languages = content.translations.map(({ site }) => languageOf(site));
  const files = ['', ...languages].map((language) =>
    join(folder, language, registry.testimonials.file),
  );
  const changes = await Promise.all(
    files
      .filter((file) => existsSync(file))
      .map(async (file) => ({ file, text: await without(id, file) })),
  );
  const written = changes.flatMap(({ file, text }) => (text === undefined ? [] : [{ file, text }]));
  await Promise.all(written.map(({ file, text }) => writeFile(file, text)));
  const picture = join(folder, pictureOf(id));
  const pictures = existsSync(picture) ? [picture] : [];
  await rm(picture, { force: true });
  return [...written.map(({ file }) => file), ...pictures].map(displayPath);
}

/** The text of a file without an entry of its list; undefined if it has no such entry. */
async function without(id: string, file: string): Promise<string | undefined> {
  const yaml = await readFile(file, 'utf8');
  const read = parseYaml(unixLines(yaml), 0);
  const data = 'issue' in read ? null : plain(read.data);
  if (!isGroup(data) || !Array.isArray(data.items)) return undefined;
  const isIt = (item: Json) => isGroup(item) && item.id === id;
  if (!data.items.some(isIt)) return undefined;
  const value = { ...data, items: data.items.filter((item) => !isIt(item)) };
  const changed = changeFile(file, yaml, { value });
  if ('text' in changed) return changed.text;
  throw new SettingsError(
    `${displayPath(file)}: the testimonial ${id} could not be removed without changes to other parts. Remove it yourself in a text editor.`,
  );
}
