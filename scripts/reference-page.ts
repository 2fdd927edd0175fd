import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { z } from 'zod';
import { ROOT } from '../platform/site-paths.ts';
import { toJsonSchema } from '../src/content/json-schemas.ts';
import { customPageSchema } from '../src/content/schemas/custom-page.ts';
import { optionsSchema } from '../src/integration/options.ts';
import { overridable, overridableNames } from '../src/integration/overridable.ts';
import { comment, type Declaration, declared, parse, resolve, textOf } from './doc-comments.ts';

/** Comments for props of many components, used if a prop has none of its own. */
const sharedProps: Readonly<Record<string, string>> = {
  content: 'The content of the site in the language of the page.',
  root: 'The path that the pages of the language are below: empty for the first, else like `/de`.',
  lang: 'The language of the texts (BCP 47), where it is not that of the page.',
  locale: 'The language of the page with its region (BCP 47), for numbers and dates.',
  strings: 'The texts of the interface in the language of the page.',
  children: 'The default slot, without a name.',
};

/** The components of which each look has its own. */
const lookComponents: Readonly<Record<string, string>> = {
  TopDecoration: 'The decoration along the top edge of a page.',
  Showcase: 'The display of skills in the first view of Home.',
};

/** The files with the environment variables, each below a comment `NAME: text`. */
const settings = [
  'src/integration/build-settings.ts',
  'platform/read-settings.ts',
  'server/environment.ts',
];

const code = (text: string) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** The section of a component: its comment, its file, and a table of its props. */
function component(name: string, path: string): string {
  const isAstro = path.endsWith('.astro');
  const found = declared(path, isAstro ? 'Props' : name);
  const type = ts.isFunctionDeclaration(found) ? found.parameters[0]?.type?.getText() : undefined;
  const props = isAstro ? found : type && declared(path, type);
  const ofLook = lookComponents[name];
  const file = ofLook ? path.replace('/shop/', '/<look>/') : path;
  const text = `### ${name}\n\n${ofLook ?? comment(found)} Source: \`${file}\`.\n\n`;
  return text + (props ? propsTable(props) : 'It has no props.\n');
}

function propsTable(node: Declaration): string {
  if (!ts.isInterfaceDeclaration(node) || node.heritageClauses) {
    throw new Error(`${node.getText()} is no interface with all props in it.`);
  }
  const rows = node.members.filter(ts.isPropertySignature).map((member) => {
    const prop = member.name.getText();
    const isOptional = member.questionToken !== undefined;
    const type = member.type?.getText().replace(/ \| undefined$/, '') ?? '';
    return [
      code(isOptional ? `${prop}?` : prop),
      code(type),
      comment(member) || sharedProps[prop] || '',
    ];
  });
  return table(['prop', 'type', 'what it is'], rows);
}

/** The comments of a module's fields by their names. */
function fieldComments(path: string): Map<string, string> {
  const found = new Map<string, string>();
  const visit = (node: ts.Node): void => {
    const text = ts.isPropertyAssignment(node) && comment(node);
    if (text) found.set(node.name.getText(), text);
    ts.forEachChild(node, visit);
  };
  visit(parse(path));
  return found;
}

type JsonSchema = z.core.JSONSchema.BaseSchema;

function schemaTable(schema: z.ZodType, path: string): string {
  const comments = fieldComments(path);
  const typeOf = (part: JsonSchema): string => {
    if (part.anyOf) return part.anyOf.map((one) => typeOf(one)).join(' | ');
    const { items } = part;
    return typeof items === 'object' && !Array.isArray(items)
      ? `${typeOf(items)}[]`
      : `${part.type}`;
  };
  const rowsOf = (part: JsonSchema, prefix: string): string[][] =>
    Object.entries(part.properties ?? {}).flatMap(([name, field]) => {
      if (typeof field === 'boolean') return [];
      const shown = `${prefix}${name}${part.required?.includes(name) ? '' : '?'}`;
      const row = [code(shown), code(typeOf(field)), comments.get(name) ?? ''];
      const parts = [field, ...(field.anyOf ?? [])];
      return [row, ...parts.flatMap((inner) => rowsOf(inner, `${prefix}${name}.`))];
    });
  return table(['name', 'type', 'what it is'], rowsOf(toJsonSchema(schema), ''));
}

/** A table of the exports of a module, with their comments, without its components. */
function exportsTable(path: string): string {
  const rows = parse(path).statements.flatMap((statement): string[][] => {
    if (ts.isTypeAliasDeclaration(statement) && statement.modifiers) {
      return [[code(statement.name.text), comment(statement)]];
    }
    if (statement.getText().startsWith('export default')) {
      return [['default', comment(declared(path, 'default'))]];
    }
    if (!ts.isExportDeclaration(statement)) return [];
    const from = textOf(statement.moduleSpecifier);
    const clause = statement.exportClause;
    if (!clause || !ts.isNamedExports(clause) || /\.(?:tsx|astro)$/.test(from)) return [];
    const file = from === '' ? path : resolve(path, from);
    return clause.elements.map(({ name: { text } }) => [code(text), comment(declared(file, text))]);
  });
  return table(['export', 'what it is'], rows);
}

function variables(): string[][] {
  return settings.flatMap((path) =>
    [...readFileSync(join(ROOT, path), 'utf8').matchAll(/\/\*\* ([A-Z_]+): ([^*]+) \*\//g)].map(
      ([, name = '', text = '']) => [code(name), text],
    ),
  );
}

/** The text of docs/reference.md. */
export function referencePage(): string {
  const components = overridableNames.map((name) =>
    component(name, resolve('src/x', overridable[name])),
  );
  return `# Reference

<!-- Made by \`node scripts/reference.ts\` from types and doc comments: change those. -->

## Options of \`vitrine()\`

${schemaTable(optionsSchema, 'src/integration/options.ts')}
## Pages of your own

A page in \`src/pages/\` exports this object as \`page\`; Markdown has the same in its front matter.

${schemaTable(customPageSchema, 'src/content/schemas/custom-page.ts')}
${component('Layout', 'src/layouts/PageLayout.astro')}
## Components

The names of the option \`components\`. Each can be imported from \`vitrine/components\`, also by the file that
replaces it. \`PropsOf<'Footer'>\` is the type of the props of one.

${components.join('\n')}
## Imports

What the package exports; nothing else can be imported.

### vitrine

${exportsTable('index.ts')}
### vitrine/components

\`Layout\` and the components above.

${exportsTable('components.ts')}
### vitrine/content

${exportsTable('content.ts')}
### vitrine/schema

${exportsTable('schema.ts')}
### vitrine/image-service

${exportsTable('src/content/images/image-service.ts')}
## Environment variables

${table(['name', 'what it is'], variables())}`;
}
