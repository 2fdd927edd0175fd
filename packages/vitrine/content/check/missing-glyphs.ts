import { fontTable } from '../../styles/font-table.ts';
import type { TypefaceName } from '../../styles/typefaces.ts';
import { isInRange } from '../../styles/unicode-range.ts';
import type { ContentIssue } from '../content-issue.ts';
import { quoted, say } from '../phrase.ts';
import { formats } from '../schemas/fields/formats.ts';
import { placedTexts, type Source } from './sources.ts';

/** Fields that contain a URL, which pages do not show as text. */
const addresses: readonly unknown[] = ['to', 'url', 'address'];

/**
 * Warnings for Latin letters that the font files lack, each at its first occurrence: browsers show such a letter in
 * another font within the word. Words in other scripts are not reported, because they are in another font as a whole.
 */
export function missingGlyphs(sources: readonly Source[], typeface: TypefaceName): ContentIssue[] {
  const { heading, text } = fontTable.fonts[typeface];
  const ranges = [heading, text].map(({ ranges }) => Object.values(ranges).join());
  const reported = new Set<string>();
  return sources.flatMap((source) => {
    const { fields, lines } = placedTexts(source);
    const shown = fields.filter(({ path, format = formats.markdown }) => {
      return format === formats.markdown && !addresses.includes(path.at(-1));
    });
    return [...shown, ...lines].flatMap(({ value, file, line, field }) => {
      const letters = new Set(value.normalize('NFC').match(/\p{Script=Latin}/gu));
      return [...letters].flatMap((letter) => {
        const isMissing = !ranges.every((range) => isInRange(range, letter));
        if (!isMissing || reported.has(letter)) return [];
        reported.add(letter);
        const expected = say('lettersOf', { typeface });
        const found = say('otherFont', { text: quoted(letter) });
        return [{ file, line, field, expected, found }];
      });
    });
  });
}
