import type { Project } from '../../../content/types.ts';
import { wordsOf } from './search-words.ts';

/** A project as it is searched: the words of each field, folded, with spaces between them. */
export interface SearchEntry {
  readonly title: string;
  readonly client: string;
  /** Category and technologies. */
  readonly kind: string;
  /** Words of summary, problem, results and case study, each once and sorted, to compress well. */
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

/** HTML without tags, entities as the letters they are; those of punctuation become spaces. */
function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>|&(?:amp|lt|gt|quot|apos|nbsp);/g, ' ')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_, hex: string, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    );
}
