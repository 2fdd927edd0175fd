import { z } from 'zod';
import { toJsonSchema } from '../../src/content/json-schemas.ts';

/** What a text is beyond its letters, which decides the control that it gets. */
const textFormats = [
  'plain',
  'word',
  'image',
  'icon',
  'markdown',
  'project-id',
  'date',
  'email',
] as const;

interface FieldBase<Kind> {
  kind: Kind;
  description: string;
}

export interface FormGroup extends FieldBase<'group'> {
  /** Each field with its name in the file. */
  fields: { name: string; isRequired: boolean; field: FormField }[];
}

/** A part of a form, made from the schema of a content file. */
export type FormField =
  | FormGroup
  | (FieldBase<'list'> & { item: FormField })
  | (FieldBase<'choice'> & { options: string[]; defaultValue?: string | undefined })
  | FieldBase<'flag'>
  | (FieldBase<'number'> & { defaultValue?: number | undefined })
  | (FieldBase<'text'> & {
      format: (typeof textFormats)[number];
      defaultValue?: string | undefined;
    });

const common = { description: z.string().default('') };

/** All that the schemas of the content use of JSON Schema. Anything else has no control yet. */
const jsonField = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('object'),
    properties: z.record(z.string(), z.unknown()),
    required: z.array(z.string()).default([]),
    additionalProperties: z.literal(false),
    default: z.unknown().optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('array'),
    items: z.unknown(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    default: z.unknown().optional(),
  }),
  z.strictObject({
    ...common,
    type: z.literal('string'),
    enum: z.array(z.string()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minLength: z.number().optional(),
    default: z.string().optional(),
  }),
  z.strictObject({
    ...common,
    type: z.enum(['number', 'integer']),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    multipleOf: z.number().optional(),
    default: z.number().optional(),
  }),
  z.strictObject({ ...common, type: z.literal('boolean') }),
]);

/**
 * The form of a content file.
 *
 * @throws Error for a schema with something in it that no control has been made for.
 */
export function formOf(schema: z.ZodType): FormGroup {
  const { $schema: _, ...json } = toJsonSchema(schema);
  const form = toField(json, 'the file');
  if (form.kind !== 'group') throw new TypeError('A content file is a group of fields.');
  return form;
}

function toField(json: unknown, place: string): FormField {
  const parsed = jsonField.safeParse(json);
  if (!parsed.success) {
    throw new Error(`There is no control for ${place}:\n${z.prettifyError(parsed.error)}`);
  }
  const { data } = parsed;
  const { description } = data;
  switch (data.type) {
    case 'object':
      return {
        kind: 'group',
        description,
        fields: Object.entries(data.properties).map(([name, field]) => ({
          name,
          isRequired: data.required.includes(name),
          field: toField(field, `${name} in ${place}`),
        })),
      };
    case 'array':
      return { kind: 'list', description, item: toField(data.items, `an entry of ${place}`) };
    case 'string':
      if (data.enum) {
        return { kind: 'choice', description, options: data.enum, defaultValue: data.default };
      }
      return {
        kind: 'text',
        description,
        // A text with a pattern is a word or a number, never of several lines.
        format:
          textFormats.find((known) => known === data.format) ??
          (data.format || data.pattern ? 'word' : 'plain'),
        defaultValue: data.default,
      };
    case 'boolean':
      return { kind: 'flag', description };
    default:
      return { kind: 'number', description, defaultValue: data.default };
  }
}
