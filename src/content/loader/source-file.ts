import type { ContentIssue } from '../content-issue.ts';
import { readText, tooLong } from './text-file.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';
import { duplicateKeys } from './yaml-issues.ts';

/** A content file as read: its data, the places of its fields, and the text below the front matter. */
export interface SourceFile extends YamlFile {
  /** The Markdown below the front matter; empty for a YAML file. */
  body: string;
  /** Number of lines above it. */
  linesBefore: number;
}

/** Expected content of every file. */
const someFields = 'the fields of this file, as the same file in sample/ shows them';

/**
 * Reads a YAML file, or a Markdown file with YAML front matter between two lines of `---`.
 *
 * @param path Absolute path of the file.
 * @param shownAs The file's name in messages.
 * @param draft The new text of the file, where it is not written yet.
 */
export async function readSource(
  path: string,
  shownAs: string,
  draft?: string,
): Promise<{ source: SourceFile } | { issues: ContentIssue[] }> {
  const failure = (...issues: readonly Omit<ContentIssue, 'file'>[]) => ({
    issues: issues.map((issue) => ({ file: shownAs, ...issue })),
  });
  const read =
    draft === undefined
      ? await readText(path)
      : (tooLong(Buffer.byteLength(draft)) ?? { text: draft });
  if ('found' in read) return failure({ expected: 'a text file in UTF-8', ...read });
  if (read.text.trim() === '') {
    return failure({ line: 1, expected: someFields, found: 'an empty file' });
  }
  const isMarkdown = path.endsWith('.md');
  const parts = isMarkdown ? splitMarkdown(read.text) : { yaml: read.text, body: '', yamlLines: 0 };
  if ('found' in parts) return failure({ line: 1, ...parts });

  const yaml = parseYaml(parts.yaml, isMarkdown ? 1 : 0);
  if ('issue' in yaml) return failure(yaml.issue, ...duplicateKeys(yaml));
  const twice = duplicateKeys(yaml);
  if (twice.length > 0) return failure(...twice);
  if (yaml.data === null) return failure({ line: 1, expected: someFields, found: 'no fields' });
  // Above the Markdown are the front matter and its two lines of `---`.
  return { source: { ...yaml, body: parts.body, linesBefore: parts.yamlLines + 2 } };
}

/** A Markdown file taken apart. With the lines of `---` put back it is the same text again. */
interface MarkdownParts {
  /** The front matter, which begins in the second line, without its last line end. */
  yaml: string;
  body: string;
  yamlLines: number;
}

/** Takes the front matter and the text below it apart. Lines end with `\n`. */
export function splitMarkdown(
  text: string,
): MarkdownParts | Pick<ContentIssue, 'expected' | 'found'> {
  const lines = text.split('\n');
  const isRule = (line: string) => line.trimEnd() === '---';
  if (!isRule(lines[0] ?? '')) {
    return {
      expected: 'a line of --- at the very top, then the fields, then another line of ---',
      found: 'text without such fields (front matter)',
    };
  }
  const end = lines.findIndex((line, index) => index > 0 && isRule(line));
  if (end < 0) {
    return {
      expected: 'a second line of --- between the fields and the text',
      found: 'front matter that begins here and is never closed',
    };
  }
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    yamlLines: end - 1,
  };
}
