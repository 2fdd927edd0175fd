import { expect, test } from 'vitest';
import { languageTags, loadLanguage } from '../../i18n/load-language.ts';
import { toJsonSchema } from '../json-schemas.ts';
import { fileKinds, schemaOf } from '../kind-files.ts';
import { firstFields } from './first-fields.ts';

const cases = fileKinds.flatMap(({ name, kind }) =>
  kind.type === 'list' && kind.list.length === 1
    ? languageTags.map((locale) => ({ name, kind, locale }))
    : [],
);

test.each(cases)(
  'a first entry makes a whole file of $name, $locale',
  async ({ name, kind, locale }) => {
    const { required = [] } = toJsonSchema(schemaOf(kind));
    const { firstContent: texts } = await loadLanguage(locale);
    const fields = {
      ...firstFields(name, { name: 'Ines', locale, texts }),
      [kind.list[0]]: [],
    };
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(required));
  },
);
