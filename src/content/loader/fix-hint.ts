import type { z } from 'zod';
import { schemaAt } from './schema-keys.ts';

/**
 * How to mend a value of the wrong type, where a small change makes it right.
 *
 * @param schema The schema of the whole file.
 * @param written The value as it is written in the file.
 */
export async function fixHint(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  written: string | undefined,
): Promise<string | undefined> {
  if (issue.code !== 'invalid_type' || !written) return undefined;
  const { expected, input } = issue;
  const own = schemaAt(schema, issue.path);
  const isValid = async (value: unknown) => (await own?.safeParseAsync(value))?.success === true;

  if (expected === 'string' && typeof input !== 'string') {
    return (await isValid(written)) ? `Put it in quotes: ${JSON.stringify(written)}` : undefined;
  }
  if (typeof input !== 'string') return undefined;
  if (expected === 'array') {
    const parts = input.split(',').map((part) => part.trim());
    return (await isValid(parts)) ? `As a list: [${parts.join(', ')}]` : undefined;
  }
  if (expected === 'number' || expected === 'int') {
    const number = input.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
    return number !== '' && (await isValid(Number(number))) ? `As a number: ${number}` : undefined;
  }
  return undefined;
}
