import type { ContentIssue } from '../../src/content/content-issue.ts';
import { interpolate } from '../../src/i18n/interpolate.ts';
import { messages } from '../messages.ts';

/** A mistake in one breath, in the words of the check. */
export function issueText({ expected, found, suggestion, hint }: ContentIssue): string {
  return [
    interpolate(messages.mistakes.line, { expected, found }),
    suggestion === undefined ? '' : interpolate(messages.mistakes.suggestion, { word: suggestion }),
    hint ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** The form of a text that goes with a number. */
export function plural(forms: { one: string; other: string }, count: number): string {
  return interpolate(count === 1 ? forms.one : forms.other, { count });
}

export function issuePlace({ file, line, field }: ContentIssue): string {
  const place = line === undefined ? file : interpolate(messages.mistakes.place, { file, line });
  return field === undefined ? place : `${place}, ${field}`;
}
