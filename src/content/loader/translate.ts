import { join } from 'node:path';
import { languageOf } from '../../lib/language-of.ts';
import {
  type FolderKind,
  folderKinds,
  hasFolders,
  idIn,
  pathOf,
  schemaOf,
  singleKinds,
} from '../kind-files.ts';
import { contextOf, optionsOf } from '../schemas/context.ts';
import { siteSchema } from '../schemas/site.ts';
import { checkLanguageFolder } from './check-names.ts';
import type { Entry, Loaded } from './entries.ts';
import { mapLimit, openFiles } from './map-limit.ts';
import { withBody } from './markdown.ts';
import type { Reader } from './reader.ts';

/**
 * Reads the translations in the folder of a further language. Values that it leaves out are those of
 * the original: fields of a translated file as they are, and whole files marked with their
 * language.
 *
 * @param main The content in the first language.
 * @param language The name of the folder, such as `de`.
 */
export async function loadTranslation(
  reader: Reader,
  main: Loaded,
  language: string,
): Promise<Loaded> {
  await checkLanguageFolder(reader, language);
  const from = languageOf(main.site.locale);
  const ids = Object.entries(main.entries).map(([name, all]) => [name, all.map(({ id }) => id)]);
  const context = contextOf(Object.fromEntries(ids), { ...main.files, site: main.site });

  const own = { locale: language, locales: [language] };
  const site = await reader.readTranslation(language, 'site.yaml', siteSchema, own);
  const files: Record<string, object> = {};
  const read = singleKinds.map(async ({ name, kind }) => {
    if (name === 'site') return;
    const file = await reader.readTranslation(language, kind.file, schemaOf(kind, context));
    const original = main.files[name];
    if (file && original) files[name] = withBody(kind, file);
    else if (original) files[name] = { ...original, language: from };
  });
  await Promise.all(read);

  const entries: Record<string, Entry[]> = {};
  for (const folderKind of folderKinds) {
    const { name, kind } = folderKind;
    const schema = schemaOf(kind, context);
    const all = await translatedEntries(reader, folderKind, main, schema, language);
    entries[name] = all.map(withChoices(reader, folderKind, main.files, files, language));
  }
  const untranslated = { ...main.site, ...own, language: from };
  return { root: `/${language}`, site: site?.data ?? untranslated, files, entries };
}

/** The entries in another language; one without a translation stays as it is, with its language. */
async function translatedEntries(
  reader: Reader,
  { name: noun, kind, folder }: FolderKind,
  main: Loaded,
  schema: ReturnType<typeof schemaOf>,
  language: string,
): Promise<Entry[]> {
  const originals = main.entries[noun] ?? [];
  const names = await reader.lists.names(join(reader.folder, language, folder));
  const translated = new Set(names.flatMap((name) => idIn(kind, name) ?? []));
  const known = new Set(originals.map(({ id }) => id));
  for (const name of names) {
    const id = idIn(kind, name);
    if (id === undefined || known.has(id)) continue;
    reader.report(`${language}/${folder}/${name}`, {
      expected: `a translation of something in ${folder}/`,
      found: `'${name}', which is not there`,
    });
  }
  return await mapLimit(originals, openFiles, async (original) => {
    const { id } = original;
    const path = pathOf(kind, id);
    if (kind.pages.includes('/*') && id === language) {
      reader.report(path, {
        expected: 'a file name whose address the site does not use itself',
        found: `'${id}.md', whose address would be that of the pages in this language`,
      });
    }
    if (translated.has(id) && hasFolders(kind) && !(await reader.has(language, path))) {
      reader.report(`${language}/${path}`, {
        expected: `the words of the ${noun} in this language, because it has a folder here`,
        found: 'no such file',
      });
    }
    const read = translated.has(id)
      ? await reader.readTranslation(language, path, schema)
      : undefined;
    return read
      ? { id, ...withBody(kind, read) }
      : { ...original, language: languageOf(main.site.locale) };
  });
}

/** Translates the categories and technologies that entries choose from. */
function withChoices(
  reader: Reader,
  { kind: { choices = {} }, folder }: FolderKind,
  main: Loaded['files'],
  own: Loaded['files'],
  language: string,
): (entry: Entry) => Entry {
  const fields = Object.entries(choices).map(([field, list]) => {
    const from = optionsOf(main[folder], list) ?? [];
    const to = optionsOf(own[folder], list) ?? [];
    if (from.length !== to.length) {
      reader.report(`${language}/${folder}.yaml`, {
        field: `${list}.options`,
        expected: `as many entries as the original has, in its order: ${from.length}`,
        found: `${to.length}`,
      });
    }
    return [field, new Map(from.map((word, index) => [word, to[index] ?? word]))] as const;
  });
  return (entry) => {
    const translated = { ...entry };
    for (const [field, words] of fields) {
      const say = (word: unknown) =>
        (typeof word === 'string' ? words.get(word) : undefined) ?? word;
      const chosen = entry[field];
      translated[field] = Array.isArray(chosen) ? chosen.map(say) : say(chosen);
    }
    return translated;
  };
}
