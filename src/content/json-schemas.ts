import { z } from 'zod';
import { contentSchemas } from './schemas/all.ts';

/** What an editor is told of a schema: what may stand in a file, before it is checked. */
export function toJsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, { io: 'input', target: 'draft-7' });
}

/**
 * The JSON Schemas of the content files, for editors: they complete and check while one types. What
 * a schema cannot say (that an image exists, say) only the loader checks.
 *
 * @returns The text of each schema, by its file name in `schemas/`. `about`, `project`
 * and `page` describe the front matter of `about.md`, `projects/<id>/index.md` and `pages/<id>.md`.
 */
export function jsonSchemas(): Map<string, string> {
  return new Map(
    Object.entries(contentSchemas).map(([name, schema]) => [
      `${name}.json`,
      `${JSON.stringify(toJsonSchema(schema), null, 2)}\n`,
    ]),
  );
}
