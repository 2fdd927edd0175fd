import { globSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../settings/site-paths.ts';
import { type ContentFile, fieldAt, listContentFiles } from '../collection-files.ts';
import type { ContentIssue } from '../content-issue.ts';
import { textsOf } from '../edit/walk.ts';
import { type FieldPath, formatPath } from '../loader/field-path.ts';
import { markdownExtensions, readSource, type SourceFile } from '../loader/source-file.ts';
import { mapLimit, openFiles } from '../map-limit.ts';
import { registry } from '../registry.ts';
import { markdownPageSchema } from '../schemas/custom-page.ts';
import { formats } from '../schemas/fields/formats.ts';

/** A content file with the line of each field. */
export interface Source extends SourceFile, ContentFile {
  /** The path of the file as messages show it. */
  file: string;
}

/**
 * Reads all files of a content folder that can be parsed. The loader reports files that cannot.
 *
 * @param folder The absolute path of the content folder, or of the folder of a further language.
 */
export async function readSources(folder: string): Promise<Source[]> {
  const sources = await mapLimit(await listContentFiles(folder), openFiles, async (entry) => {
    const path = join(folder, entry.path);
    const read = await readSource(path, displayPath(path));
    if (!('source' in read)) return [];
    return [{ ...read.source, ...entry, file: displayPath(path) }];
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
    return [
      {
        ...read.source,
        name: 'ownPage',
        collection: ownPage,
        path,
        original: path,
        file,
        body,
        text: body,
      },
    ];
  });
  return sources.flat();
}

/** The texts in the fields of a content file, with the metadata of each field from the schema. */
export function fieldTexts({ collection, data }: Source) {
  return textsOf(data).map((text) => ({ ...text, ...fieldAt(collection, text.path) }));
}

/** The texts of fields, and each line below the front matter, with their places. */
export function placedTexts(source: Source) {
  const { body, file, linesBefore } = source;
  const fields = fieldTexts(source).map((text) => ({ ...text, ...placeOf(source, text.path) }));
  const lines = body.split('\n').map((value, index) => {
    return { value, file, line: linesBefore + index + 1, field: undefined };
  });
  return { fields, lines };
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
