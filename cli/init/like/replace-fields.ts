import type { z } from 'zod';
import type {
  FormField,
  FormGroup,
  FormList,
  FormNumber,
  FormText,
} from '../../../src/content/edit/form-schema.ts';
import { entriesOf, valueAt } from '../../../src/content/edit/walk.ts';
import type { FieldPath } from '../../../src/content/loader/field-path.ts';
import { infoAt, schemaAt } from '../../../src/content/loader/schema-keys.ts';
import { formats } from '../../../src/content/schemas/fields/formats.ts';
import { today } from '../../../src/lib/dates.ts';
import { placeholderAddress } from '../init-questions.ts';
import { type PlaceholderLanguage, placeholderFor } from './placeholder.ts';

/** What takes the place of the values in a file of an example. */
export interface Replacement {
  /** The schema of the file. It accepts only ids that the example has. */
  schema: z.ZodType;
  /** The fields that `init` writes into such a file. They take precedence over placeholders. */
  own: unknown;
  /** The number of the file, if there are several of its kind. */
  number: number | undefined;
  /** The options of `category` and `technologies`, and the ids of projects and services. */
  names: Readonly<Record<string, ReadonlyMap<string, string>>>;
  /** Whether the new site has the look of the example, to which the accent colour belongs. */
  hasSameLook: boolean;
  language: PlaceholderLanguage;
}

/** A field of an example: its value, the form that describes it, and its place. */
interface Field<Form extends FormField = FormField> {
  value: unknown;
  form: Form;
  path: FieldPath;
  isRequired: boolean;
}

/** The formats of fields that name a file, which the new site does not have. */
const fileFormats: readonly unknown[] = [formats.image, formats.video, formats.captions];

/** The number of entries that lists have at most within the entries of another list, or within a project. */
const maxNested = 3;

/** A text that is shorter says nothing in square brackets, so an optional one is left out. */
const minLength = 10;

/**
 * Replaces the fields of a group by those of the new site: the same structure without the example's words.
 *
 * @returns undefined if a required field cannot be replaced, such as the image of a pair of images
 */
export function replaceGroup(
  value: unknown,
  form: FormGroup,
  path: FieldPath,
  by: Replacement,
): Record<string, unknown> | undefined {
  const schema = by.schema;
  // The alternative text of an image is left out with the image.
  const alternatives = Object.keys(form.properties).map(
    (name) => infoAt(schema, [...path, name]).alt,
  );
  const replaced: Record<string, unknown> = {};
  for (const [name, inner] of Object.entries(form.properties)) {
    const isRequired = form.required.includes(name);
    const field = { value: valueAt(value, [name]), form: inner, path: [...path, name], isRequired };
    if (field.value === undefined || alternatives.includes(name)) continue;
    const result = replaceField(field, by);
    if (result !== undefined) replaced[name] = result;
    else if (isRequired) return undefined;
  }
  return replaced;
}

function replaceField({ value, form, path, isRequired }: Field, by: Replacement): unknown {
  const own = valueAt(by.own, path);
  // The owner chooses how messages arrive, so the settings of the example's provider are left out.
  if (infoAt(by.schema, path).provider !== undefined) return undefined;
  switch (form.type) {
    case 'object':
      return replaceGroup(value, form, path, by);
    case 'array':
      return Array.isArray(own) ? own : replaceList(value, form, path, by);
    case 'string':
      return own ?? replaceText({ value, form, path, isRequired }, by);
    case 'boolean':
      return value;
    default:
      return isRequired ? replaceNumber(value, form) : undefined;
  }
}

function replaceList(
  value: unknown,
  { items }: FormList,
  path: FieldPath,
  by: Replacement,
): unknown {
  const isNested = by.number !== undefined || path.some((key) => typeof key === 'number');
  const entries = entriesOf(value)
    .slice(0, isNested ? maxNested : undefined)
    .map(([index, entry]) =>
      replaceField({ value: entry, form: items, path: [...path, index], isRequired: true }, by),
    )
    .filter((entry) => entry !== undefined);
  return entries.length > 0 ? [...new Set(entries)] : undefined;
}

/** A required number with a minimum is a setting. One without is a figure of the example's person. */
function replaceNumber(value: unknown, { minimum }: FormNumber): unknown {
  return minimum === undefined ? 0 : value;
}

function replaceText({ value, form, path, isRequired }: Field<FormText>, by: Replacement): unknown {
  const written = String(value);
  const name = String(path.findLast((key) => typeof key === 'string'));
  const { isId, isSeldom, format, maxLength = minLength, ...info } = infoAt(by.schema, path);
  const names = by.names[name] ?? by.names[String(format)];
  if (names) return names.get(written);
  if (isId) return newId(path);
  if (form.enum) return isSeldom ? undefined : written;
  if (format === formats.colour) return by.hasSameLook ? written : undefined;
  if (form.format === 'date') return isRequired ? today() : undefined;
  if (fileFormats.includes(format)) return undefined;
  if (maxLength < minLength && !isRequired) return undefined;
  const { description = infoAt(by.schema, path.slice(0, -1)).description } = info;
  const number = numberOf(path, by);
  const placeholder = placeholderFor({ name, description, maxLength, number }, by.language);
  // A link to a page of the site is kept. Any other text with a rule is a fact, such as a URL.
  const candidates = [placeholder, ...(written.startsWith('/') ? [written] : [placeholderAddress])];
  const schema = schemaAt(by.schema, path);
  return candidates
    .slice(0, isRequired ? undefined : 1)
    .find((candidate) => schema?.safeParse(candidate).success);
}

/** The id of a list entry: the name of the list with the entry's number, such as `service-2`. */
function newId(path: FieldPath): string {
  return `${String(path.at(-3)).replace(/s$/, '')}-${Number(path.at(-2)) + 1}`;
}

/** The number of the last list entry in a path, or of the file; undefined if there is only one. */
function numberOf(path: FieldPath, { number }: Replacement): number | undefined {
  const index = path.findLast((key) => typeof key === 'number');
  return typeof index === 'number' ? index + 1 : number;
}
