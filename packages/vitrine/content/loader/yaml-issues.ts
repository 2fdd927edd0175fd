import {
  type Document,
  type ErrorCode,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  visit,
  type YAMLError,
} from 'yaml';
import type { ContentIssue } from '../content-issue.ts';
import { type Phrase, say } from '../phrase.ts';
import { cutAdvice, cutsIn } from './cut-texts.ts';
import { formatPath } from './field-path.ts';
import { type YamlToken, yamlTokens } from './yaml-tokens.ts';

/** A YAML syntax error for people to read, with its line in the file. */
export type YamlIssue = Pick<ContentIssue, 'expected' | 'found' | 'hint'> & { line: number };

/** The parts of a YAML issue that are the same in every file: the expectation, and perhaps a hint. */
type Advice = readonly [expected: Phrase, hint?: Phrase];

const sameColumn: Advice = [say('sameColumn')];
const nameAndValue: Advice = [say('nameAndValue')];
const hintQuotes = say('quoteWhole');
const specialSign: Advice = [say('quotesSpecial'), hintQuotes];
const nothingAfter: Advice = [say('nothingAfter'), hintQuotes];
const singleCommas: Advice = [say('singleCommas')];
const validYaml: Advice = [say('validYaml')];
const beginsWith = (sign: string): Advice => [say('quotesSign', { sign })];

/**
 * Explains the first syntax error in a YAML text by the code of the parser and the tokens there.
 *
 * @param lineAt Returns the line in the file for a character offset in the YAML text.
 */
export function explainYaml(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): YamlIssue | undefined {
  const lines = yaml.split('\n');
  const issueAt = (offset: number, [expected, hint]: Advice): YamlIssue => {
    const line = lineAt(offset);
    return { line, expected, found: quote(lines[line - lineAt(0)] ?? ''), hint };
  };

  const excess = findExcess(document);
  if (excess) return issueAt(excess.offset, [excess.expected]);
  const open = findOpen(document, yaml);
  if (open) {
    const line = lineAt(open.offset);
    const onLine = [...yamlTokens(yaml)].filter(({ offset }) => lineAt(offset) === line);
    const comment = onLine.find(({ type }) => type === 'comment');
    const expected = say('closingSign', { sign: open.closing });
    return issueAt(open.offset, comment ? [expected, say('quoteHash')] : [expected]);
  }
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    const context = contextAt([...yamlTokens(yaml)], error.pos[0]);
    const offset = offsetOf(error, context);
    const line = lineAt(offset);
    const cut = cutsIn(yaml).find(({ comment }) => [0, 1].includes(line - lineAt(comment.offset)));
    if (cut) return issueAt(cut.comment.offset, [cutAdvice.expected, cutAdvice.hint]);
    return issueAt(offset, adviceFor(error.code, context));
  }
  const stray = findStray(document, yaml);
  return stray && issueAt(stray.offset, beginsWith(stray.sign));
}

/** Takes the place of a token before the first one and behind the last one. */
const noToken: YamlToken = { type: 'none', text: '', offset: 0, column: 0, isFirst: false };

type ErrorContext = ReturnType<typeof contextAt>;

/** The tokens at an error, and whether it is between the brackets of a list or group. */
function contextAt(tokens: readonly YamlToken[], start: number) {
  // A comment is an error only right behind another token; otherwise the error is behind the comment.
  const index = tokens.findIndex(
    ({ type, text, offset, isFirst }) =>
      offset + text.length > start && (type !== 'comment' || (offset === start && !isFirst)),
  );
  const earlier = index < 0 ? tokens : tokens.slice(0, index);
  const count = (types: RegExp) => earlier.filter(({ type }) => types.test(type)).length;
  return {
    token: tokens[index] ?? noToken,
    before: earlier.at(-1) ?? noToken,
    next: tokens[index + 1] ?? noToken,
    isInBrackets: count(/^flow-.*-start$/) > count(/^flow-.*-end$/),
  };
}

/** The offset of the text that is wrong. */
function offsetOf(
  { code, pos: [start] }: YAMLError,
  { token, before, next }: ErrorContext,
): number {
  if (/^(?:doc-end|directive-line)$/.test(before.type)) return before.offset;
  // A name in a wrong column belongs to the text above it, up to the colon.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && next.type === 'map-value-ind') return next.offset;
  return Math.max(start, token.offset + Math.max(hiddenSpaceIn(token), 0));
}

/** The index of a space that is not an ordinary one where YAML needs one, such as a no-break space after `name:`. */
function hiddenSpaceIn(token: YamlToken): number {
  if (token.type !== 'plain') return -1;
  return token.text.search(/[-:][\u00ad\u180e\u200b-\u200f\u2060]|[-:](?![ \t\n])\s/);
}

function adviceFor(code: ErrorCode, { token, before, next, isInBrackets }: ErrorContext): Advice {
  if (hiddenSpaceIn(token) >= 0) return [say('ordinarySpace')];
  if (token.type === 'explicit-key-ind') return beginsWith('?');
  if (token.isFirst && /^(?:\*$|• )/.test(token.text)) return [say('dashEntry')];
  if (token.isFirst && /^-[^-]/.test(token.text)) return [say('spaceAfterDash')];
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      if (next.type !== 'map-value-ind' || token.text.includes('\n')) return sameColumn;
      return [say('quotesColon'), hintQuotes];
    case 'MISSING_CHAR':
      if (isInBrackets) return singleCommas;
      if (token.type === 'comment') return nothingAfter;
      if (before.type === 'doc-start') return [say('noRule')];
      if (/^(?:anchor|tag)$/.test(token.type)) return specialSign;
      if (before.type === 'directive-line' || token.type === 'directive-line') return specialSign;
      return next.type === 'map-value-ind' ? sameColumn : nameAndValue;
    case 'MULTILINE_IMPLICIT_KEY':
      if (isInBrackets) return singleCommas;
      return token.type === 'seq-item-ind' ? sameColumn : nameAndValue;
    case 'UNEXPECTED_TOKEN':
      if (/block-scalar-header/.test(token.type + before.type)) return [say('textBelow')];
      if (isInBrackets) return singleCommas;
      if (token.isFirst) return sameColumn;
      if (token.type === 'seq-item-ind') return [say('listBelow')];
      if (/^flow-.*-end$/.test(token.type)) return specialSign;
      if (before.type === 'alias') return beginsWith('*');
      return /-quoted-scalar$|^flow-.*-end$/.test(before.type) ? nothingAfter : validYaml;
    default:
      return byCode[code] ?? specialSign;
  }
}

/** The advice for the codes of the parser that need no look at the tokens; others are about special signs. */
const byCode: Readonly<Partial<Record<ErrorCode, Advice>>> = {
  BAD_DQ_ESCAPE: [say('singleQuotes')],
  BAD_INDENT: sameColumn,
  BLOCK_IN_FLOW: singleCommas,
  KEY_OVER_1024_CHARS: nameAndValue,
  MULTIPLE_DOCS: [say('noRule')],
  TAB_AS_INDENT: [say('noTabs')],
};

/** Limits that no real content reaches, low enough for the recursive code that reads the data. */
const max = { levels: 100, references: 100 };

const fewLevels = say('fewGroups', { count: String(max.levels) });

/** The expectation in the error about too many or circular aliases (`*name`). */
export const fewReferences = say('fewReferences', { count: String(max.references) });

/** Finds the first node that is nested too deeply, or an alias that makes the data endless or huge. */
function findExcess(document: Document): { offset: number; expected: Phrase } | undefined {
  const stacked = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  if (stacked) return { offset: stacked.pos[0], expected: fewLevels };
  const ends = new Map<string, number>();
  let references = 0;
  const open: { node: unknown; level: number }[] = [{ node: document.contents, level: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next;
    const [offset = 0, , end = 0] = (isNode(node) && node.range) || [];
    if (isAlias(node)) {
      references += 1;
      const isEndless = (ends.get(node.source) ?? 0) > offset;
      if (isEndless || references > max.references) return { offset, expected: fewReferences };
    }
    if (!isCollection(node)) continue;
    if (level > max.levels) return { offset, expected: fewLevels };
    if (node.anchor) ends.set(node.anchor, end);
    const nodes = node.items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item]));
    for (const item of nodes.toReversed()) open.push({ node: item, level: level + 1 });
  }
  return undefined;
}

/** Finds the first unclosed quote or bracket, because the parser only reports the end of the file. */
function findOpen(
  document: Document,
  yaml: string,
): { offset: number; closing: string } | undefined {
  let open: { offset: number; closing: string } | undefined;
  visit(document, {
    Node(_key, node) {
      const [offset = 0, end = 0] = node.range ?? [];
      const sign = yaml[offset] ?? '';
      const isText = isScalar(node) && node.type?.startsWith('QUOTE');
      const closing = isText ? sign : isCollection(node) && node.flow && brackets.get(sign);
      if (!closing || (end - offset >= 2 && yaml[end - 1] === closing)) return undefined;
      open = { offset, closing };
      return visit.BREAK;
    },
  });
  return open;
}

const brackets = new Map([
  ['{', '}'],
  ['[', ']'],
]);

/** Finds an unquoted text that YAML parses as an alias, anchor, comment or key: *Bold, &Co, #b3321f, ? Why. */
function findStray(document: Document, yaml: string): { offset: number; sign: string } | undefined {
  let stray: { offset: number; sign: string } | undefined;
  visit(document, (_key, node) => {
    if (isAlias(node) && node.range && node.resolve(document) === undefined) {
      stray = { offset: node.range[0], sign: '*' };
    } else if (isScalar(node) && node.anchor && node.value === null && node.range) {
      stray = { offset: node.range[0], sign: '&' };
    } else if (isScalar(node) && node.value === null && node.range) {
      const [offset] = node.range;
      const rest = yaml.slice(offset).split('\n', 1)[0] ?? '';
      if (/^ *#(?:[0-9a-f]{3,8})?\s*$/i.test(rest)) stray = { offset, sign: '#' };
    } else if (isPair(node) && isNode(node.key) && !isNode(node.value) && node.key.range) {
      const [offset] = node.key.range;
      const isMarked = isCollection(node.key) ? /\?\s.*$/ : /\?\s+$/;
      if (isMarked.test(yaml.slice(0, offset))) stray = { offset, sign: '?' };
    }
    return stray && visit.BREAK;
  });
  return stray;
}

function quote(line: string): Phrase {
  const text = line.replaceAll('\t', '→').replace(/[ →]+$/, '');
  return say('quoted', { text: text.length > 90 ? `${text.slice(0, 89)}…` : text });
}

/**
 * The errors about duplicate fields in a group; without them YAML would use only one of them.
 *
 * @param lineAt Returns the line in the file for a character offset in the YAML text.
 */
export function duplicateKeys(
  document: Document,
  lineAt: (offset: number) => number,
): Omit<ContentIssue, 'file'>[] {
  const issues: Omit<ContentIssue, 'file'>[] = [];
  visit(document, (nodeKey, node, ancestors) => {
    if (!isMap(node)) return;
    const first = new Map<string, number>();
    for (const { key } of node.items) {
      if (!isScalar(key) || !key.range) continue;
      const name = String(key.value);
      const line = lineAt(key.range[0]);
      const before = first.get(name);
      if (before === undefined) first.set(name, line);
      else {
        issues.push({
          line,
          field: formatPath([...nodePath(nodeKey, ancestors), name]),
          expected: say('eachOnce'),
          found: say('twice', { value: say('quoted', { text: name }), line: String(before) }),
        });
      }
    }
  });
  return issues;
}

/** The path of a YAML node: the field names and list indexes that lead to it. */
export function nodePath(nodeKey: unknown, ancestors: readonly unknown[]): PropertyKey[] {
  const path: PropertyKey[] = [];
  ancestors.forEach((ancestor, index) => {
    const next = ancestors[index + 1];
    if (isPair(ancestor) && isScalar(ancestor.key)) path.push(String(ancestor.key.value));
    if (isSeq(ancestor))
      path.push(next === undefined ? Number(nodeKey) : ancestor.items.indexOf(next));
  });
  return path;
}
