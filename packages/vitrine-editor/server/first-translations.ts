import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from 'vitrine/command';
import { readSource } from 'vitrine/editing';
import { isLanguageTag, valueAt } from 'vitrine/form';

/**
 * The first file of each language that `site.yaml` lists and that has no folder with files yet, by absolute path.
 * It is the `site.yaml` of that language, so that the language can be translated file by file.
 *
 * @param content The content folder, an absolute path.
 * @param siteText The text of `site.yaml`.
 */
export async function firstTranslations(
  content: string,
  siteText: string,
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const read = await readSource('site.yaml', 'site.yaml', siteText);
  const locales = valueAt(read, ['source', 'data', 'locales']);
  const [, ...further] = Array.isArray(locales) ? locales : [];
  const plain = (name: string) => name.replaceAll('_', '-').toLowerCase();
  const folders = await readdir(content);
  for (const tag of further) {
    if (typeof tag !== 'string' || !isLanguageTag(tag)) continue;
    const similar = folders.find((name) => plain(name) === plain(tag));
    // A folder with another spelling, such as pt_BR, is to be renamed, as the loader says.
    if (similar !== undefined && similar !== tag) continue;
    if (await isEmptyFolder(join(content, tag))) {
      texts.set(join(content, tag, 'site.yaml'), `locale: ${tag}\n`);
    }
  }
  return texts;
}

/** Whether a folder is missing, or has no names but those that begin with a dot. */
async function isEmptyFolder(folder: string): Promise<boolean> {
  try {
    return (await readdir(folder)).every((name) => name.startsWith('.'));
  } catch (error) {
    return hasCode(error, 'ENOENT');
  }
}
