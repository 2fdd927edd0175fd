import { z } from 'zod';
import { collections, filePath, schemaOf } from './collection-files.ts';

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
    Object.entries(collections).map(([name, collection]) => [
      `${name}.json`,
      `${JSON.stringify(toJsonSchema(schemaOf(collection)), null, 2)}\n`,
    ]),
  );
}

/**
 * The VS Code settings that assign a JSON Schema to the YAML files of content folders, by path: those of this
 * repository, and those that `create-vitrine` writes.
 */
export function codeSettings(): Map<string, string> {
  const file = '.vscode/settings.json';
  return new Map([
    [
      file,
      settingsFor('./packages/vitrine/schemas', [
        'content',
        'examples/*/content',
        'tests/fixtures/*',
      ]),
    ],
    [
      `packages/create-vitrine/hosts/every/${file}`,
      settingsFor('./node_modules/vitrine/schemas', ['content']),
    ],
  ]);
}

function settingsFor(schemaFolder: string, folders: readonly string[]): string {
  const schemas = Object.entries(collections).flatMap(([name, collection]) => {
    const file = filePath(collection);
    if (!file.endsWith('.yaml')) return [];
    return [[`${schemaFolder}/${name}.json`, folders.map((folder) => `${folder}/${file}`)]];
  });
  return `${JSON.stringify({ 'yaml.schemas': Object.fromEntries(schemas) }, null, 2)}\n`;
}
