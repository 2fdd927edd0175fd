import { type Json, json } from '../../src/content/edit/json.ts';
import { valueAt } from '../../src/content/edit/walk.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Message } from '../../src/i18n/messages.ts';
import type { PublishedChange } from '../api.ts';
import { type EditorLanguage, type EditorStrings, editorText } from '../language.ts';
import { contentChanges } from './content-changes.ts';
import { entryName, fieldName, placeName } from './labels.ts';

type ChangeStrings = EditorStrings['publish']['changes'];

/** The messages for a new and for a deleted file, by the kind of content. */
const wordsOf: Readonly<Record<string, readonly [keyof ChangeStrings, keyof ChangeStrings]>> = {
  project: ['newProject', 'removedProject'],
  post: ['newPost', 'removedPost'],
  page: ['newPage', 'removedPage'],
};

/** Says that a file is new or was deleted. */
export function fileWords(
  title: string,
  what: 'new' | 'removed',
  kind: string | undefined,
  language: EditorLanguage,
): PublishedChange {
  const [added, removed] = wordsOf[kind ?? ''] ?? ['newFile', 'removedFile'];
  const message = language.strings.publish.changes[what === 'new' ? added : removed];
  return { title, what, text: editorText(message, { title }, language), fields: [] };
}

/** Says how many pictures were added to an entry, such as a project. */
export function pictureWords(
  title: string,
  count: number,
  language: EditorLanguage,
): PublishedChange {
  const { newPictures } = language.strings.publish.changes;
  const text = editorText(newPictures, { title, count }, language);
  return { title, what: 'new', text, fields: [] };
}

/** A version of a content file: its fields, and the Markdown text below them. */
export interface Version {
  data: Json;
  body: string;
}

/**
 * Says what was changed in a file: one sentence for all changed fields, and one for each entry.
 *
 * @param versions Both versions; undefined where the fields of one of them cannot be read.
 */
export function changeWords(
  title: string,
  versions: { before: Version; after: Version } | undefined,
  language: EditorLanguage,
): PublishedChange[] {
  const { strings } = language;
  const words = strings.publish.changes;
  const say = (
    what: PublishedChange['what'],
    message: Message,
    values: Readonly<Record<string, string | number>> = {},
    fields: string[] = [],
  ): PublishedChange => ({
    title,
    what,
    text: editorText(message, { title, ...values }, language),
    fields,
  });
  if (versions === undefined) return [say('changed', words.file)];

  const { before, after } = versions;
  const changes = contentChanges(before.data, after.data);
  const fields = changes
    .filter(({ kind }) => kind === 'changed')
    .map(({ at }) => placeName(formatPath(at), language, after.data));
  if (before.body !== after.body) fields.push(strings.file.markdown);
  const [name = ''] = fields;
  const changed =
    fields.length > 1
      ? [say('changed', words.fields, { count: fields.length }, fields)]
      : fields.map(() => say('changed', words.field, { name }));

  const entries = changes.flatMap((change): PublishedChange[] => {
    const { kind, at } = change;
    switch (kind) {
      case 'added':
        return [say('new', words.added, { name: nameAt(after.data, at, language) })];
      case 'removed':
        return [say('removed', words.removed, { name: nameAt(before.data, at, language) })];
      case 'moved': {
        const { from, to } = change;
        return [say('moved', words.moved, { name: nameAt(after.data, at, language), from, to })];
      }
      case 'reordered':
        return [say('moved', words.reordered, { name: fieldName(String(at.at(-1)), language) })];
      default:
        return [];
    }
  });
  const all = [...changed, ...entries];
  return all.length > 0 ? all : [say('changed', words.file)];
}

/** The name of a list entry: its text or title, else the name of its list with its number. */
function nameAt(data: Json, at: FieldPath, language: EditorLanguage): string {
  const found = json.safeParse(valueAt(data, at)).data;
  const list = fieldName(String(at.at(-2)), language);
  const value = typeof found === 'string' ? { title: found } : found;
  return entryName(list, value, Number(at.at(-1)), language);
}
