import { registry } from '../../content/registry.ts';
import { languages } from '../../i18n/languages.ts';
import { interfaceLanguage, loadLanguage } from '../../i18n/load-language.ts';
import { english } from '../english.ts';
import type { EditorLanguage } from '../language.ts';
import { localeIn, readFields } from './read-content.ts';

/**
 * The language of the editor: that of the locale in `site.yaml`. It is English if the file cannot be
 * read, or if the editor is not translated into the language.
 *
 * @param folder The content folder, an absolute path.
 */
export async function siteLanguage(folder: string): Promise<EditorLanguage> {
  const locale = localeIn(await readFields(folder, registry.site.file));
  if (locale === undefined) return english;
  const own = languages[interfaceLanguage(locale) ?? ''];
  if (own?.editor === undefined) return english;
  const { editor: strings, issues, fields } = await loadLanguage(locale);
  return { locale, strings, issues, fields };
}
