import { formats } from '../../../src/content/schemas/fields/formats.ts';
import type { Answers } from '../../prompts/question.ts';
import { type PlaceholderLanguage, placeholderFor } from './placeholder.ts';
import type { Example } from './read-example.ts';

/** The options of projects, by the name of their list in `projects.yaml`. */
type Options = Example['options'];

/** The options of the new projects: those that the owner gave, or else placeholders. */
export function newOptions(
  { options }: Example,
  { category, skill }: Answers<'category' | 'skill'>,
  language: PlaceholderLanguage,
): Options {
  const placeholders = (name: keyof Options) =>
    options[name].map((_, index) =>
      placeholderFor({ name, number: index + 1, maxLength: 40 }, language),
    );
  return {
    categories: category ?? placeholders('categories'),
    technologies: skill ?? placeholders('technologies'),
  };
}

/** The new ids and options by those of the example, for each field or format that refers to them. */
export function newNames({ options, projectIds, serviceIds }: Example, chosen: Options) {
  return {
    category: paired(options.categories, chosen.categories),
    technologies: paired(options.technologies, chosen.technologies),
    service: paired(
      serviceIds,
      serviceIds.map((_, index) => `service-${index + 1}`),
    ),
    [formats.project]: paired(
      projectIds,
      projectIds.map((_, index) => `${index + 1}`),
    ),
  };
}

/** Pairs each word with the new word at the same place. The new words may be fewer, and are then repeated. */
function paired(words: readonly string[], others: readonly string[]): Map<string, string> {
  return new Map(words.map((word, index) => [word, others[index % others.length] ?? word]));
}
