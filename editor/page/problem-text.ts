import { fill } from '../../src/ui/fill.ts';
import type { ProblemView } from '../api.ts';
import { words } from '../words.ts';

/** A mistake in one breath, in the words of the check. */
export function problemText({ expected, found, suggestion, hint }: ProblemView): string {
  return [
    fill(words.mistakes.line, { expected, found }),
    suggestion === undefined ? '' : fill(words.mistakes.suggestion, { word: suggestion }),
    hint ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

export function problemPlace({ file, line, field }: ProblemView): string {
  const place = line === undefined ? file : fill(words.mistakes.place, { file, line });
  return field === undefined ? place : `${place}, ${field}`;
}
