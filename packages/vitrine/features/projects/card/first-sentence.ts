/** The first sentence of a text in the language of a locale. */
export function firstSentence(text: string, locale: string): string {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'sentence' });
  let sentence = '';
  for (const { segment } of segmenter.segment(text)) {
    sentence += segment;
    // The segmenter ends a sentence also after an abbreviation or an ordinal, such as `Dr.` or `3.`.
    if (!/(?<![\p{L}\d])[\p{L}\d]{1,4}\.\s*$/u.test(sentence)) break;
  }
  return sentence.trimEnd();
}
