import { z } from 'zod';
import { kinds, schemaOf } from './kind-files.ts';

/**
 * Converts the input type of a Zod schema to a JSON Schema for code editors and forms.
 *
 * @param override Called for each part of the schema; may add properties to its JSON Schema.
 */
export function toJsonSchema(
  schema: z.ZodType,
  override: z.core.ToJSONSchemaParams['override'] = () => undefined,
): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override });
}

/**
 * The JSON Schemas of the content files, with which code editors complete and validate them. Only the
 * loader checks some rules, such as that an image exists.
 *
 * @returns The text of each JSON Schema by its file name in `schemas/`. The schema of a Markdown file
 * describes the front matter.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(kinds).map(([name, kind]) => [
      `${name}.json`,
      `${JSON.stringify(toJsonSchema(schemaOf(kind)), null, 2)}\n`,
    ]),
  );
}

/** The VS Code settings that assign a JSON Schema to the YAML files of each content folder. */
export function codeSettings(): string {
  const yaml = Object.entries(kinds).filter(([, { file }]) => file.endsWith('.yaml'));
  const folders = ['sample', 'content', 'tests/fixtures/*'];
  const schemas = yaml.map(([name, { file }]) => [
    `./schemas/${name}.json`,
    folders.map((folder) => `${folder}/${file}`),
  ]);
  return `${JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`;
}

/** Returns the text of docs/owner/content-files.md with the table of content files updated. */
export function withTable(text: string): string {
  const rows = Object.values(kinds).map(
    ({ file, holds }) => `| \`${file.replace('*', '<id>')}\` | ${holds} |\n`,
  );
  const head = '| file | what it holds |\n|---|---|\n';
  const [before = '', after = ''] = text.split(head);
  return before + head + rows.join('') + after.replace(/^(?:\| `[^`]+\.(?:yaml|md)` .*\n)*/, '');
}
