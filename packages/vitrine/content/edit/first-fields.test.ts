import { expect, test } from 'vitest';
import { languageTags, loadLanguage } from '../../i18n/load-language.ts';
import { fileCollections, schemaOf } from '../collection-files.ts';
import { toJsonSchema } from '../json-schemas.ts';
import { firstFields } from './first-fields.ts';

const cases = fileCollections.flatMap(({ name, collection }) =>
  collection.type === 'list' && collection.list.length === 1
    ? languageTags.map((locale) => ({ name, collection, locale }))
    : [],
);

test.each(cases)(
  'a first entry makes a whole file of $name, $locale',
  async ({ name, collection, locale }) => {
    const { required = [] } = toJsonSchema(schemaOf(collection));
    const { firstContent: texts } = await loadLanguage(locale);
    const fields = {
      ...firstFields(name, { name: 'Ines', locale, texts }),
      [collection.list[0]]: [],
    };
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
  },
);
