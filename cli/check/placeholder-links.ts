import type { ContentIssue } from '../../src/content/content-issue.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import { linksOf } from './links.ts';
import type { Source } from './sources.ts';

/** Links that are only `#`, in fields and in texts. */
export function placeholderLinks(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) =>
    linksOf(source)
      .filter(({ to }) => to === '#')
      .map(({ line, path }) => ({
        file: source.file,
        line,
        field: path && formatPath(path),
        expected: 'where the link leads',
        found: "'#', a link that goes nowhere",
        hint: hintFor(path),
      })),
  );
}

function hintFor(path: readonly PropertyKey[] | undefined): string {
  if (path?.[0] === 'repository') return 'Without the group repository the link disappears.';
  if (path === undefined) return 'Without an address yet, leave the words and take the link away.';
  return 'Without this entry of the list the link disappears.';
}
