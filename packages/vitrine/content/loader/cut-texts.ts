import { say } from '../phrase.ts';
import { type YamlToken, yamlTokens } from './yaml-tokens.ts';

/** Matches a comment that is written as one: with a space after the `#`, or as a line of `####`. */
const realComment = /^#+\s+\S|^##+\s*$/;

/** Matches a comment that contains a field or list entry that is out of use: `#title: Home`, `#- a`. */
const unused = /^#+(?:-|[\w-]+:)(?:\s|$)/;

/** The tokens after which a comment in the same line leaves an empty value. */
const beforeValue = new Set(
  'map-value-ind seq-item-ind explicit-key-ind comma flow-map-start flow-seq-start anchor tag'.split(
    ' ',
  ),
);

/** A comment that probably is a part of a text. */
export interface Cut {
  comment: YamlToken;
  /** The token before the comment: the rest of the text, or a token such as `:` if nothing is left of it. */
  before: YamlToken;
}

/**
 * Finds comments that cut off a text without quotes, as in `title: Route #66`, or that are in the place of
 * a value, as in `client: #1 Bakery`: each `#` after a space begins a comment (YAML 1.2.2, section 6.6).
 * Not found are comments with a space after the `#`.
 */
export function cutsIn(yaml: string): Cut[] {
  const cuts: Cut[] = [];
  let before: YamlToken | undefined;
  /** The column of the innermost field or list entry. A text in a deeper column continues its value. */
  let column = 0;
  for (const token of yamlTokens(yaml)) {
    const { type, text, isFirst } = token;
    const last = cuts.at(-1);
    // Below a comment in a line of its own, the value may follow.
    if (last?.comment === before && last?.comment.isFirst && last.before.type !== 'plain') {
      const isEntry = type === 'seq-item-ind' && token.column === column;
      if (type !== 'comment' && (token.column > column || isEntry)) cuts.pop();
    }
    if (type === 'seq-item-ind') column = token.column;
    if (type === 'map-value-ind' && before) column = before.column;
    if (type === 'comment' && before && !realComment.test(text)) {
      const isCut = isFirst
        ? token.column > column &&
          /^(?:plain|map-value-ind)$/.test(before.type) &&
          !unused.test(text)
        : before.type === 'plain' || beforeValue.has(before.type);
      if (isCut) cuts.push({ comment: token, before });
    }
    before = token;
  }
  return cuts;
}

/** The parts of messages about a text that a comment cuts off. */
export const cutAdvice = { expected: say('quotesHash'), hint: say('beginsComment') };
