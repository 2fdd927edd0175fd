import { decoded } from 'vitrine/browser';
import { type BlockName, isBlockName } from 'vitrine/form';

/** The files of a block in the order in which they are written: images by their numbers, a video, its captions. */
const fileKeys = [...'0123456789', 'video', 'captions'];

/**
 * The texts of a block: its `words` or caption, the `source` of a quote, and of each file `path0` and `words0`, which
 * are its path and its alternative text or name.
 */
export type BlockTexts = Readonly<Record<string, string>>;

/** A block of a Markdown text, or a paragraph: other lines without an empty line between them, or only indented ones. */
interface Part {
  from: number;
  to: number;
  /** The name of a block; undefined for a paragraph, and for a block with what no form shows. */
  name?: BlockName | undefined;
  texts?: BlockTexts | undefined;
}

/** A block, or the text between two blocks. */
export interface Section extends Part {
  /** The text without the empty lines that divide it from blocks, where it begins, and its first line, from 1. */
  text: string;
  start: number;
  line: number;
}

/** Matches a block (`:::row` to `:::`), else lines of code between two fences, a comment or `<pre>`, else a paragraph. */
const part =
  /^:::([\w-]+)[ \t]*\n((?:(?!:::).*\n)*):::[ \t]*$|^[ \t]*(`{3,}(?=[^`\n]*$)|~{3,}).*\n[\s\S]*?(?:^[ \t]*\3[`~]*[ \t]*$|(?![\s\S]))|^ {0,3}<(?:!--|pre\b)[\s\S]*?(?:(?:-->|<\/pre>).*$|(?![\s\S]))|^(?=.*\S).+$(?:\n(?!:::|[ \t]*(?:```|~~~|<!--|<pre\b))(?=.*\S).+$)*/gm;

/** Matches an image such as `![A door](door.jpg)`, or a link such as `[Film](film.mp4)`. */
const file = String.raw`(!?)\[((?:\\.|[^\\\]])*)\]\(([^\s()<>]*)\)`;

/** Matches the files at the beginning of a block. */
const files = RegExp(String.raw`^(?:\s*${file})+[ \t]*(?:\n|$)`);

function partsOf(markdown: string): Part[] {
  const parts: Part[] = [];
  for (const { 0: all, 1: word = '', 2: inner = '', index: from } of markdown.matchAll(part)) {
    const to = from + all.length;
    const texts = isBlockName(word) ? readBlock(word, inner) : undefined;
    const last = parts.at(-1);
    // Indented lines are part of the list entry, footnote or code above.
    if (last && !last.name && /^(?: {2}|\t)/.test(all)) last.to = to;
    else parts.push({ from, to, ...(isBlockName(word) && texts && { name: word, texts }) });
  }
  return parts;
}

/** Reads the texts of a block; undefined where it has what no form shows, such as images between its words. */
function readBlock(name: BlockName, text: string): BlockTexts | undefined {
  const [first = ''] = name === 'video' || /^\s*!/.test(text) ? (files.exec(text) ?? []) : [];
  const rest = text.slice(first.length).replace(/^\n/, '').replace(/\n$/, '');
  const quote = name === 'quote' && /^([\s\S]*?)(?:^|\n\n)— ?(.*)$/.exec(rest);
  const [, words = rest, source = ''] = quote || [];
  const texts: Record<string, string> = { words, source };
  let images = 0;
  for (const [, sign, alt = '', url = ''] of first.matchAll(RegExp(file, 'g'))) {
    const key = sign ? images++ : /\.vtt$/i.test(url) ? 'captions' : 'video';
    if (!fileKeys.includes(`${key}`) || `path${key}` in texts) return undefined;
    texts[`path${key}`] = decoded(url) ?? url;
    texts[`words${key}`] = alt.replaceAll(/\\([!-/:-@[-`{-~])/g, '$1');
  }
  const isLinked = name !== 'video' && ('pathvideo' in texts || 'pathcaptions' in texts);
  return isLinked || rest.includes('![') ? undefined : texts;
}

function writeBlock(name: BlockName, texts: BlockTexts): string {
  const lines = fileKeys.flatMap((key) => {
    const { [`path${key}`]: path = '', [`words${key}`]: words = '' } = texts;
    if (path === '' && (key !== 'video' || words === '')) return [];
    const said = words || (key === 'captions' ? 'Captions' : '');
    const escaped = said.replaceAll(/[\\[\]*_`<]/g, '\\$&').replaceAll('\n', ' ');
    const url = encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');
    return `${/\d/.test(key) ? '!' : ''}[${escaped}](${url})`;
  });
  const { words = '', source = '' } = texts;
  // A line of the words must not end the block.
  const said = [words.replaceAll(/^(?=:::)/gm, '\\'), source && `— ${source}`].filter(Boolean);
  if (said.length > 0) lines.push(...(lines.length > 0 ? [''] : []), said.join('\n\n'));
  return [`:::${name}`, ...lines, ':::'].join('\n');
}

/** Texts and blocks by turns. The first and the last section is a text; texts may be empty. */
export function sectionsOf(markdown: string): Section[] {
  const blocks = partsOf(markdown).filter(({ name }) => name);
  const edges = [0, ...blocks.flatMap(({ from, to }) => [from, to]), markdown.length];
  return edges.slice(1).map((to, index) => {
    const from = edges[index] ?? 0;
    const whole = markdown.slice(from, to);
    const below = from === 0 ? whole : whole.replace(/^\n{1,2}/, '');
    const text = to === markdown.length ? below : below.replace(/\n{1,2}$/, '');
    const start = to - below.length;
    const line = markdown.slice(0, start).split('\n').length;
    return { ...blocks[(index - 1) / 2], from, to, text, start, line };
  });
}

/** Replaces a section by a text, or by its block with other texts. */
export function withSection(
  markdown: string,
  { from, to, name }: Part,
  changed: string | BlockTexts,
): string {
  const [above, below] = [markdown.slice(0, from), markdown.slice(to)];
  if (typeof changed === 'string') return [above, changed, below].filter(Boolean).join('\n\n');
  return name === undefined ? markdown : above + writeBlock(name, changed) + below;
}

/** Adds a block behind the paragraph at a place, or before the paragraph that begins there. */
export function withBlock(markdown: string, place: number, name: BlockName, texts = {}): string {
  const parts = partsOf(markdown);
  const index = parts.filter(({ from }) => from < place).length;
  const from = parts[index - 1]?.to ?? 0;
  const to = parts[index]?.from ?? markdown.length;
  return withSection(markdown, { from, to }, writeBlock(name, texts));
}

export function withoutBlock(markdown: string, { from }: Section): string {
  const parts = partsOf(markdown);
  const index = parts.findIndex((one) => one.from === from);
  const gap = { from: parts[index - 1]?.to ?? 0, to: parts[index + 1]?.from ?? markdown.length };
  return withSection(markdown, gap, '');
}

/**
 * Moves a block above the paragraph or block before it (-1), or below the next one (1).
 *
 * @returns Also its number among all paragraphs and blocks, from 1, and their count.
 */
export function withMovedBlock(markdown: string, { from }: Section, step: -1 | 1) {
  const parts = partsOf(markdown);
  const index = parts.findIndex((one) => one.from === from);
  const upper = parts[Math.min(index, index + step)];
  const lower = parts[Math.max(index, index + step)];
  if (!upper || !lower) return { text: markdown, number: index + 1, count: parts.length };
  const textOf = (one: Part) => markdown.slice(one.from, one.to);
  const swapped = textOf(lower) + markdown.slice(upper.to, lower.from) + textOf(upper);
  const text = markdown.slice(0, upper.from) + swapped + markdown.slice(lower.to);
  return { text, number: index + step + 1, count: parts.length };
}
