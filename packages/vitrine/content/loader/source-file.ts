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
  const hasFields = !isOwnPage || /^\s*---/.test(read.text);
  if (hasFields && read.text.trim() === '') {
    return failure({ line: 1, expected: say('someFields'), found: say('emptyFile') });
  }
  const isMarkdown = markdownExtensions.includes(extname(path).slice(1));
  // Astro allows blank lines above the front matter.
  const above = isOwnPage ? (/^\s*?\n(?=---)/.exec(read.text)?.[0].split('\n').length ?? 1) - 1 : 0;
  const parts = !hasFields
    ? { yaml: '', body: read.text, yamlLines: -2 }
    : isMarkdown
      ? splitMarkdown(read.text.split('\n').slice(above).join('\n'))
      : { yaml: read.text, body: '', yamlLines: 0 };
  if ('found' in parts) return failure({ line: above + 1, ...parts });

  const { yaml, twice } = parserBelow(isMarkdown ? above + 1 : 0)(parts.yaml);
  if ('issue' in yaml) return failure(yaml.issue, ...twice);
  if (twice.length > 0) return failure(...twice);
  if (yaml.data === null && !isOwnPage)
    return failure({ line: 1, expected: say('someFields'), found: say('noFields') });
  // The front matter and its two lines of `---` are above the Markdown.
  const linesBefore = above + parts.yamlLines + 2;
  return { source: { ...yaml, text: read.text, body: parts.body, linesBefore } };
}

/** The number of texts whose results are kept. */
const maxKept = 200;

/** Parses a text below a number of lines. Most files are the same whenever a folder is read again. */
const parserBelow = memoize((linesBefore: number) =>
  memoize((text) => {
    const yaml = parseYaml(text, linesBefore);
    return { yaml, twice: duplicateKeys(yaml.document, yaml.lineAt) };
  }, maxKept),
);

/** Splits a Markdown file, whose lines end with `\n`, into its front matter, without its last line break, and its body. */
function splitMarkdown(
  text: string,
): { yaml: string; body: string; yamlLines: number } | Pick<ContentIssue, 'expected' | 'found'> {
  const lines = text.split('\n');
  const isRule = (line: string) => line.trimEnd() === '---';
  if (!isRule(lines[0] ?? '')) return { expected: say('frontMatter'), found: say('noFrontMatter') };
  const end = lines.findIndex((line, index) => index > 0 && isRule(line));
  if (end < 0) return { expected: say('secondRule'), found: say('openFrontMatter') };
  return {
    yaml: lines.slice(1, end).join('\n'),
    body: lines.slice(end + 1).join('\n'),
    yamlLines: end - 1,
  };
}
