import ts from 'typescript';

/** One change of an expression or statement of the code. */
export interface Mutant {
  /** Path from the root of the repository. */
  file: string;
  /** Line of the change, from 1. */
  line: number;
  original: string;
  replacement: string;
  /** The text before and after the change, which find its place after the file has changed elsewhere. */
  before: string;
  after: string;
}

/** The operators that are exchanged. */
const exchanged: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** How much of the text before and after a change finds its place again, in characters. */
const CONTEXT = 80;

/** The replacement of a node, by one rule per kind of node; undefined where none applies. */
function replacementOf(node: ts.Node, source: ts.SourceFile): string | undefined {
  const { parent } = node;
  if (ts.isBinaryExpression(parent) && parent.operatorToken === node) {
    return exchanged[node.getText(source)];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword && !ts.isLiteralTypeNode(parent)) return 'false';
  if (node.kind === ts.SyntaxKind.FalseKeyword && !ts.isLiteralTypeNode(parent)) return 'true';
  if (ts.isNumericLiteral(node) && !ts.isLiteralTypeNode(parent)) {
    return String(Number(node.text.replaceAll('_', '')) + 1);
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return node.operand.getText(source);
  }
  // A condition that is always true, so that the other branch never runs.
  if (
    (ts.isIfStatement(parent) || ts.isConditionalExpression(parent)) &&
    isCondition(node, parent)
  ) {
    return `(true || ${node.getText(source)})`;
  }
  // A call whose result is not used: its effect is missing.
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return ';';
  return undefined;
}

function isCondition(node: ts.Node, parent: ts.IfStatement | ts.ConditionalExpression): boolean {
  return ts.isIfStatement(parent) ? parent.expression === node : parent.condition === node;
}

/** All mutants of a file: changed operators, literals and conditions, and calls that are left out. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    const replacement = node.parent === undefined ? undefined : replacementOf(node, source);
    if (replacement !== undefined) {
      const start = node.getStart(source);
      found.push({
        file,
        line: source.getLineAndCharacterOfPosition(start).line + 1,
        original: text.slice(start, node.end),
        replacement,
        before: text.slice(Math.max(0, start - CONTEXT), start),
        after: text.slice(node.end, node.end + CONTEXT),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
