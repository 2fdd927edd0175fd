import { visible } from '../../errors/visible.ts';
import { isRightToLeft } from '../../i18n/direction.ts';
import type { ContentIssue } from '../content-issue.ts';
import { describeText } from '../loader/describe.ts';
import { say } from '../phrase.ts';
import { placedTexts, type Source } from './sources.ts';

/** Matches control characters and characters that are no text, except line breaks and tabs. */
const controls = /[[\p{Cc}\p{Noncharacter_Code_Point}\u2028\u2029\ufffd]--[\n\t]]/v;

/** Matches marks that reverse letters, and tag characters outside of the flags of regions. */
const hidden = /[\u202d\u202e]|(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0001}\u{e0020}-\u{e007f}]/u;

/** Matches marks of the direction, which only texts in an Arabic or Hebrew script need. */
const marks = /[\u202a-\u202c\u2066-\u2069]/;

/** Matches a text of which nothing is seen. */
const blank = /^[\p{Z}\p{C}\p{DI}\u2800]+$/u;

/** Matches a tab in a text of one line, which mostly was a backslash and a t, as in `"C:\temp"`. */
const tab = /^[^\n\t]*(\t)[^\n]*$/;

/** Warnings for control characters in fields and texts: browsers show nothing, or a box, in their place. */
export function controlCharacters(sources: readonly Source[]): ContentIssue[] {
  return sources.flatMap((source) => {
    const { fields, lines } = placedTexts(source);
    return [...fields, ...lines].flatMap(({ value, file, line, field }) => {
      const sign =
        (controls.exec(value) ?? hidden.exec(value))?.[0] ??
        (isRightToLeft(value) ? undefined : marks.exec(value)?.[0]) ??
        (field !== undefined ? (tab.exec(value)?.[1] ?? blank.exec(value)?.[0]) : undefined);
      if (sign === undefined) return [];
      const found = say('signIn', { sign: visible(sign), text: describeText(value) });
      return [{ file, line, field, expected: say('noControls'), found }];
    });
  });
}
