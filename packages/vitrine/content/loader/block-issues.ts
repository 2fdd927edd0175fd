import { imageType } from '../images/content-image.ts';
import { namesIn } from '../images/text-images.ts';
import { nearest } from '../nearest.ts';
import { quoted, say } from '../phrase.ts';
import { blockNames, blockRules, isBlockName } from './block-rules.ts';
import { blockFeatures, blocksIn, isCaptions, partsOf, quoteOf, writtenAs } from './blocks.ts';
import { markdownTree, nodesIn } from './markdown-places.ts';
import type { HtmlIssue } from './unclosed-html.ts';

/**
 * Finds blocks that are not written as they have to be, and lines that only look like a block.
 *
 * @param mayHave Whether the text may have blocks, which only those of projects and posts may.
 */
export function blockIssues(markdown: string, mayHave: boolean): HtmlIssue[] {
  if (!blockFeatures(markdown).directive) return [];
  const blocks = mayHave ? blocksIn(markdown) : [];
  const inBlocks = blocks.flatMap((block): HtmlIssue[] => {
    const issue = issueOf(block);
    return issue ? [{ line: block.line, ...issue }] : [];
  });
  return [...inBlocks, ...strayLines(markdown, mayHave)].sort((a, b) => a.line - b.line);
}

/** The first error of a block. */
function issueOf({ node, parent, written }: ReturnType<typeof blocksIn>[number]) {
  const { name } = node;
  const start = `:::${name}`;
  if (!isBlockName(name)) {
    const expected = say('oneOf', { words: blockNames.join(', ') });
    return {
      expected,
      found: say('unknownBlock', { name }),
      suggestion: nearest(name, blockNames),
    };
  }
  if (parent?.type === 'containerDirective') {
    const expected = say('earlierBlockEnd', { fence: ':::', name: parent.name });
    return { expected, found: quoted(start) };
  }
  if (parent?.type !== 'root') return { expected: say('blockByItself'), found: quoted(start) };
  const lines = written.trimEnd().split('\n');
  if (!/^\s*:{3,}\s*$/.test(lines.at(-1) ?? ''))
    return { expected: say('blockEnd', { fence: ':::' }), found: say('neverClosed', { start }) };
  const [first = ''] = lines;
  if (first.replace(/^:+/, '').trim() !== name)
    return { expected: say('onlyBlockName', { start }), found: quoted(first.trim()) };
  const { pictures, files, words } = partsOf(node);
  const [least, most] = blockRules[name].pictures;
  if (pictures.length < least || pictures.length > most) {
    const number = least === most ? `${least}` : `${least}–${most}`;
    const expected = say('imageCount', { name, number });
    return { expected, found: say('asWritten', { text: String(pictures.length) }) };
  }
  const outside = pictures.find(({ url }) => url !== '' && namesIn(url).length === 0);
  if (outside) {
    const expected = say('insideContent', { noun: imageType.noun });
    return { expected, found: quoted(outside.url), hint: say('downloadFile') };
  }
  if (most === 0 && (name === 'quote' ? quoteOf(words).said : words).length === 0)
    return { expected: say('blockWords', { name }), found: say('nothing') };
  const videos = files.filter(({ url }) => !isCaptions(url));
  const [, ...more] = files.filter(({ url }) => isCaptions(url));
  const links = [...videos, ...more].map(({ url }) => url);
  if (name !== 'video' || (videos.length === 1 && links.length === 1)) return undefined;
  const found = links.length === 0 ? say('nothing') : quoted(links.join(', '));
  return { expected: say('videoLink', { link: '[…](video.mp4)' }), found };
}

/** Errors for lines of texts that begin like a block, such as `::: pair`. */
function strayLines(markdown: string, mayHave: boolean): HtmlIssue[] {
  return Array.from(nodesIn(markdownTree(markdown, mayHave))).flatMap(({ node }) => {
    if (!/^(?:paragraph|html|tableRow)$/.test(node.type)) return [];
    const written = writtenAs(node, markdown);
    const lines = written.replaceAll(/<!--[\s\S]*?-->/g, (note) => note.replaceAll(/./g, ' '));
    return lines.split('\n').flatMap((line, index): HtmlIssue[] => {
      const [, name] = /^\s*[:：]{3,}[ \t]*([\w-]*)/.exec(line) ?? [];
      if (name === undefined || (!mayHave && !isBlockName(name))) return [];
      const expected = mayHave ? say('blockStart', { start: ':::pair' }) : say('noBlocks');
      return [
        { line: (node.position?.start.line ?? 1) + index, expected, found: quoted(line.trim()) },
      ];
    });
  });
}
