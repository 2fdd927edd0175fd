import type { Project } from '../../../content/types.ts';
import { wordsOf } from './search-words.ts';

/** The searchable text of a project: the words of each field, normalized by `fold` and separated by spaces. */
export interface SearchEntry {
  readonly title: string;
  readonly client: string;
  /** Category and technologies. */
  readonly kind: string;
  /** Words of summary, problem, results and case study, sorted and without duplicates, to compress well. */
  readonly text: string;
}

/** @param locale The locale of the page, whose search normalizes the keywords in the same way. */
export function searchEntry(
  project: Pick<
    Project,
    'title' | 'client' | 'category' | 'technologies' | 'summary' | 'caseStudy'
  > &
    Partial<Pick<Project, 'problem' | 'results'>>,
  locale: string,
): SearchEntry {
  const { title, client = '', category, technologies, summary, caseStudy } = project;
  const { problem, results = [] } = project;
  const figures = results.map(({ figure, label }) => `${figure} ${label}`);
  const texts = [summary, problem, ...figures, plainText(caseStudy)].join(' ');
  // Visitors type `Node.js` and `.NET` without the point, too.
  const spelled = technologies.flatMap((name) => {
    const word = name.replace(/^\.(?=\p{L})/u, 'dot').replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, '');
    return word === name ? [] : word;
  });
  return {
    title: wordsOf(title, locale).join(' '),
    client: wordsOf(client, locale).join(' '),
    kind: wordsOf([category, ...technologies, ...spelled].join(' '), locale).join(' '),
    text: [...new Set(wordsOf(texts, locale))].sort().join(' '),
  };
}

/** The text of HTML: tags and named entities (`&amp;`) become spaces, numeric ones (`&#39;`) become characters. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>|&(?:amp|lt|gt|quot|apos|nbsp);/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    );
}
