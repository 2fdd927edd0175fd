import { defineMdastPlugin, type MdastNode } from 'satteri';
import { type BlockName, isBlockName } from './block-rules.ts';
import { markdownTree, nodesIn } from './markdown-places.ts';

type Directive = Extract<MdastNode, { type: 'containerDirective' }>;
type Children = Directive['children'];

/** Matches a text that can contain blocks. Others are read without directives, because `10:30` looks like one. */
const hasColons = /^[\s>*+\d.)-]*[:：]{3}/m;

/** The features of Markdown that a text needs for its blocks. */
export function blockFeatures(markdown: string): { directive: boolean } {
  return { directive: hasColons.test(markdown) };
}

/** Makes HTML of blocks. */
export const blocksPlugin = defineMdastPlugin({
  name: 'vitrine:blocks',
  containerDirective: (node) => (isBlockName(node.name) ? blockOf(node, node.name) : undefined),
});

/** A text with a backslash in front of each colon that is not part of a block, such as that in `10:30`. */
export function withPlainColons(markdown: string): string {
  // Without lines of blocks, because the parser is quadratic in the number of directives.
  const blank = markdown.replaceAll(/^[ \t>]*:{3,}.*/gm, (line) => ' '.repeat(line.length));
  let [text, end] = ['', 0];
  for (const { node, parent } of nodesIn(markdownTree(blank))) {
    const written = writtenAs(node, blank);
    const isAddress = parent?.type === 'link' && !writtenAs(parent, blank).startsWith('[');
    if (node.type !== 'image' && (node.type !== 'text' || isAddress)) continue;
    const start = node.position?.start.offset ?? 0;
    const words = node.type === 'image' ? written.slice(0, written.lastIndexOf('](')) : written;
    text += markdown.slice(end, start) + words.replaceAll(/(?<!\\)((?:\\\\)*):(?=\S)/g, '$1\\:');
    end = start + words.length;
  }
  return text + markdown.slice(end);
}

/** The Markdown of a node. */
export function writtenAs({ position }: Readonly<MdastNode>, source: string): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** A block in a Markdown text, with the nodes around it. */
interface PlacedBlock {
  node: Directive;
  line: number;
  written: string;
  parent?: MdastNode;
}

/** All blocks of a text, also those with unknown names. */
export function blocksIn(markdown: string): PlacedBlock[] {
  if (!blockFeatures(markdown).directive) return [];
  const text = withPlainColons(markdown);
  return Array.from(nodesIn(markdownTree(text, true))).flatMap(({ node, ...placed }) => {
    if (node.type !== 'containerDirective') return [];
    const line = node.position?.start.line ?? 1;
    return [{ ...placed, node, line, written: writtenAs(node, text) }];
  });
}

/** The pictures and the links to files in a block, and its words: what else it contains. */
export function partsOf({ name, children }: Readonly<Directive>) {
  const inline = children.flatMap((child) => (child.type === 'paragraph' ? child.children : []));
  const isFile = (child: MdastNode) => name === 'video' && isFileLink(child);
  const isMedia = (child: MdastNode) => child.type === 'image' || isFile(child);
  const words = children.flatMap((child): Children => {
    // A comment is a note of the owner.
    if (child.type === 'html' && /^<!--(?:(?!-->)[\s\S])*-->\s*$/.test(child.value)) return [];
    if (child.type !== 'paragraph' || !child.children.some(isMedia)) return [child];
    // Line breaks between pictures are not part of the caption.
    const rest = child.children.filter((part) => !isMedia(part) && part.type !== 'break');
    const isEmpty = rest.every((part) => part.type === 'text' && part.value.trim() === '');
    return isEmpty ? [] : [{ ...child, children: rest }];
  });
  return {
    pictures: inline.filter((child) => child.type === 'image'),
    files: inline.filter((child) => child.type === 'link').filter(isFile),
    words,
  };
}

/** Whether a node is a link to a file beside the text, such as a video or its captions. */
function isFileLink(node: MdastNode): boolean {
  return node.type === 'link' && /^(?![a-z][a-z+.-]*:|[/#]).*\.\w+$/i.test(node.url);
}

/** Whether a file is that of captions. */
export function isCaptions(url: string): boolean {
  return /\.vtt$/i.test(url);
}

/** The words of a quote without its source: a last paragraph that begins with a dash, in any of its forms. */
export function quoteOf(words: Children) {
  const last = words.at(-1);
  const first = last?.type === 'paragraph' ? last.children[0] : undefined;
  const hasSource = first?.type === 'text' && /^(?:[—–―]|--)/.test(first.value);
  return hasSource ? { said: words.slice(0, -1), source: last } : { said: words };
}

const classes = (...className: string[]) => ({ hProperties: { className } });

/** The HTML element of a block. The pages draw its pictures anew (components/blocks/text-blocks.tsx). */
function blockOf(node: Readonly<Directive>, name: BlockName): MdastNode {
  const { pictures, files, words } = partsOf(node);
  const block = classes('block', `block-${name}`);
  if (name === 'note') {
    const data = { hName: 'div', hProperties: { ...block.hProperties, role: 'note' } };
    return { ...node, data, children: words };
  }
  const part = (hName: string, className: string, children: Children) =>
    ({ type: 'blockquote', data: { hName, ...classes(className) }, children }) as const;
  const figure = { ...node, data: { hName: 'figure', ...block } };
  if (name === 'quote') {
    const { said, source } = quoteOf(words);
    const children: Children = [part('blockquote', 'block-words', said)];
    if (source) children.push(part('figcaption', 'block-source', [source]));
    return { ...figure, children };
  }
  const links = files.map((link) => {
    const dataMedia = isCaptions(link.url) ? 'captions' : 'video';
    return { ...link, data: { hProperties: { dataMedia } } };
  });
  const media: Children = [{ type: 'paragraph', children: [...pictures, ...links] }];
  const children: Children = [part('div', 'block-pictures', media)];
  if (words.length > 0) children.push(part('figcaption', 'block-caption', words));
  return { ...figure, children };
}
