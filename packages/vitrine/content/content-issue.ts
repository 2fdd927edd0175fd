import type { z } from 'zod';
import { UserError } from '../errors/user-error.ts';
import { visible } from '../errors/visible.ts';
import { inEnglish, type Phrase } from './phrase.ts';

/**
 * One error in the content, or one warning of `check`, with all information that a person needs to fix it.
 * Its parts are codes, which each language has words for.
 */
export interface ContentIssue {
  /** The path of the file: relative to the owner's project folder if inside that folder. */
  file: string;
  /** The line in the file, from 1; absent if the issue concerns the whole file. */
  line?: number | undefined;
  /** The path of the field, such as `stats[1].end`; absent if the issue concerns no single field. */
  field?: string | undefined;
  expected: Phrase;
  found: Phrase;
  /** The valid value that is most similar to the wrong one, if there is a similar one. */
  suggestion?: string | undefined;
  /** A sentence that says how to fix the issue, if the fix is certain. */
  hint?: Phrase | undefined;
}

/** Additional parts of an error message, which our schemas pass as `params` of a custom Zod issue. */
export interface IssueParams
  extends Partial<Pick<ContentIssue, 'expected' | 'found' | 'suggestion' | 'hint'>> {
  /** The line of the issue within a multi-line text field, from 1. */
  textLine?: number | undefined;
  /** For a duplicate value: the last parts of the path to the earlier entry with the same value. */
  other?: readonly PropertyKey[] | undefined;
}

/**
 * Reports an issue that no single rule of Zod can express. All issues of our schemas come from here, so that they have
 * words in each language; `ruledText` has those of its rule.
 */
export function refuse(
  context: z.RefinementCtx,
  expected: Phrase,
  { path, input, ...parts }: IssueParams & { path?: PropertyKey[]; input?: unknown },
): void {
  const params: IssueParams = { ...parts, expected };
  const message = inEnglish(expected);
  context.addIssue({ code: 'custom', message, path, input, params });
}

/** The maximum number of errors that the message of a `ContentError` shows in full. */
const maxShown = 100;

/** Thrown when the content has errors. The message lists all errors for a person to read. */
export class ContentError extends UserError {
  override name = 'ContentError';
  /** All issues, sorted by file and line. */
  readonly issues: readonly ContentIssue[];

  constructor(issues: readonly ContentIssue[]) {
    super(formatIssues(issues, 'error', maxShown));
    this.issues = inOrder(issues);
    // A stack trace would distract: the message names the content file that the owner has to fix.
    this.stack = '';
  }
}

/**
 * The report of all errors, or of all warnings, sorted by file and line.
 *
 * @param max The maximum number of issues that are shown in full. The others are only counted.
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
  const rest = sorted.slice(max);
  return [count, ...shown, ...(rest.length > 0 ? [notShown(rest, kind)] : [])].join('\n\n');
}

/** The number of the issues that are not shown, and how many of them each file has. */
function notShown(issues: readonly ContentIssue[], kind: string): string {
  const counts = Map.groupBy(issues, ({ file }) => printable(file));
  const lines = [...counts].map(([file, { length }]) => `  ${file}: ${length}`);
  return [`Further ${kind}s that are not shown: ${issues.length}`, ...lines].join('\n');
}

/** Issues sorted by file and line, because files are read in parallel, in random order. */
export function inOrder<Issue extends ContentIssue>(issues: readonly Issue[]): Issue[] {
  return [...issues].sort(
    (a, b) =>
      a.file.localeCompare(b.file, 'en', { numeric: true }) || (a.line ?? 0) - (b.line ?? 0),
  );
}

function formatIssue(issue: ContentIssue): string {
  const { file, line, field, expected, found, suggestion, hint } = issue;
  const position = line === undefined ? printable(file) : `${printable(file)}:${line}`;
  const parts = [`expected  ${inEnglish(expected)}`, `found     ${inEnglish(found)}`];
  if (suggestion !== undefined) parts.push(`Did you mean '${suggestion}'?`);
  if (hint !== undefined) parts.push(inEnglish(hint));
  const heading = field === undefined ? position : `${position}  ${printable(field)}`;
  return [heading, ...parts.map((part) => `  ${printable(part)}`)].join('\n');
}

/** A long line is shortened to this number of characters at its beginning and at its end. */
const [shownFirst, shownLast] = [700, 200];

/** Makes an untrusted line safe to print: shortens it, and shows characters that are not seen. */
function printable(line: string): string {
  const short =
    line.length > shownFirst + shownLast
      ? `${line.slice(0, shownFirst)} … ${line.slice(-shownLast)}`.toWellFormed()
      : line;
  return visible(short);
}
