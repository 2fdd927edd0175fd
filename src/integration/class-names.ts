import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE } from '../../platform/site-folder.mjs';

/** Gives a class of a CSS module its name in the built pages. */
type NameClass = (name: string, file: string) => string;

/**
 * The shortest class names for a build, so that pages stay small: two digits for the module, then
 * one for the class. They depend only on the order of the files and of the classes in them, so a
 * build that changes nothing writes the same pages. Modules of the owner get names from a hash.
 *
 * @param files The paths of all CSS modules of ours, in an order that does not change.
 */
export function shortClassNames(files: readonly string[]): NameClass {
  const modules = new Map(
    files.map((file, index) => [file, { index, names: new Map<string, number>() }]),
  );
  return (name, path) => {
    const [file = path] = path.split('?', 1);
    const module = modules.get(file);
    if (module === undefined) return `_${hash('sha256', `${file} ${name}`).slice(0, 8)}`;
    const { index, names } = module;
    if (!names.has(name)) names.set(name, names.size);
    return `_${index.toString(36).padStart(2, '0')}${names.get(name)?.toString(36)}`;
  };
}

/** The paths of all CSS modules of ours, absolute. */
export function cssModules(): string[] {
  const source = join(PACKAGE, 'src');
  return globSync('**/*.module.css', { cwd: source })
    .sort()
    .map((file) => join(source, file));
}
