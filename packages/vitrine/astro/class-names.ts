import { hash } from 'node:crypto';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { PACKAGE } from '../settings/site-folder.mjs';

/** Returns the name that a class of a CSS module gets in the built pages. */
type NameClass = (name: string, file: string) => string;

/**
 * Makes the shortest class names for a build, so that pages stay small: two base-36 digits for the CSS module, then one
 * or more for the class. The names depend only on the order of the files and of the classes in each file, so a build
 * without changes writes the same pages. Classes in CSS modules of the owner get a hash as their name.
 *
 * @param files The absolute paths of all CSS modules of Vitrine, in the same order for each build.
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

/** The absolute paths of all CSS modules of Vitrine, sorted. */
export function cssModules(): string[] {
  return globSync('**/*.module.css', { cwd: PACKAGE, exclude: ['node_modules'] })
    .sort()
    .map((file) => join(PACKAGE, file));
}
