import { join } from 'node:path';
import { languageOf } from '../../i18n/language-of.ts';
import { canonicalTag } from '../../i18n/language-tag.ts';
import {
  entryCollections,
  fileCollections,
  filePath,
  hasFolders,
  idIn,
  presenceOf,
  schemaOf,
  singleCollections,
} from '../collection-files.ts';
import { valueAt } from '../edit/walk.ts';
import { mapLimit, openFiles } from '../map-limit.ts';
import { say } from '../phrase.ts';
import type { SchemaContext } from '../schemas/schema-context.ts';
import { contextOf, optionsOf } from '../schemas/schema-context.ts';
import type { EntryData, EntryName, SingleName } from '../types.ts';
import { checkLanguageFolder } from './check-names.ts';
import { checkTags } from './check-tags.ts';
import { inEachFolder, type Loaded } from './entries.ts';
import { type Reader, withBody } from './reader.ts';

/**
 * Reads the translations in the folder of a further language. An omitted field has the value of the
 * original. A file without a translation is the original, with the original language in `language`.
 *
 * @param main The content in the first language.
 * @param language The name of the folder, such as `pt-BR`, as it is in `locales`.
 */
export async function loadTranslation(
  reader: Reader,
  main: Loaded,
  language: string,
): Promise<Loaded> {
  const original = main.files;
  await checkLanguageFolder(reader, language, original.site.locales);
  const from = languageOf(original.site);
  const ids = Object.entries(main.entries).map(([name, all]) => [name, all.map(({ id }) => id)]);
  const context = contextOf(Object.fromEntries(ids), original);

  // In a translation, the site has the locale of that language, whatever its site.yaml says.
  const { timeZone } = original.site;
  const fixed = {
    locale: canonicalTag(language),
    locales: [language],
    ...(timeZone && { timeZone }),
  };
  const files: Loaded['files'] = { ...original, site: { ...original.site, ...fixed } };
  const readFile = async <Name extends SingleName>(name: Name) => {
    const collection = singleCollections[name];
    const schema = schemaOf(collection, context);
    if (presenceOf(collection) === 'perLanguage') {
      const read = await reader.read(`${language}/${collection.file}`, schema);
      if (read) files[name] = withBody(collection, read);
      else delete files[name];
      return;
    }
    const read = await reader.readTranslation(
      language,
      collection.file,
      schema,
      name === 'site' ? fixed : {},
    );
    const untranslated: Loaded['files'][Name] = files[name];
    files[name] = read
      ? withBody(collection, read)
      : untranslated && { ...untranslated, language: from };
  };
  await Promise.all(fileCollections.map(({ name }) => readFile(name)));
  files.site = { ...files.site, locales: [language] };

  const entries = await inEachFolder(async (name) => {
    const all = await translatedEntries(reader, main, name, context, language);
    return all.map(withChoices(reader, name, original, files, language));
  });
  await checkTags(reader, entries.post, fixed.locale, `${language}/`);
  return { root: `/${language.toLowerCase()}`, files, entries };
}

/** The translated entries. One without a translation is the original, with its `language` set. */
async function translatedEntries<Name extends EntryName>(
  reader: Reader,
  main: Loaded,
  name: Name,
  context: SchemaContext,
  language: string,
): Promise<EntryData<Name>[]> {
  const collection = entryCollections[name];
  const { folder } = collection;
  const schema = schemaOf(collection, context);
  const originals = main.entries[name];
  const fileNames = await reader.lists.names(join(reader.folder, language, folder));
  const translated = new Set(fileNames.flatMap((fileName) => idIn(collection, fileName) ?? []));
  const originalIds = new Set(originals.map(({ id }) => id));
  for (const fileName of fileNames) {
    const id = idIn(collection, fileName);
    if (id === undefined || originalIds.has(id)) continue;
    reader.report(`${language}/${folder}/${fileName}`, {
      expected: say('translatedEntry', { folder }),
      found: say('noOriginal', { name: fileName }),
    });
  }
  return await mapLimit(originals, openFiles, async (original) => {
    const { id } = original;
    const path = filePath(collection, id);
    if (collection.pages.includes('/*') && id === language.toLowerCase())
      reader.report(path, {
        expected: say('freeAddress'),
        found: say('takenAddress', { name: `${id}.md`, path: `/${id}` }),
      });
    if (translated.has(id) && hasFolders(collection) && !(await reader.has(language, path)))
      reader.report(`${language}/${path}`, {
        expected: say('translationOf', { path }),
        found: say('noFile'),
      });
    const read = translated.has(id)
      ? await reader.readTranslation(language, path, schema)
      : undefined;
    return read
      ? { id, ...withBody(collection, read) }
      : { ...original, language: languageOf(main.files.site) };
  });
}

/** Returns a function that translates the category and technologies of an entry. */
function withChoices<Name extends EntryName>(
  reader: Reader,
  name: Name,
  originalFiles: Loaded['files'],
  files: Loaded['files'],
  language: string,
): (entry: EntryData<Name>) => EntryData<Name> {
  const { folder, choices } = entryCollections[name];
  const fields = Object.entries(choices).map(([field, list]) => {
    const from = optionsOf(valueAt(originalFiles, [folder]), list) ?? [];
    const to = optionsOf(valueAt(files, [folder]), list) ?? [];
    if (from.length !== to.length) {
      reader.report(`${language}/${folder}.yaml`, {
        field: `${list}.options`,
        expected: say('sameCount', { count: String(from.length) }),
        found: say('asWritten', { text: String(to.length) }),
      });
    }
    return [field, new Map(from.map((word, index) => [word, to[index] ?? word]))] as const;
  });
  return (entry) => {
    const translated = fields.map(([field, words]) => {
      const say = (word: unknown) =>
        (typeof word === 'string' ? words.get(word) : undefined) ?? word;
      const chosen = valueAt(entry, [field]);
      return [field, Array.isArray(chosen) ? chosen.map(say) : say(chosen)] as const;
    });
    return { ...entry, ...Object.fromEntries(translated) };
  };
}
