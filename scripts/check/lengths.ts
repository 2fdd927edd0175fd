import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { limits } from './limits.ts';
import { type Source, textsOf } from './sources.ts';

/** How much of a long text a message shows, in characters. */
const begin = 40;

/** Texts that are far too long for where they stand. */
export function lengths(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    textsOf(source.data).flatMap(({ path, value }) => {
      const field = formatPath(path);
      const limit = limits[source.kind][field.replaceAll(/\[\d+\]/g, '[]')];
      const letters = [...value.trim()];
      if (limit === undefined || letters.length <= limit) return [];
      return [
        {
          file: source.file,
          line: source.lineOf(path),
          field,
          expected: `${limit} characters at most, which is what has room there`,
          found: `${letters.length} characters: '${letters.slice(0, begin).join('').replaceAll(/\s+/g, ' ')}…'`,
        },
      ];
    }),
  );
}
