import type { ContentIssue } from '../../src/content/content-issue.ts';
import { schemaOf } from '../../src/content/kind-files.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { infoAt } from '../../src/content/loader/schema-keys.ts';
import { anyLength } from '../../src/content/schemas/fields/field-info.ts';
import { type Source, textsOf } from './sources.ts';

/** How much of a long text a message shows, in characters. */
const begin = 40;

/** Texts that are far too long for where they stand. */
export function lengths(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    textsOf(source.data).flatMap(({ path, value }) => {
      const { room = anyLength } = infoAt(schemaOf(source.kind), path);
      const letters = [...value.trim()];
      if (letters.length <= room) return [];
      return [
        {
          file: source.file,
          line: source.lineOf(path),
          field: formatPath(path),
          expected: `${room} characters at most, which is what has room there`,
          found: `${letters.length} characters: '${letters.slice(0, begin).join('').replaceAll(/\s+/g, ' ')}…'`,
        },
      ];
    }),
  );
}
