import { z } from 'zod';
import { kinds, schemaOf } from './kind-files.ts';

/**
 * The JSON Schema that editors get: the input of a Zod schema, before it is checked.
 *
 * @param override May add to the JSON Schema of each part.
 */
export function toJsonSchema(
  schema: z.ZodType,
  override: z.core.ToJSONSchemaParams['override'] = () => undefined,
): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7', override });
}

/**
 * The JSON Schemas of the content files, by which editors complete and check. Some rules, such as that
 * an image exists, only the loader checks.
 *
 * @returns The text of each schema, by its file name in `schemas/`. Those of Markdown files describe
 * their front matter.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(kinds).map(([name, kind]) => [
      `${name}.json`,
      `${JSON.stringify(toJsonSchema(schemaOf(kind)), null, 2)}\n`,
    ]),
  );
}

/** The settings that let VS Code complete and check the YAML files of each content folder. */
export function codeSettings(): string {
  const yaml = Object.entries(kinds).filter(([, { file }]) => file.endsWith('.yaml'));
  const folders = ['sample', 'content', 'tests/fixtures/*'];
  const schemas = yaml.map(([name, { file }]) => [
    `./schemas/${name}.json`,
    folders.map((folder) => `${folder}/${file}`),
  ]);
  return `${JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`;
}

/** The text of docs/owner/content-files.md with its table as the kinds have it. */
export function withTable(text: string): string {
  const rows = Object.values(kinds).map(
    ({ file, holds }) => `| \`${file.replace('*', '<id>')}\` | ${holds} |\n`,
  );
  const head = '| file | what it holds |\n|---|---|\n';
  const [before = '', after = ''] = text.split(head);
  return before + head + rows.join('') + after.replace(/^(?:\| `[^`]+\.(?:yaml|md)` .*\n)*/, '');
}
