import { expect, test } from 'vitest';
import { toJsonSchema } from '../../src/content/json-schemas.ts';
import { schemaOf, singleKinds } from '../../src/content/kind-files.ts';
import { languages } from '../../src/i18n/messages.ts';
import { isListKind } from '../new/list-entry.ts';
import { firstFields } from './first-fields.ts';

const cases = singleKinds.flatMap(({ name, kind }) =>
  isListKind(kind) ? Object.keys(languages).map((locale) => ({ name, kind, locale })) : [],
);

test.each(cases)('a first entry makes a whole file of $name, $locale', ({ name, kind, locale }) => {
  const { required = [] } = toJsonSchema(schemaOf(kind));
  const fields = { ...firstFields(name, { name: 'Ines', locale }), [kind.list.path[0]]: [] };
  expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
});
