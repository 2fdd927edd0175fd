import { english } from '../../packages/vitrine-editor/english.ts';
import { editorText } from '../../packages/vitrine-editor/language.ts';
import type * as page from '../../packages/vitrine-editor/page/language.ts';

/** In place of packages/vitrine-editor/page/language.ts in tests, which have no page that the server has filled. */
export const englishPage: typeof page = {
  language: english,
  editorStrings: english.strings,
  editorText: (message, values) => editorText(message, values, english),
};
