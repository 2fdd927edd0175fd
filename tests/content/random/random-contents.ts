import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { stringify } from 'yaml';
import {
  fileCollections,
  filePath,
  folderCollections,
  hasFolders,
  presenceOf,
  schemaOf,
} from '../../../packages/vitrine/content/collection-files.ts';
import { contextOf } from '../../../packages/vitrine/content/schemas/schema-context.ts';
import { valuesOf } from './from-schema.ts';
import { drawImages, fileNames } from './random-images.ts';
import { markdown } from './random-texts.ts';
import { shortName } from './random-values.ts';

/** The text files of a content folder, by path. The folder also has the images that the texts name. */
export type ContentTexts = Readonly<Record<string, string>>;

/**
 * Generates valid content folders from the schemas of the content.
 *
 * @param longest The maximum length of a list, and the maximum number of entries of a folder.
 * @param texts The generator of texts, by the maximum length of the field.
 */
export function randomContents(
  longest: number,
  texts?: (maxLength: number) => fc.Arbitrary<string>,
): fc.Arbitrary<ContentTexts> {
  const ids = folderCollections.map(({ name, collection }) => {
    const few = hasFolders(collection) ? longest : Math.min(2, longest);
    const idsOfCollection = collection.pages.includes('/*')
      ? shortName.map((id) => `own-${id}`)
      : shortName;
    return [name, fc.uniqueArray(idsOfCollection, { maxLength: few })] as const;
  });
  return fc.record(Object.fromEntries(ids)).chain((known) => withIds(known, longest, texts));
}

/** Generates content folders. @param ids The ids of the entries, by the name of the collection. */
function withIds(
  ids: Readonly<Record<string, readonly string[]>>,
  longest: number,
  texts?: (maxLength: number) => fc.Arbitrary<string>,
): fc.Arbitrary<ContentTexts> {
  const needed = folderCollections.flatMap(({ name, collection }) =>
    ids[name]?.length ? [collection.folder] : [],
  );
  const settingsOf = (data: Readonly<Record<string, unknown>>) => ({
    ids: [...(ids.project ?? []), ...(contextOf(ids, data).serviceIds ?? [])],
    longest,
    ...(texts && { texts }),
  });
  // The files are generated one after the other, because a testimonial may name a service.
  const single = fileCollections.reduce(
    (before, { name, collection }) =>
      before.chain((data) => {
        const values = valuesOf(schemaOf(collection, contextOf(ids, data)), settingsOf(data));
        const isThere = presenceOf(collection) === 'required' || needed.includes(name);
        return (isThere ? values : fc.option(values, { nil: undefined, freq: 4 })).map((value) => ({
          ...data,
          [name]: value,
        }));
      }),
    fc.constant<Readonly<Record<string, unknown>>>({}),
  );
  return single.chain((data) => {
    const files = fileCollections.flatMap(({ name, collection: { file } }) =>
      data[name] === undefined ? [] : [written(file, fc.constant(data[name]))],
    );
    const entries = folderCollections.flatMap(({ name, collection }) => {
      const values = valuesOf(schemaOf(collection, contextOf(ids, data)), settingsOf(data));
      return (ids[name] ?? []).map((id) => written(filePath(collection, id), values));
    });
    return fc.tuple(...files, ...entries).map((all) => Object.assign({}, ...all));
  });
}

/** Generates a file with fields; a Markdown file has the fields as front matter, and a text. */
function written(path: string, fields: fc.Arbitrary<unknown>): fc.Arbitrary<ContentTexts> {
  if (!path.endsWith('.md')) return fields.map((data) => ({ [path]: stringify(data) }));
  return fc
    .tuple(fields, markdown)
    .map(([data, text]) => ({ [path]: `---\n${stringify(data)}---\n\n${text}` }));
}

/** The files of a content folder: the texts, and in the folder of each text the images that it names. */
export async function withImages(texts: ContentTexts): Promise<Map<string, string | Uint8Array>> {
  const files = new Map<string, string | Uint8Array>(Object.entries(texts));
  const drawn = await drawImages();
  const names = [...fileNames.values()].flat();
  for (const [path, text] of Object.entries(texts)) {
    for (const name of names.filter((file) => text.includes(file))) {
      const image = drawn.get(name);
      if (image) files.set(join(dirname(path), name), image);
    }
  }
  return files;
}
