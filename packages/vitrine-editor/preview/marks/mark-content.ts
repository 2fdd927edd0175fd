import { isRecord } from 'vitrine/browser';
import { type Content, type ContentFile, collections, fieldAt, filePath } from 'vitrine/editing';
import { entriesOf, type FieldPath, formatPath, formats, textsOf, valueAt } from 'vitrine/form';
import type { MarkedField } from './field-table.ts';
import { markOf } from './mark.ts';

/** Markdown has no value to compare: the preview asks the server to render it. */
const markdownField = { kind: 'markdown', value: '' } as const;

/** The content with marks, and the fields whose numbers the marks are. */
export interface MarkedContent {
  content: Content;
  fields: MarkedField[];
}

/** Adds a field to the table. @returns The mark with its number */
type AddField = (field: MarkedField) => string;

/** The default texts of the interface, without those of `messages.yaml`, by locale. */
type DefaultTexts = ReadonlyMap<string, object>;

/**
 * Appends an invisible mark (characters without width, see mark.ts) to each text, by which the preview knows the
 * content field that a text on a page comes from. Components show the marks with the texts. The data is typed per
 * collection, so fields are read and written with `Reflect`.
 *
 * The schemas say which values get a mark: Markdown, and texts with a maximum length, which are written for people.
 * Other values, and texts with which pages compute (`isExact`) or that they compare (choices), stay as they are.
 * @param defaults Texts of the interface that differ from these get marks too.
 */
export function markContent(content: Content, defaults: DefaultTexts = new Map()): MarkedContent {
  const fields: MarkedField[] = [];
  const add: AddField = (field) => markOf(fields.push(field) - 1);
  return { content: markLanguage(content, defaults, add), fields };
}

/** Marks the content of one language, and that of its translations. */
function markLanguage(original: Content, defaults: DefaultTexts, add: AddField): Content {
  const content = structuredClone({ ...original, translations: [] });
  const folder = content.root === '' ? '' : `${content.site.locales?.[0]}/`;
  for (const { name, collection, path, data } of filesOf(content)) {
    // `language` is set on a project without a translation, which is shown from the original file.
    const file = Reflect.get(data, 'language') === undefined ? folder + path : path;
    markGroup({ name, collection, file, add }, data, []);
    // The Markdown below the fields has the empty path.
    const bodyName = (collection.type !== 'list' && collection.body) || '';
    const body: unknown = Reflect.get(data, bodyName);
    if (typeof body !== 'string' || body.trim() === '') continue;
    Reflect.set(data, bodyName, markHtml(body, add({ file, field: '', ...markdownField })));
  }
  const texts = defaults.get(content.site.locale);
  if (texts) markMessages(content.strings, texts, `${folder}messages.yaml`, add);
  const translations = original.translations.map((one) => markLanguage(one, defaults, add));
  return { ...content, translations };
}

/** Marks the texts of the interface that differ from the default ones: those of the owner. */
function markMessages(strings: object, defaults: object, file: string, add: AddField): void {
  for (const { path, value } of textsOf(strings)) {
    const group = valueAt(strings, path.slice(0, -1));
    if (value === valueAt(defaults, path) || !isRecord(group)) continue;
    const mark = add({ file, field: formatPath(path), kind: 'text', value });
    Reflect.set(group, path.at(-1) ?? '', value + mark);
  }
}

/** A file in the folder of its language. */
interface LoadedFile extends Pick<ContentFile, 'name' | 'collection' | 'path'> {
  data: object;
}

/** The data of each file of a language. */
function filesOf(content: Content): LoadedFile[] {
  const entries: Readonly<Record<string, readonly { id: string }[] | undefined>> = {
    project: content.projects?.all,
    post: content.posts?.all,
    page: content.pages,
  };
  return Object.entries(collections).flatMap(([name, collection]): LoadedFile[] => {
    if (collection.type === 'folder')
      return (entries[name] ?? []).map((data) => ({
        ...{ name, collection, path: filePath(collection, data.id), data },
      }));
    const data: unknown = Reflect.get(content, name);
    return isRecord(data) ? [{ name, collection, path: collection.file, data }] : [];
  });
}

interface FileMarker extends Pick<ContentFile, 'name' | 'collection'> {
  /** The path of the file in the content folder. */
  file: string;
  add: AddField;
}

/** Marks the values of a group and of the groups in it. Data that the loader has added has no schema. */
function markGroup(marker: FileMarker, group: object, path: FieldPath): void {
  const { collection, file, add } = marker;
  for (const [key, value] of entriesOf(group)) {
    const fieldPath = [...path, key];
    const info = fieldAt(collection, fieldPath);
    if (info === undefined) continue;
    const shown = markedFieldOf(value, info, isChoice(marker, fieldPath));
    if (shown === undefined) {
      if (typeof value === 'object' && value !== null) markGroup(marker, value, fieldPath);
      continue;
    }
    const mark = add({ file, field: formatPath(fieldPath), ...shown });
    if (shown.kind === 'markdown') Reflect.set(group, key, markHtml(String(value), mark));
    if (shown.kind === 'text') Reflect.set(group, key, value + mark);
  }
}

/** What the table says of a value; undefined for groups, and for values that pages never show. */
function markedFieldOf(
  value: unknown,
  { format, maxLength, isExact, isId }: NonNullable<ReturnType<typeof fieldAt>>,
  isChosen: boolean,
): Pick<MarkedField, 'kind' | 'value'> | undefined {
  if (isId) return undefined;
  if (typeof value === 'number') return { kind: 'number', value: `${value}` };
  if (isRecord(value)) {
    const { name, path } = value;
    if (format === formats.icon) return { kind: 'icon', value: `${name}` };
    const isFile = format !== undefined && typeof path === 'string';
    return isFile ? { kind: 'file', value: path } : undefined;
  }
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  if (format === formats.markdown) return markdownField;
  const isText = maxLength !== undefined && !isExact && !isChosen;
  return { kind: isText ? 'text' : 'value', value };
}

/** Whether a text is compared with others: the choice of an entry, or an option in the list of choices. */
function isChoice({ name, collection }: FileMarker, [field = '', inner]: FieldPath): boolean {
  if (collection.type === 'folder') return field in collection.choices;
  return inner === 'options' && listsOfChoices(name).includes(field);
}

/** The lists of choices in a file, such as `categories` in `projects.yaml` for the entries in `projects/`. */
function listsOfChoices(name: string): PropertyKey[] {
  return Object.values(collections).flatMap((entries) =>
    entries.type === 'folder' && entries.folder === name ? Object.values(entries.choices) : [],
  );
}

/** Matches a part of HTML: code, which has no mark because it is highlighted; a tag; a text. */
const HTML_PARTS = /<pre[\s>][\s\S]*?<\/pre>|<(?:"[^"]*"|'[^']*'|[^'">])*>|[^<]+/g;

/** Puts a mark behind each text of HTML that is not code, before the spaces at its end. */
export function markHtml(html: string, mark: string): string {
  return html.replaceAll(HTML_PARTS, (part) => {
    const text = part.trimEnd();
    return part.startsWith('<') || text === '' ? part : text + mark + part.slice(text.length);
  });
}
