import { HTTPException } from 'hono/http-exception';
import { splitMarkdown } from '../../src/content/loader/source-file.ts';
import type { SaveRequest } from '../api.ts';
import type { FormGroup } from '../form/from-schema.ts';
import { messages } from '../messages.ts';
import { editYaml, UnusualYaml } from '../yaml/edit-yaml.ts';
import { unixLines, withLineEnds } from '../yaml/line-ends.ts';

/**
 * The text of a file after a change. What was not changed stays letter by letter.
 *
 * @param raw The file as it was, with its own line ends.
 * @throws HTTPException where the fields cannot be written into it
 */
export function changeText(
  path: string,
  raw: string,
  change: SaveRequest['change'],
  form: FormGroup,
): string {
  if ('text' in change) return withLineEnds(raw, unixLines(change.text));
  const text = unixLines(raw);
  const parts = splitFile(path, text);
  if (parts === undefined) throw new HTTPException(400, { message: messages.errors.noForm });
  try {
    const yaml = editYaml(parts.yaml, change.value, form);
    const body = change.body ?? parts.body;
    return withLineEnds(raw, joinFile(path, text, { yaml, body }));
  } catch (error) {
    if (error instanceof UnusualYaml)
      throw new HTTPException(400, { message: messages.errors.unusualYaml });
    throw error;
  }
}

/** A content file in two parts: its fields in YAML, and the text below them where it has one. */
interface FileParts {
  yaml: string;
  /** The Markdown without the empty lines around it; absent in a YAML file. */
  body?: string | undefined;
}

/**
 * Splits a file.
 *
 * @param text The file, with lines that end with `\n`.
 * @returns Undefined where its fields cannot be found.
 */
export function splitFile(path: string, text: string): FileParts | undefined {
  if (!path.endsWith('.md')) return { yaml: text };
  if (text === '') return { yaml: '', body: '' };
  const parts = splitMarkdown(text);
  if ('found' in parts) return undefined;
  const yaml = parts.yamlLines === 0 ? '' : `${parts.yaml}\n`;
  return { yaml, body: trimLines(parts.body) };
}

/**
 * Replaces the parts of a file.
 *
 * @param text The file as it was, with lines that end with `\n`.
 */
export function joinFile(path: string, text: string, { yaml, body = '' }: FileParts): string {
  if (!path.endsWith('.md')) return yaml;
  const parts = text === '' ? undefined : splitMarkdown(text);
  const below = body === '' ? '' : `\n${body}\n`;
  if (parts === undefined || 'found' in parts) return `---\n${yaml}---\n${below}`;
  const lines = text.split('\n');
  const rule = lines[parts.yamlLines + 1] ?? '---';
  const isSame = trimLines(parts.body) === body;
  const own = lines.length > parts.yamlLines + 2 ? `\n${parts.body}` : '';
  return `${lines[0]}\n${yaml}${rule}${isSame ? own : `\n${around(parts.body, body)}`}`;
}

/** A text without the empty lines above and the white space below it. */
function trimLines(text: string): string {
  return text.replace(/^\n+/, '').trimEnd();
}

/** A new text with the empty lines above it that the old one had. */
function around(old: string, body: string): string {
  if (body.trim() === '') return '';
  const above = old.trim() === '' ? '\n' : (/^\n*/.exec(old)?.[0] ?? '');
  return `${above}${trimLines(body)}\n`;
}
