import type { Project } from '../../../content/types.ts';
import { wordsOf } from './search-words.ts';

/**
 * The searchable text of a project: the words of each field, normalized by `fold` and separated by
 * spaces.
 */
export interface SearchEntry {
  readonly title: string;
  readonly client: string;
  /** Category and technologies. */
  readonly kind: string;
  /**
   * Words of summary, problem, results and case study, sorted and without duplicates, to compress
   * well.
   */
  readonly text: string;
}

export function searchEntry(
  project: Pick<
    Project,
    'title' | 'client' | 'category' | 'technologies' | 'summary' | 'caseStudy'
  > &
    Partial<Pick<Project, 'problem' | 'results'>>,
): SearchEntry {
  const { title, client = '', category, technologies, summary, caseStudy } = project;
  const { problem, results = [] } = project;
  const figures = results.map(({ figure, label }) => `${figure} ${label}`);
  const texts = [summary, problem, ...figures, plainText(caseStudy)].join(' ');
  return {
    title: wordsOf(title).join(' '),
    client: wordsOf(client).join(' '),
    kind: wordsOf([category, ...technologies].join(' ')).join(' '),
    text: [...new Set(wordsOf(texts))].sort().join(' '),
  };
}

/** The text of HTML: tags and named entities become spaces, numeric entities become characters. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>|&(?:amp|lt|gt|quot|apos|nbsp);/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    );
}
