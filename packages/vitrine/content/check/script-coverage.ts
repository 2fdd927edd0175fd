import { missingLetters, readFonts } from '../../seo/share/share-fonts.ts';
import { fontPackage, scriptOf } from '../../styles/script-fonts.ts';
import { subsetOfScript, typefacesWith } from '../../styles/script-subsets.ts';
import type { ContentIssue } from '../content-issue.ts';
import { type NamePhrase, quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { placeOf, type Source } from './sources.ts';

/**
 * A note if the typeface lacks the Cyrillic or Greek letters of the locale, although other typefaces have them. It is
 * no warning, because the option `fonts` of vitrine(), which the check cannot read, may name fonts that have them.
 */
export function typefaceNote({ site: { locale, typeface } }: Content): string | undefined {
  const script = scriptOf(locale);
  const subset = subsetOfScript(script);
  const covers = typefacesWith(script);
  if (subset === undefined || covers.includes(typeface)) return undefined;
  return `The typeface ${typeface} has no ${subset.title} letters, so pages in ${locale} show them in a font of the visitor's device, unless the option fonts of vitrine() names fonts that have them. Typefaces that have them: ${covers.join(', ')}.`;
}

/** The name of a script; those of Chinese are called by the language, because `Hans` alone is “Simplified”. */
const scriptPhrase = (script: string): NamePhrase =>
  /^Han[st]$/.test(script)
    ? { name: 'language', tag: `zh-${script}` }
    : { name: 'script', tag: script };

/**
 * A warning if no font has the letters of the script of the locale for share images and the CV, with the
 * font package that has them.
 *
 * @param folder The absolute path of the content folder.
 */
export async function scriptCoverage(
  folder: string,
  sources: readonly Source[],
  { site: { locale, typeface } }: Content,
): Promise<ContentIssue[]> {
  const source = sources.find(({ name }) => name === 'site');
  if (!source) return [];
  const localeLine = placeOf(source, ['locale']);
  const script = scriptOf(locale);
  const scriptFonts = fontPackage(script);
  if (!scriptFonts) return [];
  const fonts = await readFonts(folder, typeface, locale, scriptFonts.letters);
  if (missingLetters(fonts)(scriptFonts.letters).length === 0) return [];
  const name = scriptPhrase(script);
  return [
    {
      ...localeLine,
      expected: say('scriptFont', { script: name, package: scriptFonts.name }),
      found: say('otherScript', { locale: quoted(locale), typeface, script: name }),
    },
  ];
}
