import { lettersToReplace, plainLetters } from '../../../i18n/plain-letters.ts';

/** Scripts that write words without spaces between them. */
const spaceless =
  '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}\\p{scx=Lao}\\p{scx=Khmr}\\p{scx=Mymr}';
const startsSpaceless = new RegExp(`^[${spaceless}]`, 'u');

/**
 * A run of letters, digits and their marks: a word, or in scripts without spaces several words.
 * Runs end where such a script begins or ends. The signs of `C++`, `C#` and `.NET` belong to the word.
 */
export const runPattern = new RegExp(
  [
    `(?:(?=[${spaceless}])[\\p{L}\\p{N}\\p{M}])+`,
    `(?:(?<![\\p{L}\\p{N}.])\\.(?=\\p{L}))?(?:(?![${spaceless}])[\\p{L}\\p{N}\\p{M}\\u200c\\u200d])+(?:[+＋]{2}|[+＋#＃](?!\\p{L}))?`,
  ].join('|'),
  'gu',
);

/**
 * Marks that the search ignores: accents, Hebrew and Arabic points, the Arabic tatweel (U+0640) and
 * the nukta of Indic scripts. Not among them are vowel signs, tone marks and the marks of kana, nor
 * those of й, ў, ї, ѓ and ќ, because they make another letter.
 */
const accents =
  /(?!(?<=[иу])\u0306|(?<=і)\u0308|(?<=[гк])\u0301|[\u3099\u309a])[\p{sc=Zinh}\u0591-\u05c7\u0610-\u061a\u0640\u0656-\u065f\u06d6-\u06ed\u093c\u09bc\u0a3c\u0abc]/gu;

/** Locales in which ı and i are two letters. */
const withDotlessI = /^(?:tr|az)\b/i;

let segmenter: Intl.Segmenter | undefined;

/**
 * Normalizes a word for the search: removes accents, capitals and punctuation, except signs as in `runPattern`. Two
 * words become equal if `localeCompare` of the locale finds their letters equal, with one exception: å equals a in each
 * locale, because a visitor's keyboard may lack the letter. May return an empty text.
 */
export function fold(word: string, locale: string): string {
  if (/^[a-z\d]*$/.test(word)) return word;
  return word
    .normalize('NFKD')
    .toLocaleLowerCase(locale)
    .replaceAll(accents, '')
    .replaceAll(lettersToReplace, (letter) =>
      letter === 'ı' && withDotlessI.test(locale) ? letter : (plainLetters[letter] ?? letter),
    )
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replaceAll(/[ぁぃぅぇぉっゃゅょゎ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 1))
    .replaceAll(/[٠-٩۰-۹๐-๙]/g, (digit) => `${digit.charCodeAt(0) % 16}`)
    .replaceAll(/[०-९০-৯]/g, (digit) => `${(digit.charCodeAt(0) % 16) - 6}`)
    .replaceAll(/[^\p{L}\p{N}\p{M}+#.]+|(?!^)\./gu, '')
    .normalize('NFC');
}

/** The words of a text in order, normalized by `fold`. */
export function wordsOf(text: string, locale: string): string[] {
  return (text.match(runPattern) ?? [])
    .flatMap(segment)
    .map((word) => fold(word, locale))
    .filter((word) => word !== '');
}

/** Whether a word or run is in a script without spaces, so that words begin within it. */
export function isSpaceless(word: string): boolean {
  return startsSpaceless.test(word);
}

/** Whether a word is in a script in which one letter or two are a word. */
export function isShort(word: string): boolean {
  return /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Hang}]/u.test(word);
}

/**
 * The words of a run in a script without spaces. Any other run is one word, and so is each run in a
 * browser without `Intl.Segmenter`.
 */
export function segment(run: string): string[] {
  if (!isSpaceless(run) || !('Segmenter' in Intl)) return [run];
  // The dictionaries of these scripts are the same in each locale.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
  return Array.from(segmenter.segment(run.normalize('NFKC')), (part) => part.segment);
}
