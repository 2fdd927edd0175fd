import { globSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../settings/site-paths.ts';
import { type CollectionFile, cachedSchema, collectionFilesIn } from '../collection-files.ts';
import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { type FieldPath, formatPath } from '../loader/field-path.ts';
import { infoAt } from '../loader/schema-keys.ts';
import { markdownExtensions, readSource, type SourceFile } from '../loader/source-file.ts';
import { readText } from '../loader/text-file.ts';
import { mapLimit, openFiles } from '../map-limit.ts';
import { registry } from '../registry.ts';
import { markdownPageSchema } from '../schemas/custom-page.ts';
import { formats } from '../schemas/fields/formats.ts';

/** A content file with the line of each field. */
export interface Source extends SourceFile, CollectionFile {
  /** The path of the file as messages show it. */
  file: string;
  text: string;
}

/**
 * Reads all files of a content folder that can be parsed. The loader reports files that cannot.
 *
 * @param folder The absolute path of the content folder, or of the folder of a further language.
 */
export async function readSources(folder: string): Promise<Source[]> {
  const sources = await mapLimit(await collectionFilesIn(folder), openFiles, async (entry) => {
    const path = join(folder, entry.path);
    const read = await readText(path);
    if (!('text' in read)) return [];
    const result = await readSource(path, displayPath(path), read.text);
    if (!('source' in result)) return [];
    return [{ ...result.source, ...entry, file: displayPath(path), text: read.text }];
  });
  return sources.flat();
}

/** The Markdown pages in `src/pages/`, which have the fields of `page`. */
const ownPage = { ...registry.home, schema: markdownPageSchema };

/**
 * Reads the owner's own Markdown pages, as far as they can be parsed.
 *
 * @param folder The absolute path of `src/pages`, which need not exist.
 */
export async function readOwnPages(folder: string): Promise<Source[]> {
  const files = globSync(`**/*.{${markdownExtensions}}`, { cwd: folder }).sort();
  const sources = await mapLimit(files, openFiles, async (path) => {
    const file = displayPath(join(folder, path));
    const read = await readSource(join(folder, path), file, undefined, true);
    if (!('source' in read)) return [];
    // MDX has other rules than Markdown.
    const body = path.endsWith('.mdx') ? '' : read.source.body;
    return [{ ...read.source, name: 'ownPage', collection: ownPage, path, file, body, text: body }];
  });
  return sources.flat();
}

/** The texts in the fields of a content file, with the metadata of each field from the schema. */
export function fieldTexts({ collection, data }: Source) {
  const schema = cachedSchema(collection);
  return textsOf(data).map((text) => ({ ...text, ...infoAt(schema, text.path) }));
}

/** A Markdown text of a content file. */
interface MarkdownText {
  text: string;
  place: Pick<ContentIssue, 'file' | 'line' | 'field'>;
  /** The field that contains the text; absent for the text below the front matter. */
  path?: FieldPath;
  /** The number of lines in the file above the text. */
  above: number;
}

/** The Markdown texts of a content file: in fields, and below the front matter. */
export function markdownTexts(source: Source): MarkdownText[] {
  const { file, body, linesBefore } = source;
  const inFields = fieldTexts(source).flatMap(({ path, value, format }): MarkdownText[] => {
    if (format !== formats.markdown) return [];
    const place = placeOf(source, path);
    // The text of a YAML block scalar (`details: |`) begins on the line below the name of the field.
    const above = /^[|>]/.test(source.written(path) ?? '') ? place.line : place.line - 1;
    return [{ text: value, place, path, above }];
  });
  return [...inFields, { text: body, place: { file }, above: linesBefore }];
}

/** The file, line and name of a field, for an error or warning about this field. */
export function placeOf({ file, lineOf }: Source, path: FieldPath) {
  return { file, line: lineOf(path), field: formatPath(path) };
}
