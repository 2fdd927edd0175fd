import { z } from 'zod';
import { memoize } from '../../i18n/memoize.ts';
import { schemaOf } from '../collection-files.ts';
import { toJsonSchema } from '../json-schemas.ts';
import type { Collection } from '../registry.ts';
import { type FieldInfo, fieldInfo, formParts } from '../schemas/fields/field-info.ts';
import { contextOf } from '../schemas/schema-context.ts';

/** The properties of {@link fieldInfo} that the forms of the editor use. */
const info = z.object({
  maxLength: z.number().optional(),
  isSeldomUsed: z.boolean().optional(),
  part: z.enum(formParts).optional(),
  isId: z.boolean().optional(),
  isOrdered: z.boolean().optional(),
  provider: z.string().optional(),
  hasKeys: z.boolean().optional(),
  beside: z.string().optional(),
  default: z.string().optional(),
  meanings: z.record(z.string(), z.string()).optional(),
} satisfies Partial<Record<keyof FieldInfo, z.ZodType>>);

const part = z.strictObject({
  description: z.string().default(''),
  /** The label of the field, where it is not its name. */
  label: z.string().optional(),
  /** The value that applies if the field is omitted. */
  default: z.unknown().optional(),
  info: info.default({}),
});

const text = part.extend({
  type: z.literal('string'),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minLength: z.number().optional(),
  default: z.string().optional(),
});

const number = part.extend({
  type: z.enum(['number', 'integer']),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  default: z.number().optional(),
});

const flag = part.extend({ type: z.literal('boolean') });

const list = part.extend({
  type: z.literal('array'),
  get items() {
    return formField;
  },
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
});

const group = part.extend({
  type: z.literal('object'),
  /** The fields of the group, by name. */
  get properties() {
    return z.record(z.string(), formField);
  },
  required: z.array(z.string()).default([]),
  additionalProperties: z.literal(false),
  /**
   * Whether the editor always shows the fields of an optional group, which is written if one of them is filled
   * in. If absent, an optional group has a button that adds it.
   */
  isAlwaysShown: z.boolean().optional(),
});

/** The parts of JSON Schema that the content schemas use. The editor has controls only for these. */
const formField = z.discriminatedUnion('type', [group, list, text, number, flag]);

export type FormGroup = z.output<typeof group>;
export type FormList = z.output<typeof list>;
export type FormText = z.output<typeof text>;
export type FormNumber = z.output<typeof number>;
export type FormFlag = z.output<typeof flag>;

/** A field of a form: the JSON Schema of one field in a content file. */
export type FormField = z.output<typeof formField>;

const keptForm = memoize((schema: z.ZodType) => formOf(schema), 50);

/**
 * The form of the files of a collection.
 *
 * @param files The fields of `projects.yaml` and `site.yaml`, checked or not, on which some choices depend.
 */
export function describeForm(
  collection: Collection,
  files: { projects?: unknown; site?: unknown } = {},
): FormGroup {
  return keptForm(schemaOf(collection, contextOf({}, files)));
}

/**
 * Converts the schema of a content file to a form of the editor.
 *
 * @throws Error if the schema has a part for which the editor has no control.
 */
export function formOf(schema: z.ZodType): FormGroup {
  const { $schema: _, ...json } = toJsonSchema(schema, ({ zodSchema, jsonSchema }) => {
    // The first of several forms has a control; a value in another form stays as it is.
    Object.assign(jsonSchema, jsonSchema.anyOf?.[0]);
    delete jsonSchema.anyOf;
    const facts = zodSchema instanceof z.ZodType ? fieldInfo.get(zodSchema) : undefined;
    if (!facts) return;
    const { maxLength, ...others } = facts;
    // JSON has no infinite numbers, which mean any length.
    jsonSchema.info = Number.isFinite(maxLength) ? facts : others;
  });
  const parsed = group.safeParse(json);
  if (!parsed.success)
    throw new Error(
      `The editor has no control for a part of a schema:\n${z.prettifyError(parsed.error)}`,
    );
  return parsed.data;
}
