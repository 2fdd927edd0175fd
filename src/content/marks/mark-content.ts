import type { z } from 'zod';
import { isRecord } from '../../lib/is-record.ts';
import { memoize } from '../../lib/memoize.ts';
import { partsOf } from '../edit/walk.ts';
import { entryPath, folderKinds, kinds, schemaOf, singleKinds } from '../kind-files.ts';
import { type FieldPath, formatPath } from '../loader/field-path.ts';
import { infoAt, schemaAt } from '../loader/schema-keys.ts';
import type { ContentKind } from '../registry.ts';
import { formats } from '../schemas/fields/formats.ts';
import type { Content, EntryName } from '../types.ts';
import type { MarkedField } from './field-table.ts';
import { markOf } from './mark.ts';

/** The maximum length of texts that pages compute with, such as `71 %`, and that so have no mark. */
const FIGURE = 10;

/** Matches a day, month or year, as YYYY-MM-DD, YYYY-MM or YYYY. */
const DATE = /^\d{4}(?:-\d\d){0,2}$/;

/** A part of HTML that gets no mark: code, which is highlighted, and tags. */
const UNMARKED = /<pre[\s>][\s\S]*?<\/pre>|<(?:"[^"]*"|'[^']*'|[^'">])*>/;
const PARTS = new RegExp(`${UNMARKED.source}|[^<]+`, 'g');

/** The content with marks, and the fields whose numbers the marks are. */
export interface MarkedContent {
  content: Content;
  fields: MarkedField[];
}

/**
 * Puts a mark behind each text of the content, by which the preview of the editor knows the field that holds
 * the text. The schemas say which values are texts: those with a maximum length, and Markdown.
 *
 * @param usual The texts of the interface without those of `messages.yaml`, by locale. Texts that differ from
 *   them get marks too.
 */
export function markContent(
  content: Content,
  usual: ReadonlyMap<string, object> = new Map(),
): MarkedContent {
  const fields: MarkedField[] = [];
  return { content: markLanguage(content, fields, usual), fields };
}

function markLanguage(
  original: Content,
  fields: MarkedField[],
  usual: ReadonlyMap<string, object>,
): Content {
  const content = structuredClone({ ...original, translations: [] });
  const folder = content.root === '' ? '' : `${content.site.locales?.[0]}/`;
  for (const { kind, path, data } of filesOf(content)) {
    // A file that is not translated is that of the first language.
    const file = Reflect.get(data, 'language') === undefined ? folder + path : path;
    const add = (field: Omit<MarkedField, 'file'>) => fields.push({ file, ...field }) - 1;
    markGroup({ ...rulesOf(kind), add }, data, []);
    const body = kind.body === undefined ? undefined : Reflect.get(data, kind.body);
    if (kind.body === undefined || typeof body !== 'string' || body.trim() === '') continue;
    const mark = markOf(add({ field: '', kind: 'markdown', value: '' }));
    Reflect.set(data, kind.body, markHtml(body, mark));
  }
  const texts = usual.get(content.site.locale);
  if (texts) {
    const file = folder + kinds.messages?.file;
    markMessages(
      content.strings,
      texts,
      [],
      (field, value) => fields.push({ file, field, kind: 'text', value }) - 1,
    );
  }
  const translations = original.translations.map((translation) =>
    markLanguage(translation, fields, usual),
  );
  return { ...content, translations };
}

interface ContentFile {
  kind: ContentKind;
  /** The path of the file in the folder of its language. */
  path: string;
  data: object;
}

/** The data of each file, by the file's path in the folder of its language. */
function filesOf(content: Content): ContentFile[] {
  const single = singleKinds.flatMap(({ name, kind }) => {
    const data: unknown = Reflect.get(content, name);
    return isRecord(data) ? [{ kind, path: kind.file, data }] : [];
  });
  const entries: Record<EntryName, readonly { id: string }[]> = {
    project: content.projects?.all ?? [],
    post: content.posts?.all ?? [],
    page: content.pages,
  };
  const inFolders = folderKinds.flatMap(({ name, kind }) =>
    entries[name].map((data) => ({ kind, path: entryPath(kind, data.id), data })),
  );
  return [...single, ...inFolders];
}

/** The rules for the fields of a kind, which are made once for all of its files. */
const rulesOf = memoize((kind: ContentKind) => ({ schema: schemaOf(kind), keys: keysIn(kind) }));

/** The fields by which entries and the lists of their options are compared, by the registry. */
function keysIn(kind: ContentKind): RegExp[] {
  const chosen = Object.keys(kind.choices ?? {}).map((field) => new RegExp(`^${field}(?:\\[|$)`));
  const lists = folderKinds
    .filter(({ folder }) => kinds[folder] === kind)
    .flatMap((entries) => Object.values(entries.kind.choices ?? {}))
    .map((list) => new RegExp(`^${list}\\.options\\[`));
  return [...chosen, ...lists];
}

/** Marks the texts of the interface that differ from the usual ones. @param add Adds a field to the table */
function markMessages(
  texts: object,
  usual: object,
  path: FieldPath,
  add: (field: string, value: string) => number,
): void {
  for (const [key, value] of partsOf(texts)) {
    const other: unknown = Reflect.get(usual, key);
    const place = [...path, key];
    if (typeof value === 'object' && value !== null) {
      markMessages(value, isRecord(other) ? other : {}, place, add);
    } else if (typeof value === 'string' && value !== other) {
      Reflect.set(texts, key, value + markOf(add(formatPath(place), value)));
    }
  }
}

interface FileMarker {
  schema: z.ZodType;
  /** The paths of texts that are keys. */
  keys: readonly RegExp[];
  /** Adds a field to the table, and returns its number. */
  add: (field: Omit<MarkedField, 'file'>) => number;
}

function markGroup(file: FileMarker, group: object, path: FieldPath): void {
  for (const [key, value] of partsOf(group)) {
    const place = [...path, key];
    if (schemaAt(file.schema, place) === undefined) continue;
    const marked = markField(file, place, value);
    if (marked !== undefined) Reflect.set(group, key, marked);
  }
}

/** Adds a field to the table. @returns The value with its mark; undefined for a value without one. */
function markField(file: FileMarker, path: FieldPath, value: unknown): string | undefined {
  const info = infoAt(file.schema, path);
  const field = formatPath(path);
  if (info.isId) return undefined;
  if (typeof value === 'object' && value !== null) {
    if (info.format === formats.icon) {
      if ('name' in value) file.add({ field, kind: 'icon', value: String(value.name) });
    } else if ('path' in value && typeof value.path === 'string' && info.format !== undefined) {
      file.add({ field, kind: 'file', value: value.path });
    } else markGroup(file, value, path);
    return undefined;
  }
  if (typeof value === 'number') {
    file.add({ field, kind: 'number', value: String(value) });
    return undefined;
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (info.format === formats.markdown) {
    return markHtml(value, markOf(file.add({ field, kind: 'markdown', value: '' })));
  }
  const { maxLength = 0 } = info;
  if (maxLength > FIGURE && !file.keys.some((key) => key.test(field))) {
    return value + markOf(file.add({ field, kind: 'text', value }));
  }
  const kind = DATE.test(value) ? 'date' : 'link';
  file.add({ field, kind: maxLength > 0 ? 'word' : kind, value });
  return undefined;
}

/** Puts the mark behind each text of HTML that is not code. */
export function markHtml(html: string, mark: string): string {
  return html.replaceAll(PARTS, (part) =>
    part.startsWith('<') || part.trim() === '' ? part : part.trimEnd() + mark + endOf(part),
  );
}

/** The spaces at the end of a text. */
function endOf(text: string): string {
  return text.slice(text.trimEnd().length);
}
