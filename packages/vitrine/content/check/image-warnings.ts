import { posix } from 'node:path';
import { languageFolder } from '../../i18n/language-of.ts';
import type { ContentIssue } from '../content-issue.ts';
import { entriesOf, valueAt } from '../edit/walk.ts';
import type { ContentImage } from '../images/content-image.ts';
import { isImageName } from '../images/image-files.ts';
import { imagesIn } from '../images/images-in.ts';
import { imageFiles, imageTags, namesIn } from '../images/text-images.ts';
import { MAX_IMAGE_SIDE, widestVersion } from '../images/widest-version.ts';
import { blockRules, isBlockName, mayHaveBlocks } from '../loader/block-rules.ts';
import { blocksIn, partsOf } from '../loader/blocks.ts';
import { type FieldPath, formatPath } from '../loader/field-path.ts';
import { renderMarkdown } from '../loader/markdown.ts';
import { placesIn } from '../loader/markdown-places.ts';
import { type CodedPhrase, type Phrase, quoted, say } from '../phrase.ts';
import type { Content } from '../types.ts';
import { fieldTexts, placeOf, type Source } from './sources.ts';

/**
 * Warnings for images that are too small for their use on the page, or have no alternative text, and for animations.
 */
export function imageWarnings(sources: readonly Source[], content: Content): ContentIssue[] {
  return [
    ...imagesOf(sources, content).flatMap((placed) => [
      ...tooSmall(placed),
      ...withoutWords(placed),
      ...(placed.image.animated ? [{ ...placeOf(placed.source, placed.path), ...animation }] : []),
    ]),
    ...smallInBlocks(sources, content),
    ...imagesInText(sources, content)
      .filter(({ image }) => image.animated)
      .map(({ file, line }) => ({ file, line, ...animation })),
  ];
}

const animation = { expected: say('stillImage'), found: say('animation'), hint: say('addVideo') };

/** The images in the Markdown below the front matter of files, each with its place. */
export function imagesInText(sources: readonly Source[], content: Content) {
  const imageOf = imagesByName(content);
  return sources.flatMap((source) => {
    if (!/<img|!\[/.test(source.body)) return [];
    const places = placesIn(source.body);
    return imageTags(renderMarkdown(source.body)).flatMap((attributes) => {
      const names = imageFiles(attributes);
      const [image] = names.flatMap((name) => imageAt(source, name, imageOf, content) ?? []);
      const line = source.linesBefore + places.lineOf(...names.map((name) => `link ${name}`));
      return image === undefined ? [] : [{ image, file: source.file, line }];
    });
  });
}

/** Warnings for pictures that are too small for their block. */
function smallInBlocks(sources: readonly Source[], content: Content): ContentIssue[] {
  const imageOf = imagesByName(content);
  return sources.flatMap((source) =>
    blocksOf(source).flatMap(({ node }) =>
      partsOf(node).pictures.flatMap(({ url, position }): ContentIssue[] => {
        const [image] = namesIn(url).flatMap(
          (name) => imageAt(source, name, imageOf, content) ?? [],
        );
        const minWidth = isBlockName(node.name) ? blockRules[node.name].minWidth : 0;
        const expected = image && sizeRule(image, minWidth);
        if (!expected) return [];
        const line = source.linesBefore + (position?.start.line ?? 1);
        return [{ file: source.file, line, expected, found: sizeOf(image) }];
      }),
    ),
  );
}

/** The blocks in the text of a content file. */
export function blocksOf({ path, body }: Source): ReturnType<typeof blocksIn> {
  return mayHaveBlocks(path) ? blocksIn(body) : [];
}

/**
 * Checks whether an image is wide enough for its use on the page.
 *
 * @returns A phrase that describes the expected image; undefined if the image is wide enough.
 */
export function sizeRule(
  image: Pick<ContentImage, 'path' | 'width' | 'height'>,
  minWidth: number,
): Phrase | undefined {
  const isSvg = image.path.toLowerCase().endsWith('.svg');
  return isSvg || widestVersion(image) >= minWidth
    ? undefined
    : say('widerImage', { min: String(minWidth) });
}

function tooSmall({ source, path, image, minWidth }: PlacedImage): ContentIssue[] {
  const expected = sizeRule(image, minWidth);
  if (!expected) return [];
  const size = sizeOf(image);
  const found =
    image.width < minWidth ? size : say('shownSize', { size, max: String(MAX_IMAGE_SIDE) });
  return [{ ...placeOf(source, path), expected, found }];
}

function sizeOf({ width, height }: ContentImage): CodedPhrase {
  return say('size', { width: String(width), height: String(height) });
}

function withoutWords({ source, path, image, alt }: PlacedImage): ContentIssue[] {
  if (!alt) return [];
  const expected = say('altText');
  if (alt.text === undefined) {
    const found = say('noAltText', { image: source.written(path) ?? image.path });
    return [{ ...placeOf(source, path), field: formatPath(alt.path), expected, found }];
  }
  if (typeof alt.text !== 'string' || /\s/.test(alt.text) || !isImageName(alt.text)) return [];
  const found = say('fileNameText', { text: quoted(alt.text) });
  return [{ ...placeOf(source, alt.path), expected, found }];
}

interface PlacedImage {
  source: Source;
  path: FieldPath;
  image: ContentImage;
  /** The minimum width of an image in this field, in pixels. */
  minWidth: number;
  /** The alternative text and its field; undefined if a name next to the image describes it already. */
  alt?: { path: FieldPath; text: unknown } | undefined;
}

/** The images that content files name, without images that a translation inherits from the original. */
export function imagesOf(sources: readonly Source[], content: Content): PlacedImage[] {
  const imageOf = imagesByName(content);
  return sources.flatMap((source) => {
    return fieldTexts(source).flatMap(({ path, value, minWidth, alt: field }) => {
      if (minWidth === undefined) return [];
      const image = imageAt(source, value, imageOf, content);
      const altPath = field === undefined ? undefined : [...path.slice(0, -1), field];
      const alt = altPath && { path: altPath, text: valueAt(checked(source, content), altPath) };
      return image ? [{ source, path, image, minWidth, alt }] : [];
    });
  });
}

/** The validated data of a content file. Data of a translation is merged with the original. */
function checked({ name, collection, id }: Source, content: Content): unknown {
  const data = valueAt(content, [collection.type === 'folder' ? collection.folder : name]);
  if (id === undefined) return data;
  const entries = entriesOf(valueAt(data, ['all']) ?? data).map(([, entry]) => entry);
  return entries.find((entry) => valueAt(entry, ['id']) === id);
}

/** The images in loaded content by path, in the Unicode normal form in which names are compared. */
function imagesByName(content: Content): Map<string, ContentImage> {
  return new Map(Array.from(imagesIn(content), ([path, image]) => [path.normalize(), image]));
}

/** The image that a content file names; a translation may name an image of the original. */
function imageAt(
  source: Source,
  name: string,
  imageOf: ReadonlyMap<string, ContentImage>,
  content: Content,
): ContentImage | undefined {
  const file = posix.join(posix.dirname(source.path), name).normalize();
  return imageOf.get(posix.join(languageFolder(content), file)) ?? imageOf.get(file);
}
