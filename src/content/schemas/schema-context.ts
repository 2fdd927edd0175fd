import { valueAt } from '../edit/walk.ts';
import { type HostName, hostNames } from './host.ts';

/** Facts from other files that some schemas check against. An undefined one is not checked. */
export interface SchemaContext {
  projectIds?: readonly string[] | undefined;
  /** The services that `services.yaml` lists; none without that file. */
  serviceIds?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  technologies?: readonly string[] | undefined;
  /** The host that `site.yaml` names, or at which the build runs. */
  host?: HostName | undefined;
}

/**
 * @param ids The ids of all entries, by the names of their kinds.
 * @param files The data of other files, checked or not, by the names of their kinds; an empty object
 *   for a file that has errors.
 */
export function contextOf(
  ids: Readonly<Record<string, readonly string[]>>,
  files: Readonly<Record<string, unknown>>,
): SchemaContext {
  return {
    projectIds: ids.project,
    serviceIds: files.services === undefined ? [] : idsIn(files.services, 'services'),
    categories: optionsOf(files.projects, 'categories'),
    technologies: optionsOf(files.projects, 'technologies'),
    host: hostNames.find((name) => valueAt(files, ['site', 'host']) === name),
  };
}

/** The words of a list that entries choose from; undefined where there are none. */
export function optionsOf(file: unknown, list: string): string[] | undefined {
  const options = valueAt(file, [list, 'options']);
  const words = Array.isArray(options) ? options.filter((word) => typeof word === 'string') : [];
  return words.length > 0 ? words.map((word) => word.trim()) : undefined;
}

/** The ids of the entries that a file lists; undefined where it has no such list. */
export function idsIn(file: unknown, list: string): string[] | undefined {
  const entries = valueAt(file, [list]);
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
}
