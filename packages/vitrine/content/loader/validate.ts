import { z } from 'zod';
import { visible } from '../../errors/visible.ts';
import type { ContentIssue, IssueParams } from '../content-issue.ts';
import { isIssue } from '../images/image-files.ts';
import { nearest } from '../nearest.ts';
import { type Phrase, type SchemaRule, say } from '../phrase.ts';
import { cutAdvice, cutsIn } from './cut-texts.ts';
import { describe } from './describe.ts';
import { formatPath } from './field-path.ts';
import { addFileFacts, fileTypeOf, type NamedFile } from './named-files.ts';
import { infoAt, knownKeys, schemaAt } from './schema-keys.ts';
import type { YamlFile } from './yaml-file.ts';

/**
 * Validates the data of a content file against its schema and returns every error with its line. An
 * empty field is treated like an omitted field.
 *
 * @param shownAs The file's name in messages.
 * @param files The files that fields of the content file name, such as images.
 */
export function validate<T>(
  schema: z.ZodType<T>,
  source: YamlFile,
  shownAs: string,
  files: readonly NamedFile[],
): { data: T } | { issues: ContentIssue[] } {
  const result = schema.safeParse(withoutEmpty(source.data, schema), { reportInput: true });
  const issues = new Map<string, ContentIssue>();
  for (const { field: path, result: file } of files) {
    const field = formatPath(path);
    if (!isIssue(file)) continue;
    issues.set(field, { file: shownAs, line: source.lineOf(path), field, ...file });
  }
  if (result.success && issues.size === 0) {
    addFileFacts(result.data, files);
    return { data: result.data };
  }
  const zodIssues = result.error?.issues ?? [];
  // What is left of texts that a comment cuts off: `#` begins a comment, as in `title: Route #66`.
  const cuts = cutsIn(source.yaml).map(({ comment, before }) => ({
    line: source.lineAt(comment.offset),
    text: before.type === 'plain' ? before.text : '',
  }));
  // The fields whose names the owner probably meant by the unknown names in the file.
  const meantFields = new Set<string | undefined>();
  for (const { meantField: field, ...issue } of zodIssues.flatMap((issue) =>
    unknownFields(issue, schema, source),
  )) {
    issues.set(issue.field, { file: shownAs, ...issue });
    meantFields.add(field);
  }
  for (const issue of zodIssues) {
    const field = formatPath(issue.path);
    // Each field has at most one error. A field with a misspelt name is not also reported as missing.
    const isReported = issues.has(field) || (issue.input === undefined && meantFields.has(field));
    if (issue.code === 'unrecognized_keys' || isReported) continue;
    const explained = explainIssue(issue, schema, source);
    const written = source.written(issue.path);
    const isCut = cuts.some(({ line, text }) => line === explained.line && text === written);
    const hint = explained.hint ?? (isCut ? cutAdvice.hint : undefined);
    issues.set(field, { file: shownAs, ...explained, hint });
  }
  return { issues: [...issues.values()] };
}

function unknownFields(issue: z.core.$ZodIssue, schema: z.ZodType, source: YamlFile) {
  if (issue.code !== 'unrecognized_keys') return [];
  const validKeys = knownKeys(schema, issue.path);
  return issue.keys.map((key) => {
    const suggestion = nearest(key, validKeys);
    return {
      line: source.lineOf([...issue.path, key]),
      field: formatPath([...issue.path, key]),
      expected: say('oneOfFields', { names: validKeys.join(', ') }),
      found: say('unknownField', { name: key }),
      suggestion,
      meantField: suggestion && formatPath([...issue.path, suggestion]),
    };
  });
}

function explainIssue(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  source: YamlFile,
): Omit<ContentIssue, 'file'> & { line: number } {
  const params: IssueParams = issue.code === 'custom' ? (issue.params ?? {}) : {};
  const words = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const written = source.written(issue.path);
  const name = String(issue.input);
  const successor = infoAt(schema, issue.path).removed?.get(name);
  const { other, textLine } = params;
  const earlier = other && [...issue.path.slice(0, -other.length), ...other];
  // Schemas trim texts, so a text of spaces that are not seen is shown as it is in the file.
  const isUnseen = issue.input === '' && written !== undefined && visible(written) !== written;
  const found = isUnseen ? say('asWritten', { text: written }) : describe(issue.input, written);
  // `textLine` counts from 1, and the text of a block scalar (`details: |`) begins one line below its name.
  const linesAbove = textLine === undefined || /^[|>]/.test(written ?? '') ? 0 : 1;
  return {
    line: source.lineOf(issue.path) + (textLine ?? 0) - linesAbove,
    field: formatPath(issue.path) || undefined,
    expected: params.expected ?? expectation(issue, schema, words),
    found:
      params.found ??
      (earlier ? say('twice', { value: found, line: String(source.lineOf(earlier)) }) : found),
    suggestion: params.suggestion ?? successor ?? suggestion(issue, words),
    hint:
      params.hint ??
      (successor ? say('removedValue', { name, successor }) : fixHint(issue, schema, written)),
  };
}

function expectation(issue: z.core.$ZodIssue, schema: z.ZodType, words: readonly string[]): Phrase {
  if (words.length > 0) return say('oneOf', { words: words.join(', ') });
  if (issue.code === 'invalid_type' && issue.expected === 'object')
    return say('groupOf', { names: knownKeys(schema, issue.path).join(', ') });
  return ruleOf(issue);
}

const rule = z.string().brand<'SchemaRule'>();

/** The rule of a schema that an issue of Zod is about. `fields.test.ts` finds rules without translations. */
export function ruleOf({ message }: Pick<z.core.$ZodIssue, 'message'>): SchemaRule {
  return { rule: rule.parse(message) };
}

function suggestion(issue: z.core.$ZodIssue, words: readonly string[]): string | undefined {
  if (typeof issue.input !== 'string') return undefined;
  if (issue.code === 'invalid_type' && issue.expected === 'boolean')
    return { yes: 'true', on: 'true', no: 'false', off: 'false' }[issue.input.toLowerCase()];
  return nearest(issue.input, words);
}

/**
 * Removes fields without a value (null) from the data. Empty entries of lists stay. Fields that the schema does
 * not know stay too, because they are reported: in `{ label: a, b c, end: 2 }`, `b c` is a field for YAML. So do
 * `private` and `draft`, because an entry that was meant to be hidden would be published.
 */
function withoutEmpty(
  data: unknown,
  schema: z.ZodType,
  path: readonly PropertyKey[] = [],
): unknown {
  if (Array.isArray(data))
    return data.map((entry, index) => withoutEmpty(entry, schema, [...path, index]));
  if (typeof data !== 'object' || data === null) return data;
  const isReported = (key: string) => {
    const validKeys = knownKeys(schema, path);
    return /^(?:private|draft)$/.test(key) || (validKeys.length > 0 && !validKeys.includes(key));
  };
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key, value]) => value !== null || isReported(key))
      .map(([key, value]) => [key, withoutEmpty(value, schema, [...path, key])]),
  );
}

/**
 * A hint how to fix a value of the wrong type, if a small change makes it valid.
 *
 * @param schema The schema of the whole file.
 * @param written The source text of the value in the file.
 */
function fixHint(
  issue: z.core.$ZodIssue,
  schema: z.ZodType,
  written: string | undefined,
): Phrase | undefined {
  if (issue.code !== 'invalid_type' || !written) return undefined;
  const { expected, input } = issue;
  const fieldSchema = schemaAt(schema, issue.path);
  // No hint for a field that names a file, because quotes do not make the file exist.
  if (fieldSchema === undefined || fileTypeOf(schema, issue.path)) return undefined;
  const isValid = (value: unknown) => fieldSchema.safeParse(value).success;

  if (expected === 'string' && typeof input !== 'string')
    return isValid(written) ? say('putInQuotes', { text: JSON.stringify(written) }) : undefined;
  if (typeof input !== 'string') return undefined;
  if (expected === 'array') {
    if (/^-\S/.test(input)) return say('writeSpace');
    const parts = input.split(',').map((part) => part.trim());
    return isValid(parts) ? say('writeAsList', { parts: parts.join(', ') }) : undefined;
  }
  if (expected === 'number' || expected === 'int') {
    const number = input.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
    return number !== '' && isValid(Number(number)) ? say('writeAsNumber', { number }) : undefined;
  }
  return undefined;
}
