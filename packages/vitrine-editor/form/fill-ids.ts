import {
  type FormField,
  type FormGroup,
  groupOf,
  idFrom,
  isGroup,
  type Json,
  type JsonGroup,
} from 'vitrine/form';
import { entryTitle } from './labels.ts';

/** Returns the fields of a file; each list entry without an id gets one, made from its title. */
export function fillIds(form: FormGroup, value: JsonGroup): JsonGroup {
  return groupOf(Object.keys(value), (name) => fillInner(form.properties[name], value[name]));
}

function fillInner(field: FormField | undefined, value: Json = null): Json {
  if (field?.type === 'object' && isGroup(value)) return fillIds(field, value);
  if (field?.type !== 'array' || !Array.isArray(value)) return value;
  const { items } = field;
  const entries = value.map((entry) => fillInner(items, entry));
  const hasIds = items.type === 'object' && items.properties.id?.info.isId === true;
  if (!hasIds) return entries;
  const taken = entries.flatMap((entry) =>
    isGroup(entry) && typeof entry.id === 'string' ? entry.id : [],
  );
  return entries.map((entry) => {
    const title = entryTitle(entry);
    if (!isGroup(entry) || title === undefined || (entry.id ?? '') !== '') return entry;
    const id = idFrom(title, 'entry', taken);
    taken.push(id);
    return { ...entry, id };
  });
}
