/** One error or warning in the content, with all that a person needs to fix it. */
export interface ContentIssue {
  /** The file, relative to the owner's folder where it lies inside. */
  file: string;
  /** Line in that file, from 1; absent where the issue concerns the file itself. */
  line?: number | undefined;
  /** The field as a path, such as `stats[1].end`; absent where the issue concerns the whole file. */
  field?: string | undefined;
  expected: string;
  found: string;
  /** The nearest valid word, where there is one. */
  suggestion?: string | undefined;
  /** A sentence that says how to fix it, where that is certain. */
  hint?: string | undefined;
}

/** Additions of our own rules to their messages, as `params` of a custom Zod issue. */
export interface IssueParams extends Partial<Pick<ContentIssue, 'found' | 'suggestion' | 'hint'>> {
  /** The line of a text of several lines, from 1. */
  textLine?: number | undefined;
  /** The entry that has the same value already: the end of its path, in place of the issue's own. */
  other?: readonly PropertyKey[] | undefined;
}

/** Number of errors that are shown in full. */
const maxShown = 100;

/** Thrown when the content has errors; its message lists them for a person to read. */
export class ContentError extends Error {
  override name = 'ContentError';
  /** By file and line. */
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(formatIssues(issues, 'error', maxShown));
    this.issues = inOrder(issues);
    // The place to look at is the content file in the message, not a line of this program.
    this.stack = '';
  }
}

/**
 * The report of all errors, or of all warnings, sorted by file and line.
 *
 * @param max Number of issues that are shown in full; of the others only their number.
 */
export function formatIssues(
  issues: readonly ContentIssue[],
  kind: 'error' | 'warning' = 'error',
  max = Number.POSITIVE_INFINITY,
): string {
  const sorted = inOrder(issues);
  const count =
    sorted.length === 1
      ? `The content has ${kind === 'error' ? 'an' : 'a'} ${kind}:`
      : `The content has ${sorted.length} ${kind}s:`;
  const shown = sorted.slice(0, max).map(formatIssue);
  const rest = sorted.length - shown.length;
  return [count, ...shown, ...(rest > 0 ? [`And ${rest} more like these.`] : [])].join('\n\n');
}

// Files are read at the same time, so issues are found in any order.
function inOrder(issues: readonly ContentIssue[]): ContentIssue[] {
  return [...issues].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en', { numeric: true }) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function formatIssue(issue: ContentIssue): string {
  const { file, line, field, expected, found, suggestion, hint } = issue;
  const place = line === undefined ? printable(file) : `${printable(file)}:${line}`;
  const parts = [`expected  ${expected}`, `found     ${found}`];
  if (suggestion !== undefined) parts.push(`Did you mean '${suggestion}'?`);
  if (hint !== undefined) parts.push(hint);
  const heading = field === undefined ? place : `${place}  ${printable(field)}`;
  return [heading, ...parts.map((part) => `  ${printable(part)}`)].join('\n');
}

/** Control characters of terminals, and characters that change the direction of text. */
const controls = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/gu;

/** The characters of a line that a message shows: at most so many of its beginning and of its end. */
const [shownFirst, shownLast] = [700, 200];

/** A line with names and values of any origin, as it may be printed: control characters as `\u001b`. */
function printable(line: string): string {
  const short =
    line.length > shownFirst + shownLast
      ? `${line.slice(0, shownFirst)} … ${line.slice(-shownLast)}`.toWellFormed()
      : line;
  return short.replaceAll(
    controls,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
