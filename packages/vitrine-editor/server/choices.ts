import { isGroup, type JsonGroup } from 'vitrine/form';
import type { ChoiceResponse } from '../api.ts';
import type { ContentStore } from './content-store.ts';
import { Refusal } from './refusal.ts';

/**
 * Adds a word to the list from which a field of an entry chooses, such as a category in `projects.yaml`. A word
 * that the list has already stays as it is.
 *
 * @param path The path of the entry, such as `projects/1/index.md`.
 * @param field The field of the entry, such as `category`.
 * @throws Refusal where the field has no such list, or the list cannot be read
 */
export async function addChoice(
  store: ContentStore,
  { path, field, word }: { path: string; field: string; word: string },
): Promise<ChoiceResponse> {
  const { original, collection } = await store.find(path);
  const list = collection.type === 'folder' ? collection.choices[field] : undefined;
  if (collection.type !== 'folder' || list === undefined) {
    throw new Refusal(400, ({ errors }) => errors.notUnderstood);
  }
  const file = `${collection.folder}.yaml`;
  const { hash, value = {}, draft } = await store.open(file);
  const next = withWord(value, list, word);
  if (next === undefined) throw new Refusal(409, ({ errors }) => errors.noForm);
  if (next !== value) {
    // Unsaved changes of the list stay unsaved, and get the word too.
    const unsaved = draft && 'value' in draft.change ? draft.change.value : undefined;
    const rest = unsaved && withWord(unsaved, list, word);
    const response = await store.save(
      { path: file, hash, revision: rest && draft?.revision, change: { value: next } },
      rest && { ...draft?.change, value: rest },
    );
    if (response.kind !== 'saved') return response;
  }
  return { kind: 'added', form: (await store.open(original)).form };
}

/** The fields of a file with a further option in a list; undefined for a file without the list. */
function withWord(fields: JsonGroup, list: string, word: string): JsonGroup | undefined {
  const group = fields[list];
  const options = isGroup(group) ? group.options : undefined;
  if (!isGroup(group) || !Array.isArray(options)) return undefined;
  const isKnown = options.some((option) => String(option).toLowerCase() === word.toLowerCase());
  return isKnown ? fields : { ...fields, [list]: { ...group, options: [...options, word] } };
}
