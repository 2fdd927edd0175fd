import { decoded } from '../decode.ts';
import { imageType } from '../images/content-image.ts';
import type { FindFile } from '../images/file-finder.ts';
import { type FileIssue, isIssue } from '../images/image-files.ts';
import { captionsType, videoType } from '../images/media.ts';
import { fileAttribute, namesIn, replaceMatches } from '../images/text-images.ts';
import { say } from '../phrase.ts';
import { blocksIn, partsOf } from './blocks.ts';

/** The start tag of a link to a video or its captions in rendered Markdown: `<a href="film.mp4" data-media="video">`. */
const mediaLink = /<a href="([^"]*)"(?:[^">]|"[^"]*")* data-media="(video|captions)">/g;

/** How much the ratios of two pictures of one shape may differ: pictures have whole pixels. */
const SAME = 1.02;

const sizeOf = ({ width, height }: Record<'width' | 'height', number>) =>
  say('size', { width: `${width}`, height: `${height}` });

/** Errors for blocks that compare two pictures of different shapes. */
export async function shapeIssues(markdown: string, find: FindFile) {
  const compared = blocksIn(markdown).filter(({ node }) => node.name === 'before-after');
  const found = compared.map(async ({ node, line }) => {
    const names = partsOf(node).pictures.map(({ url }) => decoded(url) ?? url);
    const images = await Promise.all(names.map((name) => find(name, imageType)));
    const [before, after] = images.flatMap((image) => (isIssue(image) ? [] : [image]));
    if (!before || !after) return [];
    const ratio = (before.width * after.height) / (before.height * after.width);
    if (Math.max(ratio, 1 / ratio) <= SAME) return [];
    const bothSizes = say('bothOf', { first: sizeOf(before), second: sizeOf(after) });
    return [{ line, expected: say('sameShape'), found: bothSizes }];
  });
  return (await Promise.all(found)).flat();
}

/** The HTML of a text with the files of its videos, for `text-blocks.tsx`, and the errors of these files. */
export async function withMedia(html: string, find: FindFile) {
  const issues: { names: string[]; issue: FileIssue }[] = [];
  const linked = await replaceMatches(html, mediaLink, async ([, href = '', media]) => {
    const names = namesIn(href);
    const type = media === 'video' ? videoType : captionsType;
    const found = await Promise.all(names.map((name) => find(name, type)));
    const file = found.find((one) => !isIssue(one));
    if (file && !isIssue(file)) return `<a${fileAttribute(file.path)} data-media="${file.type}">`;
    const issue = found.find((one) => isIssue(one));
    if (issue) issues.push({ names, issue });
    return undefined;
  });
  return { html: linked, issues };
}
