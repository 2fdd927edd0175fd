import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  SITE_SETTINGS_FILE,
  type SiteSettings,
  siteSettingsSchema,
} from '../../src/features/contact/site-settings.ts';
import { isAbsent } from '../error-codes.ts';
import { SettingsError } from '../settings-error.ts';

/** What holds for a site without a contact page. */
const NOTHING_KNOWN: SiteSettings = { locale: 'en', address: '', languages: [], questions: [] };

/**
 * What the build wrote down about the site.
 *
 * @param folder Folder of the built site, or of one of its further languages in it.
 * @throws SettingsError if the file is damaged
 */
export async function readSiteSettings(folder: string): Promise<SiteSettings> {
  const file = join(folder, SITE_SETTINGS_FILE);
  try {
    return siteSettingsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    if (isAbsent(error)) return NOTHING_KNOWN;
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`${file} is damaged: ${reason}\nBuild the site again: npm run build`);
  }
}
