import { decoded, withoutEntities } from '../decode.ts';

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
  const made = await Promise.all(imageTags(html).map(make));
  const next = made.values();
  return html.replaceAll(imageTag, (tag) => next.next().value ?? tag);
}

/**
 * The paths that the `src` of an image in rendered Markdown may mean, the likeliest first: with and without
 * escapes, because `100%.jpg` is a name, too. Empty for the URL of another website.
 */
export function imageFiles(attributes: string): string[] {
  const source = /\ssrc="([^"]*)"/.exec(attributes)?.[1] ?? '';
  if (/^(?:[a-z][a-z+.-]+:|\/\/)/i.test(source)) return [];
  const written = withoutEntities(source);
  return [
    ...new Set([
      decoded(written),
      decoded(written.replaceAll(/%(?![\da-f]{2})/gi, '%25')),
      written,
    ]),
  ].filter((name) => name !== undefined);
}

/** An image in rendered Markdown; `path` is that of the file in the content folder. */
interface TextImage {
  path: string;
  width: number;
  height: number;
  animated?: boolean | undefined;
}

/** The attributes by which {@link readImage} finds an image of the content. */
export function imageAttributes({ path, width, height, animated }: TextImage): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  const still = animated ? ' data-animated' : '';
  return ` data-file="${file}" width="${width}" height="${height}"${still}`;
}

const written = /^ data-file="([^"]*)" width="(\d+)" height="(\d+)"( data-animated)?/;

/** Reads {@link imageAttributes}. @returns also the other attributes; undefined for an image of another site */
export function readImage(attributes: string): (TextImage & { rest: string }) | undefined {
  const match = written.exec(attributes);
  if (!match) return undefined;
  const [all, file = '', width, height, animated] = match;
  return {
    path: decodeURIComponent(file),
    width: Number(width),
    height: Number(height),
    animated: animated !== undefined,
    rest: attributes.slice(all.length),
  };
}

/** The images of the content in rendered Markdown. */
export function imagesInText(html: string): TextImage[] {
  return imageTags(html)
    .map(readImage)
    .filter((image) => image !== undefined);
}
