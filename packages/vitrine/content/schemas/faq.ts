import { z } from 'zod';
import { refuse } from '../content-issue.ts';
import { checkedHtml } from '../loader/html-rules.ts';
import { anyLength } from './fields/field-info.ts';
import { text } from './fields/fields.ts';
import { formats } from './fields/formats.ts';
import { nonEmptyList, uniqueTexts } from './fields/lists.ts';

/** Converts a Markdown field to HTML and reports forbidden HTML; an omitted field becomes ''. */
export function toHtml(markdown: string | undefined, context: z.RefinementCtx): string {
  const { html, issues } = checkedHtml(markdown ?? '');
  const [issue] = issues;
  if (issue !== undefined) {
    const { line: textLine, expected, ...rest } = issue;
    refuse(context, expected, { ...rest, textLine });
  }
  return html;
}

export const faqEntrySchema = z.strictObject({
  question: text(140).describe('The text of the question.'),
  answer: text(anyLength)
    .transform(toHtml)
    .describe('The answer to the question, in Markdown.')
    .meta({ format: formats.markdown }),
});

export const faqSchema = z.strictObject({
  heading: text(80).describe('The heading of the section with the questions.'),
  on: uniqueTexts(z.enum(['home', 'contact'], { error: 'home or contact' }))
    .default(['home'])
    .describe('The pages that show the questions: home, contact or both.'),
  questions: nonEmptyList(faqEntrySchema).describe(
    'The questions with their answers, in the order in which they are shown.',
  ),
});

export type FaqEntry = z.output<typeof faqEntrySchema>;
