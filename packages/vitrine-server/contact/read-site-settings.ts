import { posix } from 'node:path';
import type { SiteFiles } from 'vitrine/http';
import {
  englishTexts,
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from 'vitrine/message';
import { SettingsError } from 'vitrine/settings';

/** The settings of a site without a contact page. */
const NO_CONTACT_PAGE: SiteSettings = {
  locale: 'en',
  address: '',
  strings: englishTexts,
  takesMessages: false,
  languages: [],
  questions: [],
};

/**
 * Reads the settings that the build wrote, for the first language of the site or for a further one.
 *
 * @param language The folder of a further language, such as `pt-br`; empty for the first language.
 * @throws SettingsError if the file is damaged
 */
export async function readSiteSettings(files: SiteFiles, language: string): Promise<SiteSettings> {
  const file = posix.join(language, SITE_SETTINGS_FILE);
  const text = await files.readText(file);
  if (text === undefined) return NO_CONTACT_PAGE;
  try {
    return siteSettingsSchema.parse(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(
      `${file} in the built site is damaged: ${reason}\nBuild the site again: npm run build`,
    );
  }
}
