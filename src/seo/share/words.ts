import type { SitePage } from '../site-pages.ts';
import type { CardWords } from './card-form.ts';
import type { FindMissing } from './fonts.ts';

/** The words of a page's card that can be set, and the letters that cannot. */
export interface SettableWords {
  words: CardWords;
  /** Letters that no font has, each once; the words with them are left out. */
  missing: string[];
}

/**
 * The words of a page's card. Words with a letter that no font has are left out: boxes in their
 * place would look broken wherever the page is shared. The site's name then stands for a title.
 *
 * @param brand The name of the site.
 */
export function cardWords(page: SitePage, brand: string, missingIn: FindMissing): SettableWords {
  const missing = new Set<string>();
  const settable = (text: string | undefined) => {
    const letters = missingIn(text ?? '');
    for (const letter of letters) missing.add(letter);
    return letters.length > 0 ? undefined : text;
  };
  const name = settable(brand);
  const title = settable(page.title) ?? name;
  const words = { title, line: settable(page.line), brand: name };
  return { words, missing: [...missing] };
}

/**
 * The warning about letters that no font has; undefined where there are none.
 *
 * @param pages The missing letters by the path of the page.
 */
export function missingWarning(
  pages: readonly { path: string; missing: readonly string[] }[],
): string | undefined {
  const lines = pages
    .filter(({ missing }) => missing.length > 0)
    .map(({ path, missing }) => `  ${path}  ${missing.join(' ')}`);
  if (lines.length === 0) return undefined;
  return [
    'The images for shared links leave words out, because no font has these letters:',
    ...lines,
    'Put a font that has them into fonts/ in the content folder (.woff2, .woff, .ttf or .otf).',
  ].join('\n');
}
