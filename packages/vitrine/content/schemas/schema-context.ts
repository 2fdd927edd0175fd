import { memoize } from '../../i18n/memoize.ts';
import { valueAt } from '../edit/walk.ts';
import { type HostName, hostNames } from './host.ts';

/** Values from other content files that some schemas check against. Undefined ones are not checked. */
export interface SchemaContext {
  projectIds?: readonly string[] | undefined;
  /** The ids of the services in `services.yaml`; an empty list without that file. */
  serviceIds?: readonly string[] | undefined;
  categories?: readonly string[] | undefined;
  technologies?: readonly string[] | undefined;
  /** The hosting provider on which the build runs, or else the one that `site.yaml` names. */
  host?: HostName | undefined;
}

/** The number of contexts whose schemas are kept: those of loading and of the editor, before and after a change. */
const KEPT = 4;

/** Makes a schema once for each context, and keeps the schemas of the contexts that came last. */
export function perContext<Schema>(
  make: (context: SchemaContext) => Schema,
): (context: SchemaContext) => Schema {
  const made = memoize((text: string) => make(JSON.parse(text)), KEPT);
  return (context) => made(JSON.stringify(context));
}

/**
 * Collects the values that schemas check against.
 *
 * @param ids The ids of all entries, by the name of their collection.
 * @param files The data of single files, checked or not, by the name of their collection; an empty
 *   object for a file with errors.
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

/** The options of a list from which entries choose; undefined if the list has none. */
export function optionsOf(file: unknown, list: string): string[] | undefined {
  const options = valueAt(file, [list, 'options']);
  const words = Array.isArray(options) ? options.filter((word) => typeof word === 'string') : [];
  return words.length > 0 ? words.map((word) => word.trim()) : undefined;
}

/** The ids of the entries in a list of a file; undefined if the file has no such list. */
export function idsIn(file: unknown, list: string): string[] | undefined {
  const entries = valueAt(file, [list]);
  if (!Array.isArray(entries)) return undefined;
  return entries.map((entry) => valueAt(entry, ['id'])).filter((id) => typeof id === 'string');
}
