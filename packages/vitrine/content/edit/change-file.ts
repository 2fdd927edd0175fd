import { editYaml } from './edit-yaml.ts';
import type { FormGroup } from './form-schema.ts';
import type { JsonGroup } from './json.ts';
import { unixLines, withLineEnds } from './line-ends.ts';

/** A change of a content file: of its fields and the Markdown below them, or of its whole text. */
export type FileChange = { value: JsonGroup; body?: string | undefined } | { text: string };

/**
 * Returns the text of a content file after a change. Unchanged parts of the file keep every character.
 *
 * @param path The path of the file, which says whether it is YAML or Markdown.
 * @param raw The text of the file before the change, with its own line ends; empty for a new file.
 * @param form The form of the file, which defines the order of new fields; by default that of the value.
 * @returns The code of an error if the front matter cannot be found, or if the syntax of the YAML does not allow the
 *   change, such as for aliases (`*name`).
 */
export function changeFile(
  path: string,
  raw: string,
  change: FileChange,
  form?: FormGroup,
): { text: string } | { error: 'noForm' | 'unusualYaml' } {
  if ('text' in change) return { text: withLineEnds(raw, unixLines(change.text)) };
  const parts = splitFile(path, unixLines(raw));
  if (parts === undefined) return { error: 'noForm' };
  const [before, oldYaml, between, oldBody, after] = parts;
  const yaml = editYaml(oldYaml, change.value, form);
  if (yaml === undefined) return { error: 'unusualYaml' };
  const { body = oldBody } = change;
  if (body === oldBody)
    return { text: withLineEnds(raw, before + yaml + between + (body ?? '') + after) };
  const rule = between.trimEnd();
  const gap = oldBody === '' ? '\n\n' : between.slice(rule.length);
  const below = body?.trim() ? gap + body.replace(/^\n+/, '').trimEnd() : '';
  return { text: withLineEnds(raw, `${before}${yaml}${rule}${below}\n`) };
}

/**
 * The text of a content file with `\n` as line ends, and the Markdown below its fields without empty lines around it.
 * The Markdown is absent in a YAML file, and where the front matter cannot be found.
 */
export function textOf(path: string, raw: string): { text: string; body?: string | undefined } {
  const text = unixLines(raw);
  return { text, body: splitFile(path, text)?.[3] };
}

/** Matches the first line of a Markdown file, its YAML, and the line below with the empty lines below that. */
const frontMatter = /^(---[^\S\n]*\n)((?:(?!---[^\S\n]*(?:\n|$)).*\n)*)(---[^\S\n]*(?:\n+|$))/;

/** The parts of a file in order: text before the YAML, YAML, text between, Markdown (undefined in a YAML file), rest. */
function splitFile(path: string, text: string) {
  if (!path.endsWith('.md')) return ['', text, '', undefined, ''] as const;
  if (text === '') return ['---\n', '', '---\n', '', ''] as const;
  const [start, before = '', yaml = '', between = ''] = frontMatter.exec(text) ?? [];
  if (start === undefined) return undefined;
  const below = text.slice(start.length);
  const body = below.trimEnd();
  return [before, yaml, between, body, below.slice(body.length)] as const;
}
