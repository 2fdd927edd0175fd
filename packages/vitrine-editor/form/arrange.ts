import type { FieldPath, FormField, FormGroup, JsonGroup } from 'vitrine/form';

/** Whether a field is in the section “Seldom used” at the end of the form. Ids are, because titles make them. */
export function isSeldomUsed({ info }: FormField): boolean {
  return info.isSeldomUsed === true || info.isId === true;
}

/** Whether a field is a list of words from a fixed set, which the form shows as checkboxes. */
function isChoice(field: FormField): boolean {
  return field.type === 'array' && field.items.type === 'string' && field.items.enum !== undefined;
}

/**
 * Whether a group or list is a row of the form that can be folded to one line: a field of the file itself or of
 * a list entry. Deeper groups are always open.
 */
export function isFoldable(field: FormField, path: FieldPath): boolean {
  if (path.length !== 1 && typeof path.at(-2) !== 'number') return false;
  return field.type === 'object' || (field.type === 'array' && !isUnorderedChoice(field));
}

function isUnorderedChoice(field: FormField): boolean {
  return isChoice(field) && field.info.isOrdered !== true;
}

/**
 * The names of the fields of a group in the order of the form. Parts of a page are in their order on the page,
 * which a field such as `sections` of `home.yaml` defines.
 */
export function arrange(field: FormGroup, value: JsonGroup): string[] {
  const names = Object.keys(field.properties);
  const parts = partsInOrder(field, value);
  const placed = parts.filter((name) => names.includes(name));
  const first = names.findIndex((name) => placed.includes(name));
  if (first < 0) return names;
  return [
    ...names.slice(0, first),
    ...placed,
    ...names.slice(first).filter((name) => !placed.includes(name)),
  ];
}

/** The parts of a page in their order: the words of an ordered choice, the chosen ones first. */
function partsInOrder(field: FormGroup, value: JsonGroup): string[] {
  const entries = Object.entries(field.properties);
  const choice = entries.find(([, inner]) => isChoice(inner) && inner.info.isOrdered === true);
  if (choice === undefined) return [];
  const [name, inner] = choice;
  const words = inner.type === 'array' && inner.items.type === 'string' ? inner.items.enum : [];
  const chosen = value[name];
  const ordered = Array.isArray(chosen) ? chosen.filter((word) => typeof word === 'string') : [];
  return [...new Set([...ordered, ...(words ?? [])])];
}
