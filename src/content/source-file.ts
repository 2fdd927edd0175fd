import { readFile } from 'node:fs/promises';
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { Problem } from './problems.ts';

/** A path into YAML data, such as `['stats', 1, 'end']`. */
export type FieldPath = readonly PropertyKey[];

/** A content file as read: its data, the text below the front matter, and where things stand. */
export interface SourceFile {
  /** The YAML data, not checked yet. */
  data: unknown;
  /** The Markdown below the front matter; empty for a YAML file. */
  body: string;
  /** The line, from 1, of the value at a path; of its nearest parent where there is none. */
  lineOf(path: FieldPath): number;
  /** The line, from 1, of a key itself. */
  lineOfKey(path: FieldPath, key: string): number;
}

/** A file that was read, or the mistakes that kept it from being read. */
export type ReadResult = { source: SourceFile } | { problems: Problem[] };

const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\r?\n|$)/;

/**
 * Reads a YAML file, or a Markdown file with YAML front matter between two lines of `---`.
 *
 * @param path Absolute path of the file.
 * @param shownAs The file's name in messages.
 */
export async function readSource(path: string, shownAs: string): Promise<ReadResult> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/ *'.*'$|, [a-z]+ '.*'$/, '') : '';
    return {
      problems: [
        { file: shownAs, expected: 'a readable text file in UTF-8', found: `cannot read: ${reason}` },
      ],
    };
  }
  return path.endsWith('.md') ? parseMarkdown(text, shownAs) : parseYaml(text, '', 0, shownAs);
}

function parseMarkdown(text: string, shownAs: string): ReadResult {
  const match = frontMatter.exec(text);
  if (match === null) {
    return {
      problems: [
        {
          file: shownAs,
          line: 1,
          expected: 'front matter: YAML fields between two lines of ---, then the text',
          found: text.trim() === '' ? 'an empty file' : 'text without front matter',
        },
      ],
    };
  }
  return parseYaml(match[1] ?? '', text.slice(match[0].length), 1, shownAs);
}

function parseYaml(yaml: string, body: string, linesBefore: number, shownAs: string): ReadResult {
  const counter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number): number => counter.linePos(offset).line + linesBefore;

  if (document.errors.length > 0) {
    return {
      problems: document.errors.map((error) => ({
        file: shownAs,
        line: lineAt(error.pos[0]),
        expected: 'valid YAML',
        found: error.message,
      })),
    };
  }

  const lineOf = (path: FieldPath): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range)) {
        return lineAt(Number(node.range[0]));
      }
    }
    return 1 + linesBefore;
  };
  const lineOfKey = (path: FieldPath, key: string): number => {
    const map = path.length === 0 ? document.contents : document.getIn(path, true);
    const pair = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    return pair && isScalar(pair.key) && pair.key.range ? lineAt(pair.key.range[0]) : lineOf(path);
  };
  return { source: { data: document.toJS() ?? {}, body, lineOf, lineOfKey } };
}
