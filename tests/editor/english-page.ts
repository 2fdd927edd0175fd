import { t } from 'vitrine/form';
import { english } from '../../packages/vitrine-editor/english.ts';
import type * as page from '../../packages/vitrine-editor/page/language.ts';

/** In place of packages/vitrine-editor/page/language.ts in tests, which have no page that the server has filled. */
export const englishPage: typeof page = {
  language: english,
  strings: english.strings,
  t: (message, values) => t(message, values, english.locale),
};
