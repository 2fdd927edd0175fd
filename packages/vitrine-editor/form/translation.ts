import { type FormField, formats, groupOf, isGroup, type Json, type JsonGroup } from 'vitrine/form';

/** Whether a field holds text for visitors, so that a translation of the file can contain it. */
export function isTranslatable(field: FormField): boolean {
  if (field.type === 'object') return Object.values(field.properties).some(isTranslatable);
  if (field.type === 'array') return isTranslatable(field.items);
  if (field.type !== 'string') return false;
  const isWord = field.enum !== undefined || field.pattern !== undefined || field.info.isId;
  const isText = field.format === undefined || field.format === formats.markdown;
  return !isWord && (isText || field.format === formats.link);
}

/**
 * The fields of a translation as its form shows them. A list whose entries have ids gets all entries
 * of the original; an entry that is not translated has only its id.
 */
export function expandTranslation(original: JsonGroup, translated: JsonGroup): JsonGroup {
  const names = Object.keys({ ...original, ...translated });
  return groupOf(names, (name) => expand(original[name], translated[name]));
}

function expand(original: Json | undefined, translated: Json | undefined): Json | undefined {
  if (haveIds(original) && (translated === undefined || haveIds(translated))) {
    const originalIds = new Set(original.map(({ id }) => id));
    return [
      ...original.map((entry) => ({
        ...expandTranslation(entry, translated?.find(({ id }) => id === entry.id) ?? {}),
        id: entry.id,
      })),
      ...(translated ?? []).filter(({ id }) => !originalIds.has(id)),
    ];
  }
  if (!isGroup(original) || (translated !== undefined && !isGroup(translated))) return translated;
  const group = expandTranslation(original, translated ?? {});
  return translated === undefined && Object.keys(group).length === 0 ? undefined : group;
}

/**
 * Converts the fields of a translation's form back to the fields of its file, the opposite of
 * `expandTranslation`. Entries without a translation are omitted; the order in the file is kept.
 *
 * @param before The fields of the translation's file before the change.
 */
export function collapseTranslation(
  original: JsonGroup,
  shown: JsonGroup,
  before: JsonGroup,
): JsonGroup {
  return groupOf(Object.keys(shown), (name) =>
    collapse(original[name], shown[name] ?? null, before[name]),
  );
}

function collapse(
  original: Json | undefined,
  shown: Json,
  before: Json | undefined,
): Json | undefined {
  if (haveIds(original) && haveIds(shown)) {
    const old = haveIds(before) ? before : [];
    const entries = shown
      .map((entry) => {
        const from = original.find(({ id }) => id === entry.id) ?? {};
        const kept = collapseTranslation(from, entry, old.find(({ id }) => id === entry.id) ?? {});
        return { ...kept, id: entry.id };
      })
      .filter((entry) => Object.keys(entry).length > 1 || old.some(({ id }) => id === entry.id));
    const oldIndex = (id: string) => {
      const index = old.findIndex((entry) => entry.id === id);
      return index < 0 ? old.length : index;
    };
    entries.sort((a, b) => oldIndex(a.id) - oldIndex(b.id));
    return entries.length === 0 && before === undefined ? undefined : entries;
  }
  if (!isGroup(original) || !isGroup(shown)) return shown;
  const group = collapseTranslation(original, shown, isGroup(before) ? before : {});
  return before === undefined && Object.keys(group).length === 0 ? undefined : group;
}

type WithId = JsonGroup & { id: string };

/** Whether a list has entries that all have an id, so that a translation is merged by these ids. */
export function haveIds(value: Json | undefined): value is WithId[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function hasId(entry: Json): entry is WithId {
  return isGroup(entry) && typeof entry.id === 'string';
}
