import { isGroup } from '../../src/content/edit/json.ts';
import { folderOf } from '../../src/content/kind-files.ts';
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
  const { original, kind } = await store.find(path);
  const list = kind.choices?.[field];
  if (list === undefined) throw new Refusal(400, ({ errors }) => errors.notUnderstood);
  const file = `${folderOf(kind)}.yaml`;
  const { hash, value } = await store.open(file);
  const group = value?.[list];
  const options = isGroup(group) ? group.options : undefined;
  if (!isGroup(group) || !Array.isArray(options)) {
    throw new Refusal(409, ({ errors }) => errors.noForm);
  }
  const isKnown = options.some((option) => String(option).toLowerCase() === word.toLowerCase());
  if (!isKnown) {
    const change = { value: { ...value, [list]: { ...group, options: [...options, word] } } };
    const response = await store.save({ path: file, hash, change });
    if (response.kind !== 'saved') return response;
  }
  return { kind: 'added', form: (await store.open(original.path)).form };
}
