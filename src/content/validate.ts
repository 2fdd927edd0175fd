import { z } from 'zod';
import { nearest } from './nearest.ts';
import type { Problem } from './problems.ts';
import type { FieldPath, SourceFile } from './source-file.ts';

/** Checked data, or the mistakes found in it. */
export type Checked<T> = { data: T } | { problems: Problem[] };

/**
 * Checks a file's data against its schema and tells every mistake with its line.
 *
 * @param shownAs The file's name in messages.
 */
export async function validate<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  shownAs: string,
): Promise<Checked<T>> {
  const result = await schema.safeParseAsync(source.data, { reportInput: true });
  if (result.success) return { data: result.data };
  return {
    problems: result.error.issues.flatMap((issue) => toProblems(issue, schema, source, shownAs)),
  };
}

function toProblems(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  source: SourceFile,
  file: string,
): Problem[] {
  const field = formatPath(issue.path);
  if (issue.code === 'unrecognized_keys') {
    const known = knownKeys(schema, issue.path);
    return issue.keys.map((key) => ({
      file,
      line: source.lineOfKey(issue.path, key),
      field: formatPath([...issue.path, key]),
      expected: known.length > 0 ? `one of the fields ${known.join(', ')}` : 'no such field',
      found: `an unknown field '${key}'`,
      suggestion: nearest(key, known),
    }));
  }
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const suggestion: unknown = issue.code === 'custom' ? issue.params?.['suggestion'] : undefined;
  const found: unknown = issue.code === 'custom' ? issue.params?.['found'] : undefined;
  return [
    {
      file,
      line: source.lineOf(issue.path),
      field: field === '' ? undefined : field,
      expected: values.length > 0 ? oneOf(values) : issue.message,
      found: typeof found === 'string' ? found : describe(issue.input),
      suggestion:
        typeof suggestion === 'string' ? suggestion : nearest(String(issue.input ?? ''), values),
    },
  ];
}

function oneOf(values: readonly string[]): string {
  return values.length === 1 ? `'${values[0]}'` : `one of: ${values.join(', ')}`;
}

/** `['stats', 1, 'end']` as `stats[1].end`. */
export function formatPath(path: FieldPath): string {
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('');
}

/** A value as a person would write it, at most 80 characters. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'an empty value';
  if (typeof value === 'string') return value === '' ? 'an empty text' : shorten(`'${value}'`);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value} ${String(value)}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** The field names that a schema allows at a path. */
function knownKeys(schema: z.ZodType, path: FieldPath): string[] {
  let current: unknown = unwrap(schema);
  for (const part of path) {
    if (current instanceof z.ZodArray) current = unwrap(current.element);
    else if (current instanceof z.ZodRecord) current = unwrap(current.valueType);
    else if (current instanceof z.ZodObject) current = unwrap(current.shape[String(part)]);
  }
  return current instanceof z.ZodObject ? Object.keys(current.shape) : [];
}

function unwrap(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap());
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
}
