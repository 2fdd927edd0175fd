import { z } from 'zod';
import { textsIn } from '../../i18n/catalogue.ts';
import { english } from '../../i18n/language.ts';
import { type Message, type MessageTree, pluralForms } from '../../i18n/messages.ts';
import type { IssueParams } from '../content-issue.ts';
import { inEnglish, say } from '../phrase.ts';

const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))];

/**
 * A text in place of an English one. It may have the placeholders of the English text only.
 *
 * @param needed Whether it must have each of them.
 */
function replacement(english: string, needed = true): z.ZodType {
  const known = placeholdersIn(english);
  const expected =
    known.length === 0
      ? say('noPlaceholders', { example: '{name}' })
      : say('withPlaceholders', { names: known.join(', ') });
  return z
    .string({ error: 'a text' })
    .refine(
      (text) => {
        const used = placeholdersIn(text);
        return (
          used.every((name) => known.includes(name)) && (!needed || used.length === known.length)
        );
      },
      { error: inEnglish(expected), params: { expected } satisfies IssueParams },
    )
    .optional()
    .describe(`The text in place of: ${english.split('\n')[0]}`);
}

function schemaOf(message: Message | MessageTree): z.ZodType {
  if (typeof message === 'string') return replacement(message);
  const { other } = message;
  const fields =
    typeof other === 'string'
      ? pluralForms.map((form) => [form, replacement(other, form === 'other')] as const)
      : Object.entries(message).flatMap(([key, part]) =>
          part === undefined ? [] : [[key, schemaOf(part)] as const],
        );
  const meaning =
    typeof other === 'string'
      ? `The plural forms of a text with a number, in place of: ${other}`
      : 'Texts of one part of the interface.';
  return z.strictObject(Object.fromEntries(fields)).optional().describe(meaning);
}

/** The schema of `messages.yaml`: any of the texts of the interface, in the owner's words. */
export const messagesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries({
      ...textsIn(english.interface),
      form: textsIn(english.form),
      testimonial: textsIn(english.testimonial),
      server: textsIn(english.server),
    }).map(([group, texts]) => [group, schemaOf(texts)]),
  ),
);
