import fc from 'fast-check';
import { z } from 'zod';
import { type Json, type JsonGroup, json } from '../../editor/yaml/json.ts';
import { toJsonSchema } from '../../src/content/json-schemas.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';

/** What a schema cannot say of a text: values that are right, by the name of the field. */
const byName: Readonly<Record<string, fc.Arbitrary<string>>> = {
  accent: fc.constantFrom('#1d5fa8', '#b3321f'),
  address: fc.constantFrom('https://owner.example', 'http://owner.example:8080'),
  countryCode: fc.constantFrom('DE', 'PL'),
  locale: fc.constantFrom('en-DE', 'de', 'fr-CH'),
  to: fc.constantFrom('/about', '#', 'https://elsewhere.example/a?b=c#d', 'mailto:a@b.example'),
  url: fc.constantFrom('https://elsewhere.example', 'https://elsewhere.example/a:b'),
};

const byFormat: Readonly<Record<string, fc.Arbitrary<string>>> = {
  image: fc.constantFrom('portrait.svg', 'images/portrait.svg'),
  icon: fc.constantFrom('logos:react', 'tabler:brand-github', 'devicon:jquery'),
  'project-id': fc.constantFrom('one', 'two'),
};

/** Letters that YAML takes for signs, among others. */
const letters = fc.constantFrom(
  ...'abc ABC 123 -?:,[]{}#&*!|>\'"%@`~=<\\/\t\n.;$^+_äß文🦊',
  ': ',
  ' #',
  '\n\n',
  '\n- ',
  '---\n',
);
const text = fc.oneof(
  fc.array(letters, { minLength: 1, maxLength: 30 }).map((parts) => parts.join('')),
  fc.constantFrom('true', 'null', '12', '1e3', '~', '2026-01-01', 'yes', '0x1f', '-', 'a: b', '"'),
);

const schemaShape = z.object({
  type: z.string(),
  properties: z.record(z.string(), z.unknown()).default({}),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  minItems: z.number().default(0),
  maxItems: z.number().default(4),
  enum: z.array(z.string()).optional(),
  format: z.string().optional(),
  pattern: z.string().optional(),
  minimum: z.number().default(-1000),
  maximum: z.number().default(1000),
  multipleOf: z.number().default(0.25),
});

/** Random values that may stand in a file of this schema. What is right only together is not minded. */
export function valuesOf(schema: z.ZodType): fc.Arbitrary<JsonGroup> {
  return toValue(toJsonSchema(schema), '').map((value) => z.record(z.string(), json).parse(value));
}

function toValue(schema: unknown, name: string): fc.Arbitrary<Json> {
  const shape = schemaShape.parse(schema);
  switch (shape.type) {
    case 'object':
      return fc.record<Record<string, Json>, string>(
        Object.fromEntries(
          Object.entries(shape.properties)
            .filter(([, inner]) => !needsFolders(inner))
            .map(([key, inner]) => [key, toValue(inner, key)]),
        ),
        { requiredKeys: shape.required },
      );
    case 'array':
      return fc.uniqueArray(toValue(shape.items, name), {
        minLength: shape.minItems,
        maxLength: shape.maxItems,
        selector: keyOf,
      });
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: shape.minimum, max: shape.maximum });
    case 'number':
      return fc
        .integer({ min: shape.minimum / shape.multipleOf, max: shape.maximum / shape.multipleOf })
        .map((steps) => steps * shape.multipleOf);
    default:
      return toText(shape, name);
  }
}

/** A list of further languages is right only beside their folders. */
function needsFolders(schema: unknown): boolean {
  const { items } = schemaShape.parse(schema);
  return items !== undefined && schemaShape.parse(items).format === formats.language;
}

function toText(
  { enum: words, format, pattern }: z.output<typeof schemaShape>,
  name: string,
): fc.Arbitrary<string> {
  if (words) return fc.constantFrom(...words);
  const known = byFormat[format ?? ''] ?? (pattern ? undefined : byName[name]);
  if (known) return known;
  if (pattern) {
    return fc.stringMatching(new RegExp(pattern)).filter((value) => !value.includes('(0)'));
  }
  return text.filter((value) => value.trim() !== '');
}

/** What no two entries of a list may share. */
function keyOf(entry: Json): string {
  const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
  return JSON.stringify(id).toLowerCase();
}
