import type { ContentIssue } from '../../src/content/content-issue.ts';
import { fill } from '../../src/ui/fill.ts';
import { words } from '../words.ts';

/** A mistake in one breath, in the words of the check. */
export function issueText({ expected, found, suggestion, hint }: ContentIssue): string {
  return [
    fill(words.mistakes.line, { expected, found }),
    suggestion === undefined ? '' : fill(words.mistakes.suggestion, { word: suggestion }),
    hint ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The form of a text that goes with a number. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return fill(count === 1 ? forms.one : forms.other, { count });
}

export function issuePlace({ file, line, field }: ContentIssue): string {
  const place = line === undefined ? file : fill(words.mistakes.place, { file, line });
  return field === undefined ? place : `${place}, ${field}`;
}
