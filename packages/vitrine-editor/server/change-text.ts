import { editYaml, splitMarkdown, UnusualYaml, unixLines, withLineEnds } from 'vitrine/editing';
import type { FormGroup } from 'vitrine/form';
import type { SaveRequest } from '../api.ts';
import { Refusal } from './refusal.ts';

/**
 * Returns the text of a file after a change. Unchanged parts of the file keep every character.
 *
 * @param raw The text of the file before the change, with its own line ends.
 * @throws Refusal where the fields cannot be written into the file
 */
export function changeText(
  path: string,
  raw: string,
  change: SaveRequest['change'],
  form: FormGroup,
): string {
  if ('text' in change) return withLineEnds(raw, unixLines(change.text));
  const text = unixLines(raw);
  const pieces = splitFile(path, text);
  if (pieces === undefined) throw new Refusal(400, ({ errors }) => errors.noForm);
  try {
    const yaml = editYaml(pieces.yaml, change.value, form);
    return withLineEnds(raw, joinFile(pieces, yaml, change.body));
  } catch (error) {
    if (error instanceof UnusualYaml) throw new Refusal(400, ({ errors }) => errors.unusualYaml);
    throw error;
  }
}

/** The parts of a content file; joined in this order, they are the text of the file. */
interface FilePieces {
  before: string;
  /** The fields as YAML. */
  yaml: string;
  between: string;
  /** The Markdown text without empty lines before and after it; absent in a YAML file. */
  body?: string | undefined;
  after: string;
}

/**
 * Splits a content file into front matter and Markdown text.
 *
 * @param text The text of the file, with `\n` as line end.
 * @returns undefined where the front matter cannot be found
 */
export function splitFile(path: string, text: string): FilePieces | undefined {
  if (!path.endsWith('.md')) return { before: '', yaml: text, between: '', after: '' };
  if (text === '') return { before: '---\n', yaml: '', between: '---\n', body: '', after: '' };
  const parts = splitMarkdown(text);
  if ('found' in parts) return undefined;
  const lines = text.split('\n');
  const yaml = parts.yamlLines === 0 ? '' : `${parts.yaml}\n`;
  const before = `${lines[0]}\n`;
  const body = parts.body.replace(/^\n+/, '').trimEnd();
  const start = text.length - parts.body.replace(/^\n+/, '').length;
  const between = text.slice(before.length + yaml.length, start);
  return { before, yaml, between, body, after: text.slice(start + body.length) };
}

/** Joins the parts of a file, with changed YAML and a changed Markdown text. */
function joinFile(pieces: FilePieces, yaml: string, body = pieces.body): string {
  const { before, between, after } = pieces;
  if (body === pieces.body) return before + yaml + between + (body ?? '') + after;
  const rule = between.trimEnd();
  if (body === undefined || body.trim() === '') return `${before}${yaml}${rule}\n`;
  const gap = pieces.body === '' ? '\n\n' : between.slice(rule.length);
  return `${before}${yaml}${rule}${gap}${body.replace(/^\n+/, '').trimEnd()}\n`;
}
