import type { FormField } from '../../src/content/edit/form-schema.ts';
import { groupOf, isGroup, type Json, type JsonGroup } from '../../src/content/edit/json.ts';

/** Splits a path in the content folder into the language of its folder, if any, and the original's path. */
export function splitLanguage(path: string): { language: string | undefined; original: string } {
  const [, language, original = path] = /^([a-z]{2,3})\/(.+)$/.exec(path) ?? [];
  return { language, original };
}

/** Whether such a field can be translated. */
export function isTranslatable(field: FormField): boolean {
  if (field.type === 'object') return Object.values(field.properties).some(isTranslatable);
  if (field.type === 'array') return isTranslatable(field.items);
  if (field.type !== 'string') return false;
  const isWord = field.enum !== undefined || field.pattern !== undefined || field.info.isId;
  return !isWord && (field.format === undefined || field.format === 'markdown');
}

/**
 * The fields of a translation as its form shows them. Lists whose entries have ids are merged entry by
 * entry, so they get all entries of the original; those that are not translated have only an id.
 */
export function expandTranslation(original: JsonGroup, translated: JsonGroup): JsonGroup {
  const names = Object.keys({ ...original, ...translated });
  return groupOf(names, (name) => expand(original[name], translated[name]));
}

function expand(original: Json | undefined, translated: Json | undefined): Json | undefined {
  if (haveIds(original) && (translated === undefined || haveIds(translated))) {
    const known = new Set(original.map(({ id }) => id));
    return [
      ...original.map((entry) => ({
        ...expandTranslation(entry, translated?.find(({ id }) => id === entry.id) ?? {}),
        id: entry.id,
      })),
      ...(translated ?? []).filter(({ id }) => !known.has(id)),
    ];
  }
  if (!isGroup(original) || (translated !== undefined && !isGroup(translated))) return translated;
  const group = expandTranslation(original, translated ?? {});
  return translated === undefined && Object.keys(group).length === 0 ? undefined : group;
}

/**
 * The opposite: the fields for the file of a translation. Empty entries are left out, and the others
 * keep their order in the file.
 *
 * @param before The fields of the file as it was.
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
    const place = (id: string) => {
      const index = old.findIndex((entry) => entry.id === id);
      return index < 0 ? old.length : index;
    };
    entries.sort((a, b) => place(a.id) - place(b.id));
    return entries.length === 0 && before === undefined ? undefined : entries;
  }
  if (!isGroup(original) || !isGroup(shown)) return shown;
  const group = collapseTranslation(original, shown, isGroup(before) ? before : {});
  return before === undefined && Object.keys(group).length === 0 ? undefined : group;
}

type WithId = JsonGroup & { id: string };

/** Whether a list is merged entry by entry. */
export function haveIds(value: Json | undefined): value is WithId[] {
  return Array.isArray(value) && value.length > 0 && value.every(hasId);
}

function hasId(entry: Json): entry is WithId {
  return isGroup(entry) && typeof entry.id === 'string';
}
