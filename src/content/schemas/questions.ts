import { z } from 'zod';
import type { IssueParams } from '../content-issue.ts';
import { htmlIssues } from '../loader/html-rules.ts';
import { anyLength } from './fields/field-info.ts';
import { text } from './fields/fields.ts';
import { formats } from './fields/formats.ts';

/** For a text that a page shows as Markdown. */
export function checkHtml(markdown: string | undefined, context: z.RefinementCtx): void {
  const [issue] = htmlIssues(markdown ?? '');
  if (issue === undefined) return;
  const { expected: message, line: textLine, ...rest } = issue;
  const params: IssueParams = { ...rest, textLine };
  context.addIssue({ code: 'custom', message, params });
}

export const questionSchema = z.strictObject({
  question: text(140).describe('What clients ask.'),
  answer: text(anyLength)
    .superRefine(checkHtml)
    .describe('The answer, in Markdown.')
    .meta({ format: formats.markdown }),
});

export type Question = z.output<typeof questionSchema>;
