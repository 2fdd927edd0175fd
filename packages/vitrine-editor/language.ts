import type { IssueStrings, Texts } from 'vitrine/form';
import type { FieldStrings } from './form/field-text.ts';
import type editor from './i18n/en/editor.json';

/** The texts of the editor in any language. */
export type EditorStrings = Texts<typeof editor>;

/** The language that the editor speaks: that of the site, or English. */
export interface EditorLanguage {
  /** A BCP 47 tag, for numbers, lists and names of languages. */
  locale: string;
  strings: EditorStrings;
  /** The words for what the loader says about the content. */
  issues: IssueStrings;
  /** The names and descriptions of the fields of content files. */
  fields: FieldStrings;
}
