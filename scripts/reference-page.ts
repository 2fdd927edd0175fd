import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { z } from 'zod';
import { optionsSchema } from '../packages/vitrine/astro/options.ts';
import { overridable, overridableNames } from '../packages/vitrine/astro/overridable.ts';
import { toJsonSchema } from '../packages/vitrine/content/json-schemas.ts';
import { customPageSchema } from '../packages/vitrine/content/schemas/custom-page.ts';
import { ROOT } from '../packages/vitrine/settings/site-paths.ts';
import { comment, type Declaration, declared, parse, resolve, textOf } from './doc-comments.ts';

/** Doc comments for props that many components have, used if a prop has no doc comment of its own. */
const sharedProps: Readonly<Record<string, string>> = {
  content: 'The content of the site in the language of the page.',
  root: 'The language prefix of the paths of pages, such as `/de`; empty for the first language.',
  lang: 'The language of the texts (BCP 47), if it differs from that of the page.',
  locale: 'The language of the page with its region (BCP 47), for numbers and dates.',
  strings: 'The texts of the interface in the language of the page.',
  children: 'The default slot.',
};

/** The descriptions of the components that each look implements itself. */
const lookComponents: Readonly<Record<string, string>> = {
  TopDecoration: 'The decoration along the top edge of a page.',
  Showcase: 'The skills in the hero of Home.',
};

/** The files with environment variables, each of which has a doc comment `NAME: text`. */
const settings = [
  'packages/vitrine/astro/build-settings.ts',
  'packages/vitrine/settings/read-settings.ts',
  'packages/vitrine-server/environment.ts',
];

const code = (text: string) => `\`${text.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|')}\``;

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |\n`).join('');

/** The Markdown section on a component: its doc comment, its file, and a table of its props. */
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
    throw new Error(
      `The props of a component must be an interface without extends: ${node.getText()}`,
    );
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

/** The doc comments of the object fields in a module, by the name of the field. */
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

/** A Markdown table of a module's exports with their doc comments, without components. */
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

/** Makes the text of docs/reference.md. */
export function referencePage(): string {
  const components = overridableNames.map((name) =>
    component(name, resolve('packages/vitrine/index.ts', overridable[name])),
  );
  return `# Reference

<!-- Generated by \`node scripts/reference.ts\` from types and doc comments in the code: change the code. -->

## Options of \`vitrine()\`

${schemaTable(optionsSchema, 'packages/vitrine/astro/options.ts')}
## Pages of your own

A page in \`src/pages/\` exports this object as \`page\`; a Markdown page has the same fields in its front matter.

${schemaTable(customPageSchema, 'packages/vitrine/content/schemas/custom-page.ts')}
${component('Layout', 'packages/vitrine/layouts/PageLayout.astro')}
## Components

The option \`components\` accepts these names. Each component can be imported from \`vitrine/components\`, also by
the file that replaces it. \`PropsOf<'Footer'>\` is the type of the props of \`Footer\`.

${components.join('\n')}
## Imports

The package exports these modules; no other file of the package can be imported.

### vitrine

${exportsTable('packages/vitrine/index.ts')}
### vitrine/components

\`Layout\` and the components above.

${exportsTable('packages/vitrine/components.ts')}
### vitrine/content

${exportsTable('packages/vitrine/content.ts')}
### vitrine/schema

${exportsTable('packages/vitrine/schema.ts')}
### vitrine/image-service

${exportsTable('packages/vitrine/content/images/image-service.ts')}
## Environment variables

${table(['name', 'what it is'], variables())}`;
}
