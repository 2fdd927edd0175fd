import { issues, textsIn } from 'vitrine/form';
import { nearestLanguage } from 'vitrine/languages';
import { english } from '../english.ts';
import editor from '../i18n/en/editor.json' with { type: 'json' };
import type { EditorLanguage } from '../language.ts';
import { editorTags, fieldStringsOf, readEditorCatalogue } from './catalogues.ts';
import { localeIn, readFields } from './read-content.ts';

/** The languages of the editor that were read, by locale. */
const languages = new Map<string, EditorLanguage>();

/**
 * The language of the editor for a locale; English if the editor is not translated into it. English texts take the
 * place of those that a language lacks.
 */
export function editorLanguage(locale: string): EditorLanguage {
  const tag = nearestLanguage(locale, editorTags);
  if (tag === undefined) return english;
  const language = languages.get(locale) ?? {
    locale,
    strings: textsIn(editor, readEditorCatalogue(tag, 'editor')),
    issues: textsIn(issues, readEditorCatalogue(tag, 'issues')),
    fields: fieldStringsOf(tag),
  };
  languages.set(locale, language);
  return language;
}

/**
 * The language of the editor: that of the locale in `site.yaml`. It is English if the file cannot be
 * read, or if the editor is not translated into the language.
 *
 * @param folder The content folder, an absolute path.
 */
export async function siteLanguage(folder: string): Promise<EditorLanguage> {
  const locale = localeIn(await readFields(folder, 'site.yaml'));
  return locale === undefined ? english : editorLanguage(locale);
}
