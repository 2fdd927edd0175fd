import { expect, test } from 'vitest';
import { collections } from 'vitrine/editing';
import type { Catalogue, FormField } from 'vitrine/form';
import { z } from 'zod';
import { schemaOf } from '../../vitrine/content/collection-files.ts';
import { formOf } from '../../vitrine/content/edit/form-schema.ts';
import { messagesSchema } from '../../vitrine/content/schemas/messages.ts';
import { keyWords } from '../form/key-words.ts';
import fieldNames from '../i18n/en/field-names.json' with { type: 'json' };

/** The schemas of all files but `messages.yaml`, whose texts are those of the interface. */
const schemas = Object.entries(collections)
  .filter(([name]) => name !== 'messages')
  .map(([, collection]) => schemaOf(collection));

/** The parts of a form, with the name of each field. */
function within(field: FormField, name = ''): { field: FormField; name: string }[] {
  if (field.type === 'array') return [{ field, name }, ...within(field.items)];
  const inner = field.type === 'object' ? Object.entries(field.properties) : [];
  return [{ field, name }, ...inner.flatMap(([key, part]) => within(part, key))];
}

const parts = schemas.flatMap((schema) => within(formOf(schema)).slice(1));

/** The words that a field allows, where the schema says nothing more about them. */
const words = parts.flatMap(({ field }) =>
  field.type === 'string' && field.info.meanings === undefined ? (field.enum ?? []) : [],
);

/** Names that are the same in all languages. */
const isBrand = (word: string) =>
  ['typeface', 'provider'].some((name) =>
    parts.some(
      ({ field, name: own }) => own === name && 'enum' in field && field.enum?.includes(word),
    ),
  );

/** The groups of `messages.yaml`, without those of plural forms. */
const groups = within(formOf(messagesSchema))
  .filter(({ field }) => field.type === 'object' && !('few' in field.properties))
  .map(({ name }) => name);

const names = [
  ...parts.map(({ name }) => name),
  ...words.filter((word) => !isBrand(word)),
  ...groups,
];

/** Whether a text has more words than names of products, which are the same in all languages. */
const hasWords = (text: string) => /(?:^|\s)\p{Ll}/u.test(text);

const described = parts.flatMap(({ field: { description, info } }) => [
  description,
  ...Object.values(info.meanings ?? {}).filter(hasWords),
]);

const checked = z.object({ _zod: z.object({ def: z.looseObject({}) }) });

/** What the schema and its parts say that they expect. */
function expectedBy(part: unknown, seen = new Set<unknown>()): string[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const def = checked.safeParse(part).data?._zod.def;
  if (def === undefined) return Object.values(part).flatMap((inner) => expectedBy(inner, seen));
  const inner = Object.values(def).flatMap((one) => expectedBy(one, seen));
  return typeof def.error === 'function' ? [String(def.error({})), ...inner] : inner;
}

const texts = ['Texts of one part of the interface.', ...described, ...expectedBy(schemas)];

const json = (texts: object) => `${JSON.stringify(texts, null, 2)}\n`;

test('the English names of fields follow the schemas: npx vitest run -u editor/server/catalogues', async () => {
  const known: Catalogue = fieldNames;
  const entries = names.flatMap((name) => (name ? [[name, known[name] ?? keyWords(name)]] : []));
  await expect(json(Object.fromEntries(entries))).toMatchFileSnapshot(
    '../i18n/en/field-names.json',
  );
});

test('the English texts of fields follow the schemas: npx vitest run -u editor/server/catalogues', async () => {
  const entries = texts.flatMap((text) => (text ? [[text, text]] : []));
  await expect(json(Object.fromEntries(entries))).toMatchFileSnapshot(
    '../i18n/en/field-texts.json',
  );
});
