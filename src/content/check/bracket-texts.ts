import { loadLanguage } from '../../i18n/load-language.ts';
import type { ContentIssue } from '../content-issue.ts';
import { describeText } from '../loader/describe.ts';
import { say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { fieldTexts, placeOf, type Source } from './sources.ts';

/** Matches a text that is only square brackets, also as a heading or with a full stop. */
const BRACKETS = /^(?:#{1,6} )?\[[^[\]]+\]\.?$/;

/**
 * Warnings for the placeholders of `init --like`: texts in square brackets, in any language, and texts
 * that contain a placeholder in the language of the site.
 *
 * @param known Other warnings. Lines that they name are left out.
 */
export async function bracketTexts(
  sources: readonly Source[],
  { site }: Content,
  known: readonly ContentIssue[],
): Promise<ContentIssue[]> {
  const { firstContent } = await loadLanguage(site.locale);
  const [start = '', end = ''] = firstContent.placeholder.split('{field}').map(RegExp.escape);
  const inside = new RegExp(`${start}[^[\\]]+${end}`);
  const lines = new Set(known.map(({ file, line }) => `${file}:${line}`));
  return sources
    .flatMap(placedTexts)
    .filter(({ value }) => BRACKETS.test(value) || inside.test(value))
    .map(({ value, ...place }) => {
      return { ...place, found: say('inBrackets', { text: describeText(value) }) };
    })
    .filter(({ file, line }) => !lines.has(`${file}:${line}`));
}

/** The texts in the fields of a file, and the lines of the Markdown below the front matter. */
function placedTexts(source: Source) {
  const { file, body, linesBefore } = source;
  const fields = fieldTexts(source).map(({ path, value, description }) => ({
    ...placeOf(source, path),
    value: value.trim(),
    expected: say('ownText'),
    ...(description && { hint: { rule: description } }),
  }));
  const lines = body.split('\n').map((value, index) => ({
    file,
    line: linesBefore + index + 1,
    value: value.trim(),
    expected: say('ownText'),
  }));
  return [...fields, ...lines];
}
