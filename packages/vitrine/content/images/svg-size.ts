import sax from 'sax';
import { readText } from '../loader/text-file.ts';
import { type CodedPhrase, say } from '../phrase.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** The length of a side in a unit that does not depend on the page, such as `24`, `24px` or `2cm`. */
const LENGTH = /^\+?(\d*\.?\d+(?:e[+-]?\d+)?)(?:px|pt|pc|mm|cm|in|q)?$/i;

const addSize = say('addSize', { tag: '<svg viewBox="0 0 24 24" …>' });

/** The largest side of a drawing. The image library reads a side that its numbers cannot hold as one pixel. */
const MAX_SIDE = 100_000;

/**
 * Checks that an SVG file has a root element that browsers show, with a size: a `viewBox`, or `width` and
 * `height` (SVG 2, section 8). Without a size each program chooses another one.
 *
 * @param file The absolute path of a file that is well-formed XML.
 * @returns Undefined for a drawing with a size.
 */
export async function svgSizeIssue(
  file: string,
): Promise<Record<'expected' | 'reason' | 'hint', CodedPhrase> | undefined> {
  const read = await readText(file, Number.POSITIVE_INFINITY);
  const tag = 'text' in read ? rootOf(read.text) : undefined;
  if (tag?.uri !== SVG || tag.name !== 'svg') {
    return {
      expected: say('svgBegin', { tag: `<svg xmlns="${SVG}">` }),
      reason: say('beginsWith', {
        tag: `<${tag?.name ?? ''}${tag?.uri ? ` xmlns="${tag.uri}"` : ''}>`,
      }),
      hint: say('plainSvg'),
    };
  }
  const value = (name: string) => tag.attributes[name]?.value.trim() ?? '';
  const [width, height] = value('viewBox')
    .split(/[\s,]+/)
    .slice(2);
  const sizes = [
    [width, height],
    [value('width'), value('height')],
  ];
  const lengthOf = (side = '') => Number(LENGTH.exec(side)?.[1]);
  const valid = sizes.filter((sides) => sides.every((side) => lengthOf(side) > 0));
  const huge = sizes.find((sides) => sides.some((side) => lengthOf(side) > MAX_SIDE));
  // The image library cannot draw less than a pixel.
  const tiny = valid.every((sides) => sides.some((side) => lengthOf(side) < 1)) && valid[0];
  if (huge || tiny) {
    const [wide = '', high = ''] = huge || tiny || [];
    return {
      expected: say('svgSize'),
      reason: say('pixels', { width: wide, height: high }),
      hint: huge ? say('smallerImage') : addSize,
    };
  }
  if (valid.length > 0) return undefined;
  return { expected: say('svgSize'), reason: say('noSize'), hint: addSize };
}

function rootOf(text: string): sax.QualifiedTag | undefined {
  let root: sax.QualifiedTag | undefined;
  const parser = sax.parser(true, { xmlns: true });
  parser.onopentag = (tag) => {
    if ('uri' in tag) root ??= tag;
  };
  parser.write(text).close();
  return root;
}
