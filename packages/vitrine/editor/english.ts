import { en } from '../i18n/en/language.ts';
import type { EditorLanguage } from './language.ts';

/** The language of the editor for a site without a locale, or in a language that the editor lacks. */
export const english: EditorLanguage = {
  locale: 'en-GB',
  strings: en.editor,
  issues: en.issues,
  fields: en.fields,
};
