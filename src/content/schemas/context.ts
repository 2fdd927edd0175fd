import { isRecord } from '../../components/is-record.ts';

/** What some schemas need to know of other files. What is not known is not asked for. */
export interface SchemaContext {
  projectIds?: readonly string[] | undefined;
  /** The categories that `projects.yaml` lists. */
  categories?: readonly string[] | undefined;
  /** The technologies that `projects.yaml` lists. */
  technologies?: readonly string[] | undefined;
}

/**
 * @param ids The ids of all entries, by the names of their kinds.
 * @param files What other files say, checked or not, by the names of their kinds.
 */
export function contextOf(
  ids: Readonly<Record<string, readonly string[]>>,
  files: Readonly<Record<string, unknown>>,
): SchemaContext {
  return {
    projectIds: ids.project,
    categories: optionsOf(files.projects, 'categories'),
    technologies: optionsOf(files.projects, 'technologies'),
  };
}

/** The words of a list that entries choose from; undefined where there are none. */
export function optionsOf(file: unknown, list: string): string[] | undefined {
  const choice = isRecord(file) ? file[list] : undefined;
  const options = isRecord(choice) ? choice.options : undefined;
  const words = Array.isArray(options) ? options.filter((word) => typeof word === 'string') : [];
  return words.length > 0 ? words.map((word) => word.trim()) : undefined;
}
