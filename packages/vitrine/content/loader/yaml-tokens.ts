import { CST, Lexer } from 'yaml';

/** A token of a YAML text: an indicator such as `:` or `-`, a text, or a comment. */
export interface YamlToken {
  /** A type of `CST.TokenType`; `plain` for a text without quotes, `block` for one below `|` or `>`. */
  type: string;
  text: string;
  offset: number;
  /** The column, from 0. */
  column: number;
  /** Whether the token is the first one in its line. */
  isFirst: boolean;
}

/** The tokens of a YAML text by the lexer of the yaml package, without spaces and line breaks. */
export function* yamlTokens(yaml: string): Generator<YamlToken> {
  let offset = 0;
  let column = 0;
  let isFirst = true;
  /** The type of a text that the lexer announces by a control character, because it has no quotes. */
  let announced: string | undefined;
  let isBelowHeader = false;
  for (const text of new Lexer().lex(yaml)) {
    const type = CST.tokenType(text);
    if (type === 'scalar') {
      announced = isBelowHeader ? 'block' : 'plain';
      continue;
    }
    if (type === 'doc-mode' || type === 'flow-error-end') continue;
    if (announced !== undefined || (type !== 'space' && type !== 'newline')) {
      yield { type: announced ?? type ?? '', text, offset, column, isFirst };
      if (announced !== undefined) isBelowHeader = false;
      if (type === 'block-scalar-header') isBelowHeader = true;
      announced = undefined;
      isFirst = false;
    }
    offset += text.length;
    const lineEnd = text.lastIndexOf('\n');
    column = lineEnd < 0 ? column + text.length : text.length - lineEnd - 1;
    if (lineEnd === text.length - 1) isFirst = true;
  }
}
