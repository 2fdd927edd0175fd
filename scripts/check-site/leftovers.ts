import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mistake } from './mistake.ts';

/** What stands in the sample and should not stand in an owner's content, and what it is. */
const LEFTOVERS: readonly [pattern: RegExp, what: string][] = [
  [/^\s*(?:- )?\w+:\s*["']?#["']?\s*$/, 'a link that goes nowhere (#)'],
  [/[\w.-]+\.example\b/, 'an address that is kept for examples'],
  [/\+49 30 23125/, 'a phone number that is kept for fiction'],
];

/** Finds what is left of the sample in the YAML and Markdown files of a content folder. */
export async function findLeftovers(folder: string): Promise<Mistake[]> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => /\.(ya?ml|md)$/.test(name)).sort();
  const found = await Promise.all(
    files.map(async (file) => leftoversIn(file, await readFile(join(folder, file), 'utf8'))),
  );
  return found.flat();
}

/** Finds what is left of the sample in the text of one file. */
export function leftoversIn(file: string, text: string): Mistake[] {
  return text.split('\n').flatMap((row, index) =>
    LEFTOVERS.filter(([pattern]) => pattern.test(row)).map(([pattern, what]) => ({
      file,
      line: index + 1,
      text: `${what}: ${pattern.exec(row)?.[0].trim()}`,
    })),
  );
}
