import { decoded, withoutEntities } from '../decode.ts';
import type { ContentImage } from './content-image.ts';

const imageTag = /<img((?:[^">]|"[^"]*")*)>/g;

/** The attributes of each image in rendered Markdown. */
export function imageTags(html: string): string[] {
  return Array.from(html.matchAll(imageTag), ([, attributes = '']) => attributes);
}

/**
 * Replaces the images in rendered Markdown.
 *
 * @param make Gets the attributes of an `<img>`; returns its replacement, or undefined to keep it.
 */
export async function replaceImages(
  html: string,
  make: (attributes: string) => Promise<string | undefined>,
): Promise<string> {
  return await replaceMatches(html, imageTag, ([, attributes = '']) => make(attributes));
}

/** `replaceAll` with an asynchronous function, which returns the replacement of a match, or undefined to keep it. */
export async function replaceMatches(
  text: string,
  pattern: RegExp,
  make: (match: RegExpExecArray) => Promise<string | undefined>,
): Promise<string> {
  const made = await Promise.all(Array.from(text.matchAll(pattern), make));
  const next = made.values();
  return text.replaceAll(pattern, (match) => next.next().value ?? match);
}

/**
 * The paths that the `src` of an image in rendered Markdown may mean, the likeliest first: with and without
 * escapes, because `100%.jpg` is a name, too. Empty for the URL of another website.
 */
export function imageFiles(attributes: string): string[] {
  return namesIn(/\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

/** The paths that an address in rendered Markdown may mean. */
export function namesIn(source: string): string[] {
  if (/^(?:[a-z][a-z+.-]+:|\/\/)/i.test(source)) return [];
  const written = withoutEntities(source);
  const withoutLonePercent = written.replaceAll(/%(?![\da-f]{2})/gi, '%25');
  const names = new Set([decoded(written), decoded(withoutLonePercent), written]);
  return [...names].filter((name) => name !== undefined);
}

/** The attributes by which {@link readImage} finds an image of the content. */
export function imageAttributes({ path, width, height, tint, animated }: ContentImage): string {
  const mark = animated ? ' data-animated' : '';
  return `${fileAttribute(path)} width="${width}" height="${height}" data-tint="${tint}"${mark}`;
}

/** The attribute with the path of a file in the content folder. */
export function fileAttribute(path: string): string {
  return ` data-file="${path.split('/').map(encodeURIComponent).join('/')}"`;
}

const IMAGE_ATTRIBUTES =
  /^ data-file="([^"]*)" width="(\d+)" height="(\d+)" data-tint="([^"]*)"( data-animated)?/;

/** Reads {@link imageAttributes}. @returns also the other attributes; undefined for an image of another site */
export function readImage(attributes: string): (ContentImage & { rest: string }) | undefined {
  const match = IMAGE_ATTRIBUTES.exec(attributes);
  if (!match) return undefined;
  const [all, file = '', width, height, tint = '', animated] = match;
  return {
    path: decodeURIComponent(file),
    width: Number(width),
    height: Number(height),
    tint,
    animated: animated !== undefined,
    rest: attributes.slice(all.length),
  };
}

/** The images of the content in rendered Markdown. */
export function imagesInText(html: string): (ContentImage & { rest: string })[] {
  return imageTags(html).flatMap((attributes) => readImage(attributes) ?? []);
}

/** The alternative text among the attributes of an image. */
export function altOf(attributes: string): string {
  return withoutEntities(/\salt="([^"]*)"/.exec(attributes)?.[1] ?? '');
}

/** A link to a video or to its captions, in HTML of the loader. */
const mediaLink = /<a data-file="([^"]*)" data-media="([^"]*)">(.*?)<\/a>/gs;

/** The videos and captions to which the blocks of a text link, each with its media type and the words of the link. */
export function mediaInText(html: string): { path: string; type: string; title: string }[] {
  return Array.from(html.matchAll(mediaLink), ([, file = '', type = '', words = '']) => ({
    path: decodeURIComponent(file),
    type,
    title: withoutEntities(words.replaceAll(/<[^>]*>/g, '')),
  }));
}
