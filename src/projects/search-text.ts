import { wordsOf } from './words.ts';

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
]);

/**
 * The words that search finds in a project besides its label: those of its summary and of its
 * case study.
 *
 * @param caseStudy Rendered Markdown.
 */
export function searchText({
  summary,
  caseStudy,
}: {
  summary: string;
  caseStudy: string;
}): string[] {
  const text = caseStudy
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    );
  return wordsOf(`${summary} ${text}`);
}
