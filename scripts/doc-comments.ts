// Reads declarations and doc comments of modules from syntax trees, without resolving types.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';

/** A node of the syntax tree that declares a name. */
export type Declaration = ts.Statement | ts.VariableDeclaration;

/** Parses a module into a syntax tree; of an `.astro` file only the front matter is parsed. */
export function parse(path: string): ts.SourceFile {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const code = path.endsWith('.astro') ? (/^---\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '') : text;
  return ts.createSourceFile(`${path}.tsx`, code, ts.ScriptTarget.Latest, true);
}

/** The path of an imported file, relative to the project's folder. `#look/` becomes the look `shop`. */
export const resolve = (from: string, to: string) =>
  to.startsWith('#look/') ? `packages/vitrine/looks/shop/${to.slice(6)}` : join(dirname(from), to);

/**
 * Finds the declaration of a name in a module, or in the module from which the name is imported.
 *
 * @throws Error if the module declares no such name
 */
export function declared(path: string, name: string): Declaration {
  for (const statement of parse(path).statements) {
    if (ts.isVariableStatement(statement)) {
      const { declarations } = statement.declarationList;
      const found = declarations.find((declaration) => declaration.name.getText() === name);
      if (found) return found;
    } else if (ts.isExportAssignment(statement)) {
      if (name === 'default') return declared(path, statement.expression.getText());
    } else if (ts.isImportDeclaration(statement)) {
      const names = statement.importClause?.namedBindings;
      const isIn =
        names &&
        ts.isNamedImports(names) &&
        names.elements.some((element) => element.name.text === name);
      if (isIn) return declared(resolve(path, textOf(statement.moduleSpecifier)), name);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      const isDefault = statement.getText().startsWith('export default');
      if (statement.name?.text === name || (isDefault && name === 'default')) return statement;
    }
  }
  throw new Error(`${path} declares no ${name}.`);
}

/** The text of a string literal; empty for any other expression. */
export const textOf = (node: ts.Expression | undefined) =>
  node && ts.isStringLiteral(node) ? node.text : '';

/** The doc comment of a declaration in one line, with tags such as `@param` and their texts. */
export function comment(node: ts.Node): string {
  const owner = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const parts = ts.getJSDocCommentsAndTags(owner).flatMap((part) => {
    if (!ts.isJSDoc(part)) return [];
    const tags = part.tags?.map((tag) => {
      const name = ts.isJSDocParameterTag(tag) ? ` \`${tag.name.getText()}\`` : '';
      return `*${tag.tagName.text}*${name} ${ts.getTextOfJSDocComment(tag.comment) ?? ''}`;
    });
    return [ts.getTextOfJSDocComment(part.comment) ?? '', ...(tags ?? [])];
  });
  return parts
    .filter(Boolean)
    .join(' ')
    .replaceAll(/```[\s\S]*?```/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
