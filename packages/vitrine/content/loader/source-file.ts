import { extname } from 'node:path';
import { memoize } from '../../i18n/memoize.ts';
import type { ContentIssue } from '../content-issue.ts';
import type { Json } from '../edit/json.ts';
import { unixLines } from '../edit/line-ends.ts';
import { say } from '../phrase.ts';
import { readText, tooLong } from './text-file.ts';
import { parseYaml, type YamlFile } from './yaml-file.ts';
import { duplicateKeys } from './yaml-issues.ts';

/** The endings of files that Astro reads as Markdown. */
export const markdownExtensions = ['md', 'mdx', 'markdown', 'mdown', 'mkdn', 'mkd', 'mdwn'];

/** A parsed content file: its fields with their line numbers, and the text below the front matter. */
export interface SourceFile extends YamlFile {
  /** The text of the whole file, whose lines end with `\n`. */
  text: string;
  data: Json;
  /** The Markdown below the front matter; empty for a YAML file. */
  body: string;
  /** The number of lines above the Markdown. */
  linesBefore: number;
}

/**
 * Reads a YAML file, or a Markdown file with YAML front matter between two lines of `---`.
 *
 * @param path The absolute path of the file.
 * @param shownAs The file's name in messages.
 * @param draft The unsaved new text of the file, which replaces the text on disk.
 * @param isOwnPage Whether the file is a page in `src/pages/`, which needs no front matter.
 */
export async function readSource(
  path: string,
  shownAs: string,
  draft?: string,
  isOwnPage = false,
): Promise<{ source: SourceFile } | { issues: ContentIssue[] }> {
  const failure = (...issues: readonly Omit<ContentIssue, 'file'>[]) => ({
    issues: issues.map((issue) => ({ file: shownAs, ...issue })),
  });
  const read =
    draft === undefined
      ? await readText(path)
      : (tooLong(Buffer.byteLength(draft)) ?? { text: unixLines(draft) });
  if ('found' in read) return failure({ expected: say('utf8'), ...read });
  const { text } = read;
  const parts = divide(text, markdownExtensions.includes(extname(path).slice(1)), isOwnPage);
  if ('found' in parts) return failure(parts);

  const { yaml, duplicates } = parserBelow(parts.linesAboveYaml)(parts.yaml);
  if ('issue' in yaml) return failure(yaml.issue, ...duplicates);
  if (duplicates.length > 0) return failure(...duplicates);
  if (yaml.data === null && !isOwnPage)
    return failure({ line: 1, expected: say('someFields'), found: say('noFields') });
  return { source: { ...yaml, text, body: parts.body, linesBefore: parts.linesBefore } };
}

/** The parts of a content file, each with the number of lines above it. */
interface FileParts extends Pick<SourceFile, 'yaml' | 'body' | 'linesBefore'> {
  linesAboveYaml: number;
}

/** Divides a file into its front matter and its Markdown. A YAML file has no Markdown. */
function divide(
  text: string,
  isMarkdown: boolean,
  isOwnPage: boolean,
): FileParts | Pick<ContentIssue, 'line' | 'expected' | 'found'> {
  if (isOwnPage && !/^\s*---/.test(text))
    return { yaml: '', linesAboveYaml: 1, body: text, linesBefore: 0 };
  if (text.trim() === '') return { line: 1, expected: say('someFields'), found: say('emptyFile') };
  if (!isMarkdown) return { yaml: text, linesAboveYaml: 0, body: '', linesBefore: 0 };
  // Astro allows blank lines above the front matter of a page.
  const blankLines = isOwnPage ? /^\s*?\n(?=---)/.exec(text)?.[0].split('\n').length : undefined;
  const start = blankLines === undefined ? 0 : blankLines - 1;
  const lines = text.split('\n');
  const isRule = (line: string) => line.trimEnd() === '---';
  if (!isRule(lines[start] ?? ''))
    return { line: start + 1, expected: say('frontMatter'), found: say('noFrontMatter') };
  const end = lines.findIndex((line, index) => index > start && isRule(line));
  if (end < 0)
    return { line: start + 1, expected: say('secondRule'), found: say('openFrontMatter') };
  return {
    yaml: lines.slice(start + 1, end).join('\n'),
    linesAboveYaml: start + 1,
    body: lines.slice(end + 1).join('\n'),
    linesBefore: end + 1,
  };
}

/** The maximum number of parsed texts in memory. */
const MAX_CACHED = 200;

/** Parses a text below a number of lines. Most files are the same whenever a folder is read again. */
const parserBelow = memoize((linesBefore: number) =>
  memoize((text) => {
    const yaml = parseYaml(text, linesBefore);
    return { yaml, duplicates: duplicateKeys(yaml.document, yaml.lineAt) };
  }, MAX_CACHED),
);
