import fc from 'fast-check';
import { z } from 'zod';
import { infoAt } from '../../../packages/vitrine/content/loader/schema-keys.ts';
import { formats } from '../../../packages/vitrine/content/schemas/fields/formats.ts';
import { isRecord } from '../../../packages/vitrine/i18n/is-record.ts';
import { fileNames } from './random-images.ts';
import { prose } from './random-texts.ts';
import { pools } from './random-values.ts';

interface Settings {
  /** Ids of projects and services, for fields that contain such an id. */
  ids: readonly string[];
  /** The maximum length of a list. */
  longest: number;
  /** The generator of texts for fields without a format, by the `maxLength` of the field. */
  texts?: (maxLength: number) => fc.Arbitrary<string>;
  /** The names of the files that fields may name, by the format of the field. */
  files?: typeof fileNames;
}

/** How many values of a pool are tried on a field before the pool is not used for the field. */
const tries = 12;

/** The length of texts of the interface, such as the label of a button, which have no `maxLength`. */
const interfaceText = 24;

/** The largest generated number for fields whose schema has no maximum. */
const largest = 100_000_000;

/**
 * Generates values that a schema allows, in the form in which content files contain them. Optional fields
 * are sometimes absent or empty. The entries of a list are all different.
 */
export function valuesOf(schema: z.ZodType, settings: Settings): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return valuesOf(typed(schema.unwrap()), settings);
  }
  if (schema instanceof z.ZodObject) return allowed(schema, objectsOf(schema, settings));
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) {
    return allowed(schema, objectsOf(schema.in, settings));
  }
  if (schema instanceof z.ZodArray) return listsOf(schema, settings);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodNumber) return numbersOf(schema);
  return textsOf(schema, settings);
}

function objectsOf(schema: z.ZodObject, settings: Settings): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {};
  const requiredKeys: string[] = [];
  for (const [name, field] of Object.entries(schema.shape)) {
    const fieldSchema = typed(field);
    if (needsFolders(fieldSchema)) continue;
    const isOptional = fieldSchema instanceof z.ZodOptional || fieldSchema instanceof z.ZodDefault;
    const values = perhaps(fieldSchema, isOptional, settings);
    if (values) fields[name] = values;
    if (!isOptional) requiredKeys.push(name);
  }
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

/** Whether a field is the list of further languages, which is valid only with a folder for each. */
function needsFolders(field: z.ZodType): boolean {
  const list = field instanceof z.ZodOptional ? field.unwrap() : field;
  return list instanceof z.ZodArray && typed(list.element).meta()?.format === formats.language;
}

/** Returns a generator of valid values for a field; undefined if an optional field has none. */
function perhaps(field: z.ZodType, isOptional: boolean, settings: Settings) {
  if (!isOptional) return valuesOf(field, settings);
  try {
    return fc.oneof(
      { arbitrary: valuesOf(field, settings), weight: 9 },
      { arbitrary: fc.constant(null), weight: 1 },
    );
  } catch (error) {
    if (error instanceof NothingFits) return undefined;
    throw error;
  }
}

function listsOf(schema: z.ZodArray, settings: Settings): fc.Arbitrary<unknown> {
  const { minItems: minLength = 0, maxItems = settings.longest } = z.toJSONSchema(schema, {
    io: 'input',
  });
  return fc.uniqueArray(valuesOf(typed(schema.element), settings), {
    minLength,
    maxLength: Math.max(minLength, Math.min(maxItems, settings.longest)),
    // No two entries of a list have the same id or, without ids, the same text in upper or lower case.
    selector: (entry) =>
      isRecord(entry) && 'id' in entry ? entry.id : JSON.stringify(entry).trim().toLowerCase(),
  });
}

function numbersOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const { type, minimum = -largest, maximum = largest, multipleOf } = z.toJSONSchema(schema);
  const [min, max] = [Math.max(minimum, -largest), Math.min(maximum, largest)];
  const step = multipleOf ?? (type === 'integer' ? 1 : 0.25);
  const small = fc.integer({
    min: Math.ceil(min / step),
    max: Math.floor(Math.min(max, Math.max(min, 0) + 200) / step),
  });
  const any = fc.integer({ min: Math.ceil(min / step), max: Math.floor(max / step) });
  return fc
    .oneof({ arbitrary: small, weight: 4 }, { arbitrary: any, weight: 1 })
    .map((steps) => steps * step);
}

/** The error if no pool of values has a value that a field allows. */
class NothingFits extends Error {
  override name = 'NothingFits';
}

function textsOf(schema: z.ZodType, settings: Settings): fc.Arbitrary<string> {
  const { ids, texts = () => prose, files = fileNames } = settings;
  const names = files.get(String(schema.meta()?.format));
  if (names) return fc.constantFrom(...names);
  const isValid = (value: string) => schema.safeParse(value).success;
  if (isValid('Bread: two loaves, “warm”.'))
    return texts(infoAt(schema, []).maxLength ?? interfaceText).filter(isValid);
  const candidates = ids.length > 0 ? [fc.constantFrom(...ids), ...pools] : pools;
  const right = candidates.filter((pool) =>
    fc.sample(pool, { numRuns: tries, seed: 1 }).some(isValid),
  );
  if (right.length === 0) {
    throw new NothingFits(
      `tests/content/random/random-values.ts has no valid value for the field: ${schema.description}`,
    );
  }
  return fc.oneof(...right.map((pool) => pool.filter(isValid)));
}

/** Filters generated objects by the rules of the schema that concern several fields. */
function allowed(schema: z.ZodType, values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const hasRules = schema instanceof z.ZodPipe || (schema.def.checks ?? []).length > 0;
  if (!hasRules) return values;
  return values.filter((value) => schema.safeParse(withoutEmpty(value)).success);
}

/** Removes empty fields (null), as the content loader does. */
export function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(entries.map(([key, entry]) => [key, withoutEmpty(entry)]));
}

/** Checks that a part of a schema is a Zod schema, because the type of the part lacks Zod's methods. */
function typed(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodType) return schema;
  throw new Error('A part of a content schema is not a Zod schema.');
}
