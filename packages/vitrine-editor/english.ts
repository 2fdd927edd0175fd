import { issues, textsIn } from 'vitrine/form';
import editor from './i18n/en/editor.json' with { type: 'json' };
import type { EditorLanguage } from './language.ts';
import { fieldStringsOf } from './server/catalogues.ts';

/** The language of the editor for a site without a locale, or in a language that the editor lacks. */
export const english: EditorLanguage = {
  locale: 'en-GB',
  strings: textsIn(editor),
  issues: textsIn(issues),
  fields: fieldStringsOf('en'),
};
