import { z } from 'zod';
import { toJsonSchema } from '../../src/content/json-schemas.ts';
import { type FormField, type FormGroup, textFormats } from './model.ts';

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
    minItems: z.number().default(0),
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
      return {
        kind: 'list',
        description,
        entry: toField(data.items, `an entry of ${place}`),
        least: data.minItems,
      };
    case 'string':
      if (data.enum) {
        return { kind: 'choice', description, options: data.enum, standard: data.default };
      }
      return { kind: 'text', description, format: formatOf(data), standard: data.default };
    case 'boolean':
      return { kind: 'flag', description };
    default:
      return { kind: 'number', description, standard: data.default };
  }
}

/** A text with a pattern is a word or a number, never of several lines. */
function formatOf({
  format,
  pattern,
}: {
  format?: string | undefined;
  pattern?: string | undefined;
}) {
  return textFormats.find((known) => known === format) ?? (format || pattern ? 'word' : 'plain');
}
