import { expect, test } from 'vitest';
import { z } from 'zod';
import { contentSchemas } from '../../src/content/schemas/all.ts';
import { limits } from './limits.ts';

/** Fields that are no words to read, or that have a rule of their own, or room for any length. */
const anyLength: readonly RegExp[] = [
  /(?:^|[.\]])(?:icon|url|to|logo|id|image|cover|portrait|email|phone|address|locale|date|startDate|endDate|accent|typeface)$/,
  /^site languages\[\]$/,
  /^project (?:category|languages\[\])$/,
  /^testimonials records\[\]\.project$/,
  /^services services\[\]\.details$/,
  /^contact delivery\.(?:by|form|key|confirmation\.text)$/,
];

function textFields(schema: z.core.JSONSchema.BaseSchema, path: string): string[] {
  if (schema.type === 'string') return [path];
  const properties = Object.entries(schema.properties ?? {}).flatMap(([name, own]) =>
    typeof own === 'object' ? textFields(own, path === '' ? name : `${path}.${name}`) : [],
  );
  const { items } = schema;
  const entries =
    typeof items === 'object' && !Array.isArray(items) ? textFields(items, `${path}[]`) : [];
  return [...properties, ...entries];
}

const kinds = Object.entries(contentSchemas);

test.each(kinds)('every text of %s has a limit', (kind, schema) => {
  const fields = textFields(z.toJSONSchema(schema, { io: 'input' }), '').filter(
    (field) => !anyLength.some((rule) => rule.test(`${kind} ${field}`) || rule.test(field)),
  );
  expect(Object.keys(Reflect.get(limits, kind)).sort()).toEqual(fields.sort());
});
