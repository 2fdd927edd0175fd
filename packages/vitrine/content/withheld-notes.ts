import { resolve } from 'node:path';
import { displayPath } from '../settings/site-paths.ts';
import type { Content } from './types.ts';

/** A line for each entry that the build leaves out, with its file, and the day or the reason. */
export function withheldNotes(folder: string, { withheld }: Content): string[] {
  return withheld.map(({ path, from }) => {
    const file = displayPath(resolve(folder, path));
    return from === undefined
      ? `${file} is a draft, so the site does not show it.`
      : `${file} has the date ${from}. The site shows it if it is built on that day or later.`;
  });
}
