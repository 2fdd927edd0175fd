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

/** A YAML syntax error for people to read, with its line in the file. */
export type YamlIssue = Pick<ContentIssue, 'expected' | 'found' | 'hint'> & { line: number };

/** The parts of a YAML issue that are the same in every file: the expectation, and perhaps a hint. */
type Advice = readonly [expected: Phrase, hint?: Phrase];

const sameColumn = say('sameColumn');
const field: Advice = [say('nameAndValue')];
const hintQuotes = say('quoteWhole');
const specialSign: Advice = [say('quotesSpecial'), hintQuotes];
const singleCommas: Advice = [say('singleCommas')];

/**
 * Explains the first syntax error in a YAML text in plain words.
 *
 * @param lineAt Returns the line in the file for a character offset in the YAML text.
 */
export function explainYaml(
  document: Document,
  yaml: string,
  lineAt: (offset: number) => number,
): YamlIssue | undefined {
  const lines = yaml.split('\n');
  const linesBefore = lineAt(0) - 1;
  const textOf = (line: number) => lines[line - linesBefore - 1] ?? '';
  const issueAt = (line: number, [expected, hint]: Advice): YamlIssue => ({
    line,
    expected,
    found: quote(textOf(line)),
    hint,
  });

  const excess = findExcess(document);
  if (excess) return issueAt(lineAt(excess.offset), [excess.expected]);
  const open = findOpen(document, yaml);
  if (open) {
    const line = lineAt(open.offset);
    const isCutOff = / #/.test(textOf(line));
    const expected = say('closingSign', { sign: open.closing });
    return issueAt(line, isCutOff ? [expected, say('quoteHash')] : [expected]);
  }
  const error = document.errors[0] ?? document.warnings[0];
  if (error) {
    // The parser may report a blank line, so the error is moved to the next line with text.
    const line = lineAt(error.pos[0] + yaml.slice(error.pos[0]).search(/\S|$/));
    const cut = cutsIn(yaml).find(({ comment }) => [0, 1].includes(line - lineAt(comment.offset)));
    if (cut) return issueAt(lineAt(cut.comment.offset), cutAdvice);
    const clear = clearAdvice(error, yaml, textOf(line));
    if (clear) return issueAt(line, clear);
    const misplaced = isAboutColumns(error, yaml) ? findMisplaced(lines) : undefined;
    if (misplaced) {
      const { index, column, above } = misplaced;
      const hint = say('columns', {
        column: String(column + 1),
        line: String(above.index + linesBefore + 1),
        other: String(above.column + 1),
      });
      return issueAt(index + linesBefore + 1, [sameColumn, hint]);
    }
    const isColon = /: .*:(?: |$)/.test(textOf(line));
    if (error.code !== 'BLOCK_AS_IMPLICIT_KEY') return issueAt(line, adviceFor(error));
    if (!isColon) return issueAt(line + 1, [sameColumn]);
    return issueAt(line, [say('quotesColon'), hintQuotes]);
  }
  const stray = findStray(document, yaml);
  return stray && issueAt(lineAt(stray.offset), beginsWith(stray.sign));
}

/**
 * The advice if the text itself shows the reason of an error, which the parser reports as another one.
 *
 * @param text The text of the line with the error.
 */
function clearAdvice({ pos: [start] }: YAMLError, yaml: string, text: string): Advice | undefined {
  if (/^\?\s/.test(yaml.slice(start))) return beginsWith('?');
  if (hiddenSpace.test(text)) return [say('ordinarySpace')];
  if (/^ *[*•] /.test(text)) return [say('dashEntry')];
  return /^ *(?:- +)*-[^\s-]/.test(text) ? [say('spaceAfterDash')] : undefined;
}

/** Matches a space that looks like an ordinary one, or like none, where YAML needs an ordinary space. */
const hiddenSpace = /[-:][\u00ad\u180e\u200b-\u200f\u2060]|[-:](?![ \t\n])\s/;

const beginsWith = (sign: string): Advice => [say('quotesSign', { sign })];

/** The advice for messages of the parser whose code has several reasons. */
const byMessage: readonly (readonly [RegExp, Advice])[] = [
  [/^Not a YAML token|^Block scalars? (?:header|with)/, [say('textBelow')]],
  [/^Implicit map keys/, field],
  [/ flow (?:map|sequence)/, singleCommas],
  [/block-seq-ind/, [say('listBelow')]],
  [/at node end|^Comments/, [say('nothingAfter'), hintQuotes]],
  [/-end token|sequence props|^Tags and anchors/, specialSign],
];

const validYaml: Advice = [say('validYaml')];

/** The advice for each code of the parser, because its messages are in English. */
const byCode: Readonly<Record<ErrorCode, Advice>> = {
  ALIAS_PROPS: specialSign,
  BAD_ALIAS: specialSign,
  BAD_COLLECTION_TYPE: specialSign,
  BAD_DIRECTIVE: specialSign,
  BAD_DQ_ESCAPE: [say('singleQuotes')],
  BAD_INDENT: [sameColumn],
  BAD_PROP_ORDER: specialSign,
  BAD_SCALAR_START: specialSign,
  BLOCK_AS_IMPLICIT_KEY: [sameColumn],
  BLOCK_IN_FLOW: singleCommas,
  DUPLICATE_KEY: [say('eachOnce')],
  IMPOSSIBLE: validYaml,
  KEY_OVER_1024_CHARS: field,
  MISSING_CHAR: validYaml,
  MULTILINE_IMPLICIT_KEY: field,
  MULTIPLE_ANCHORS: specialSign,
  MULTIPLE_DOCS: [say('noRule')],
  MULTIPLE_TAGS: specialSign,
  NON_STRING_KEY: field,
  RESOURCE_EXHAUSTION: validYaml,
  TAB_AS_INDENT: [say('noTabs')],
  TAG_RESOLVE_FAILED: specialSign,
  UNEXPECTED_TOKEN: validYaml,
};

function adviceFor({ code, message }: YAMLError): Advice {
  return byMessage.find(([part]) => part.test(message))?.[1] ?? byCode[code];
}

/** Whether a YAML error may be caused by wrong indentation. */
function isAboutColumns({ code, pos: [start] }: YAMLError, yaml: string): boolean {
  const isBeforeLine = /(?:^|\n) *$/.test(yaml.slice(0, start));
  return (
    /^(?:BAD_INDENT|BLOCK_AS_IMPLICIT_KEY|MULTILINE_IMPLICIT_KEY|MISSING_CHAR)$/.test(code) ||
    (code === 'UNEXPECTED_TOKEN' && isBeforeLine)
  );
}

/** The index of a line, and its indentation as a column number from 0. */
interface Row {
  index: number;
  column: number;
}

/**
 * Finds the first line whose indentation matches none of the groups above that line. The position in
 * the parser's error is less exact: often the line before.
 */
function findMisplaced(lines: readonly string[]): (Row & { above: Row }) | undefined {
  const field = /^(?:"[^"]*"|'[^']*'|[^\s"'#[\]{}&*!|>%@`-][^:]*):(?:\s|$)/;
  /** The indentation columns of the groups that contain the line, from the outermost. */
  const groups: number[] = [];
  let above: Row | undefined;
  let opens = true;
  let textColumn = Number.POSITIVE_INFINITY;
  for (const [index, line] of lines.entries()) {
    const [, spaces = '', dashes = '', rest = ''] = /^( *)((?:-(?: +|$))*)(.*)$/.exec(line) ?? [];
    const column = spaces.length;
    // Ignored are lines of a block scalar (| or >), and lines that are neither field nor list entry.
    if (line.trim() === '' || column > textColumn) continue;
    textColumn = Number.POSITIVE_INFINITY;
    if (dashes === '' && !field.test(rest)) continue;
    const before = groups.length;
    while ((groups.at(-1) ?? -1) > column) groups.pop();
    const isInGroup = groups.at(-1) === column;
    if (above && !isInGroup && (!opens || groups.length < before)) return { index, column, above };
    if (!isInGroup) groups.push(column);
    if (dashes !== '' && field.test(rest)) groups.push(column + dashes.length);
    above = { index, column };
    opens = /(?:^|:)\s*(?:#.*)?$/.test(rest);
    if (/(?:^|: +)[|>][-+\d]*\s*(?:#.*)?$/.test(rest)) textColumn = groups.at(-1) ?? 0;
  }
  return undefined;
}

/** Limits that no real content reaches, low enough for the recursive code that reads the data. */
const max = { levels: 100, references: 100 };

const fewLevels = say('fewGroups', { count: String(max.levels) });

/** The expectation in the error about too many or circular aliases (`*name`). */
export const fewReferences = say('fewReferences', { count: String(max.references) });

/** Finds the first node that is nested too deeply, or an alias that makes the data endless or huge. */
function findExcess(document: Document): { offset: number; expected: Phrase } | undefined {
  const stacked = document.errors.find(({ message }) => message.startsWith('Maximum call stack'));
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
    const inner = node.items.flatMap((item) => (isPair(item) ? [item.key, item.value] : [item]));
    for (const item of inner.toReversed()) open.push({ node: item, level: level + 1 });
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
