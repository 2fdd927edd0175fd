import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fieldTexts, readSources, type Source } from '../../content/check/sources.ts';
import { readable } from '../../content/decode.ts';
import { filesIn } from '../../content/files-in.ts';
import { formats } from '../../content/schemas/fields/formats.ts';
import { projectFolder } from '../../content/sealed/opened-content.ts';
import { isRecord } from '../../i18n/is-record.ts';
import { isLanguageTag } from '../../i18n/language-tag.ts';

/** The private projects in clear text with the names of their keys and all their files, the ids of the public ones, and all content files. */
export async function clearProjects(folder: string) {
  const site = await readSources(folder);
  const languages = readdirSync(folder).filter(isLanguageTag);
  const translated = languages.map((language) => readSources(join(folder, language)));
  const all = filesIn(folder);
  const publicIds: string[] = [];
  const projects = site.flatMap(({ name, id, data }) => {
    if (!(id && isRecord(data) && name === 'project')) return [];
    const keys = data.private;
    if (!keys && keys !== null) publicIds.push(id);
    if (!keys) return [];
    const files = all.filter((path) => projectFolder(path)?.endsWith(`projects/${id}`));
    return [{ id, names: Array.isArray(keys) ? keys.map(String) : ['default'], files }];
  });
  return { projects, publicIds, sources: [...site, ...(await Promise.all(translated)).flat()] };
}

/** The folders of projects in a list of files, in the content folder. */
export function projectFolders(files: readonly string[]): string[] {
  return [...new Set(files.flatMap((path) => projectFolder(path) ?? []))];
}

/** Where other files name a private project, and where it names pictures of other folders: both would stay readable. */
export function placesInClear(id: string, sources: readonly Source[]): string[] {
  const reference = new RegExp(
    `(?:/details|\\bprojects|\\.\\.)/+(?:\\./+)*${RegExp.escape(id)}(?![a-z0-9-])`,
    'i',
  );
  return sources.flatMap((source) => {
    if (source.name === 'project' && source.id === id) {
      const outside = source.text.match(/\.\.\/[^\s"')]+\.(?:png|jpe?g|webp|avif|gif|svg)/gi) ?? [];
      return outside.map((path) => `${source.file} shows ${path}, which is outside of its folder`);
    }
    const fields = fieldTexts(source).filter(({ format, value }) =>
      format === formats.project ? value === id : reference.test(readable(value)),
    );
    const lines = fields.map(({ path }) => source.lineOf(path));
    if (reference.test(readable(source.body))) lines.push(source.linesBefore + 1);
    return lines.map((line) => `${source.file}:${line} names the project ${id}`);
  });
}
