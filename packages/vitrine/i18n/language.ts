import type { editorStrings } from './en/editor.ts';
import type { firstContentStrings } from './en/first-content.ts';
import type { formStrings } from './en/form.ts';
import type { interfaceStrings } from './en/interface.ts';
import type { issueStrings } from './en/issues.ts';
import type { serverStrings } from './en/server.ts';
import type { InAnyLanguage, SomeOf, Translation } from './messages.ts';

/** The English texts, by place of use. */
interface English {
  interface: typeof interfaceStrings;
  form: typeof formStrings;
  server: typeof serverStrings;
  firstContent: typeof firstContentStrings;
  editor: typeof editorStrings;
  issues: typeof issueStrings;
  fields: FieldStrings;
}

/** The texts of the fields of content files, for the editor. */
export interface FieldStrings {
  /** The names of fields, and of the words that a field allows, by their key in the YAML. */
  readonly names: Readonly<Record<string, string>>;
  /**
   * Descriptions of fields, of allowed values, and of what the loader and `check` expect, by the English text.
   * `{n}` is a number.
   */
  readonly texts: Readonly<Record<string, string>>;
}

/** All texts in the language of a BCP 47 tag, by place of use. */
export type Language<Tag extends string> = Translation<English, Tag>;

/** The texts of a community language: English texts take the place of those that are missing. */
export type CommunityLanguage<Tag extends string> = SomeOf<Language<Tag>>;

/** All texts in any language. */
export type AnyLanguage = InAnyLanguage<English>;

/** The texts of pages, of the contact form and of the server: those that an owner can change. */
export type Strings = AnyLanguage['interface'] & Pick<AnyLanguage, 'form' | 'server'>;
