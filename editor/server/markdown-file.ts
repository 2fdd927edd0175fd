import { splitMarkdown } from '../../src/content/loader/source-file.ts';

/** A content file taken apart: its fields in YAML, and the text below them where it has one. */
interface FileParts {
  yaml: string;
  /** The Markdown without the empty lines around it; absent in a YAML file. */
  body?: string | undefined;
}

/**
 * Takes a file apart.
 *
 * @param text The file, with lines that end with `\n`.
 * @returns Undefined where its fields cannot be found.
 */
export function takeApart(path: string, text: string): FileParts | undefined {
  if (!path.endsWith('.md')) return { yaml: text };
  if (text === '') return { yaml: '', body: '' };
  const parts = splitMarkdown(text);
  if ('found' in parts) return undefined;
  const yaml = parts.yamlLines === 0 ? '' : `${parts.yaml}\n`;
  return { yaml, body: trimLines(parts.body) };
}

/**
 * Puts changed parts in the place of the old ones.
 *
 * @param text The file as it was, with lines that end with `\n`.
 */
export function putTogether(path: string, text: string, { yaml, body = '' }: FileParts): string {
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
