import { type Json, type Message, t } from 'vitrine/form';
import type { PublishedChange } from '../api.ts';
import type { EditorLanguage, EditorStrings } from '../language.ts';
import { type Change, changesBetween } from './changes.ts';
import { placeName, placeNames } from './labels.ts';

type ChangeStrings = EditorStrings['publish']['changes'];

/** The messages for a new and for a deleted file, by the collection. */
const stringsOf: Readonly<Record<string, readonly [keyof ChangeStrings, keyof ChangeStrings]>> = {
  project: ['newProject', 'removedProject'],
  post: ['newPost', 'removedPost'],
  page: ['newPage', 'removedPage'],
};

/** Says that a file is new or was deleted. */
export function fileWords(
  title: string,
  what: 'new' | 'removed',
  collection: string | undefined,
  language: EditorLanguage,
): PublishedChange {
  const [added, removed] = stringsOf[collection ?? ''] ?? ['newFile', 'removedFile'];
  const message = language.strings.publish.changes[what === 'new' ? added : removed];
  return { title, what, text: t(message, { title }, language.locale), fields: [] };
}

/** Says how many pictures were added to an entry, such as a project. */
export function pictureWords(
  title: string,
  count: number,
  language: EditorLanguage,
): PublishedChange {
  const { newPictures } = language.strings.publish.changes;
  const text = t(newPictures, { title, count }, language.locale);
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
    text: t(message, { title, ...values }, language.locale),
    fields,
  });
  if (versions === undefined) return [say('changed', words.file)];

  const { before, after } = versions;
  const changes = changesBetween(before.data, after.data);
  const fields = changes
    .filter(({ what }) => what === 'changed')
    .map(({ field }) => placeName(field, language, after.data));
  if (before.body !== after.body) fields.push(strings.file.markdown);
  const [name = ''] = fields;
  const changed =
    fields.length > 1
      ? [say('changed', words.fields, { count: fields.length }, fields)]
      : fields.map(() => say('changed', words.field, { name }));

  const added = changes
    .filter(({ what }) => what === 'added')
    .map((change) => say('new', words.added, { name: entryAt(change, after.data, language) }));
  const removed = changes
    .filter(({ what }) => what === 'removed')
    .map((change) =>
      say('removed', words.removed, { name: entryAt(change, before.data, language) }),
    );
  const moves = Map.groupBy(
    changes.filter(({ what }) => what === 'moved'),
    ({ field }) => splitEntry(field).list,
  );
  const moved = [...moves].map(([list, [first, ...others]]) => {
    const isOne = first !== undefined && others.length === 0;
    if (!isOne)
      return say('moved', words.reordered, {
        name: placeNames(list, language, after.data).at(-1) ?? '',
      });
    const { field, from = 0 } = first;
    const name = entryAt(first, after.data, language);
    return say('moved', words.moved, { name, from: from + 1, to: splitEntry(field).index + 1 });
  });
  const all = [...changed, ...added, ...removed, ...moved];
  return all.length > 0 ? all : [say('changed', words.file)];
}

/** The list and the index of an entry at a path, such as `items[2]`. */
function splitEntry(field: string): { list: string; index: number } {
  const [, list = '', index = '0'] = /^(.*)\[(\d+)\]$/.exec(field) ?? [];
  return { list, index: Number(index) };
}

/** The name of a list entry: its text or title, else the name of its list with its number. */
function entryAt({ text, field }: Change, data: Json, language: EditorLanguage): string {
  return text ?? placeNames(field, language, data).at(-1) ?? '';
}
