import type { ContentIssue } from '../../src/content/content-issue.ts';
import { describeText } from '../../src/content/loader/describe.ts';
import { fieldsOf, placeOf, type Source } from './sources.ts';

/** Matches a text that is only square brackets, as a heading or with a full stop too. */
const BRACKETS = /^(?:#{1,6} )?\[[^[\]]+\]\.?$/;

/** Warnings for texts in square brackets, which the command `init --like` writes as placeholders. */
export function bracketTexts(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) => {
    const { file, body, linesBefore } = source;
    const fields = fieldsOf(source).map(({ path, value, description }) => ({
      value: value.trim(),
      expected: `a text of your own${description ? `: ${description.replace(/\.$/, '')}` : ''}`,
      ...placeOf(source, path),
    }));
    const lines = body.split('\n').map((value, index) => ({
      value: value.trim(),
      expected: 'a text of your own',
      file,
      line: linesBefore + index + 1,
    }));
    return [...fields, ...lines]
      .filter(({ value }) => BRACKETS.test(value))
      .map(({ value, ...place }) => {
        return { ...place, found: `${describeText(value)}, a placeholder in square brackets` };
      });
  });
}
