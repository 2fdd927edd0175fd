import { type MdastNode, markdownToMdast } from 'satteri';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import { formats } from '../../src/content/schemas/fields/formats.ts';
import { fieldsOf, type Source } from './sources.ts';

/** A link or an image in a content file. */
export interface PlacedLink {
  /** Where it leads, as it is written. */
  to: string;
  /** Line in the file, from 1. */
  line: number;
  /** The field that holds it; absent where it stands in the text of a Markdown file. */
  path: FieldPath | undefined;
  /** Whether it is an image inside a Markdown text. */
  isImage: boolean;
}

/** The names of the fields that hold a link. */
const linkFields: readonly unknown[] = ['to', 'url'];

/** Every link of a file: in its fields, in the Markdown of its fields, and in its text. */
export function linksOf(source: Source): PlacedLink[] {
  const texts = fieldsOf(source);
  const fields = texts
    .filter(({ path }) => linkFields.includes(path.at(-1)))
    .map(({ path, value }) => ({ to: value, line: source.lineOf(path), path, isImage: false }));
  // A text that begins below its field (details: |) has its first line one further down.
  const inFields = texts
    .filter(({ format }) => format === formats.markdown)
    .flatMap(({ path, value }) => {
      const below = /^[|>]/.test(source.written(path) ?? '') ? 1 : 0;
      const first = source.lineOf(path) + below;
      return linksInMarkdown(value).map((link) => ({
        ...link,
        line: first + link.line - 1,
        path,
      }));
    });
  const inBody = linksInMarkdown(source.body).map((link) => ({
    ...link,
    line: source.linesBefore + link.line,
    path: undefined,
  }));
  return [...fields, ...inFields, ...inBody];
}

function linksInMarkdown(markdown: string): Omit<PlacedLink, 'path'>[] {
  return markdown.trim() === '' ? [] : linksInNode(markdownToMdast(markdown));
}

function linksInNode(node: MdastNode): Omit<PlacedLink, 'path'>[] {
  const own =
    node.type === 'link' || node.type === 'definition' || node.type === 'image'
      ? [{ to: node.url, line: node.position?.start.line ?? 1, isImage: node.type === 'image' }]
      : [];
  const children: readonly MdastNode[] = 'children' in node ? node.children : [];
  return [...own, ...children.flatMap(linksInNode)];
}
