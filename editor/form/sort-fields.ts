import { isGroup, type Json } from '../yaml/json.ts';
import type { FormField } from './model.ts';

/** A value with the fields of its groups in the order of the form; fields without a place are last. */
export function sortFields(value: Json, field: FormField | undefined): Json {
  if (Array.isArray(value)) {
    const entry = field?.kind === 'list' ? field.entry : undefined;
    return value.map((item) => sortFields(item, entry));
  }
  if (!isGroup(value)) return value;
  const known = field?.kind === 'group' ? field.fields : [];
  const sorted = known.flatMap(({ name, field: inner }) => {
    const own = value[name];
    return own === undefined ? [] : [[name, sortFields(own, inner)] as const];
  });
  const others = Object.entries(value).filter(([name]) => !known.some((own) => own.name === name));
  return Object.fromEntries([...sorted, ...others]);
}
