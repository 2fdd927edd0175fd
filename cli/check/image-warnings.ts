import { posix } from 'node:path';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import type { ContentImage } from '../../src/content/images/content-image.ts';
import { isImageName } from '../../src/content/images/image-files.ts';
import { folderOf } from '../../src/content/kind-files.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Content } from '../../src/content/types.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { languageFolder } from '../../src/lib/language-of.ts';
import { fieldsOf, placeOf, type Source } from './sources.ts';

/** Warnings for images that are too small for their use on the page, or have no alternative text. */
export function imageWarnings(sources: readonly Source[], content: Content): ContentIssue[] {
  return imagesOf(sources, content).flatMap((placed) => [
    ...tooSmall(placed),
    ...withoutWords(placed),
  ]);
}

/**
 * Checks whether an image is wide enough for its use on the page.
 *
 * @returns A phrase that describes the expected image; undefined if the image is wide enough.
 */
export function sizeRule(
  { path, width }: Pick<ContentImage, 'path' | 'width'>,
  minWidth: number,
): string | undefined {
  const isDrawing = path.toLowerCase().endsWith('.svg');
  return isDrawing || width >= minWidth ? undefined : `an image at least ${minWidth} pixels wide`;
}

function tooSmall({ source, path, image, minWidth }: PlacedImage): ContentIssue[] {
  const expected = sizeRule(image, minWidth);
  if (!expected) return [];
  const found = `${image.width} × ${image.height} pixels`;
  return [{ ...placeOf(source, path), expected, found }];
}

function withoutWords({ source, path, alt }: PlacedImage): ContentIssue[] {
  if (!alt) return [];
  const expected = 'an alternative text that describes the image to people who cannot see it';
  if (alt.text === undefined) {
    const found = `no alternative text for ${source.written(path) ?? 'the image'}`;
    return [{ ...placeOf(source, path), field: formatPath(alt.path), expected, found }];
  }
  if (typeof alt.text !== 'string' || /\s/.test(alt.text) || !isImageName(alt.text)) return [];
  return [{ ...placeOf(source, alt.path), expected, found: `a file name, '${alt.text}'` }];
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
  const known = imagesIn(content);
  return sources.flatMap((source) => {
    return fieldsOf(source).flatMap(({ path, value, minWidth, alt: field }) => {
      if (minWidth === undefined) return [];
      const file = posix.join(posix.dirname(source.path), value);
      const image = known.get(posix.join(languageFolder(content), file)) ?? known.get(file);
      const altPath = field === undefined ? undefined : [...path.slice(0, -1), field];
      const alt = altPath && { path: altPath, text: valueAt(checked(source, content), altPath) };
      return image ? [{ source, path, image, minWidth, alt }] : [];
    });
  });
}

/** The validated data of a content file. Data of a translation is merged with the original. */
function checked({ name, kind, id }: Source, content: Content): unknown {
  const data = valueAt(content, [folderOf(kind) ?? name]);
  if (id === undefined) return data;
  const entries = partsOf(valueAt(data, ['all']) ?? data).map(([, entry]) => entry);
  return entries.find((entry) => valueAt(entry, ['id']) === id);
}

/** All images in the loaded content, by path in the content folder. */
function imagesIn(part: unknown): Map<string, ContentImage> {
  if (isImage(part)) return new Map([[part.path, part]]);
  return new Map(partsOf(part).flatMap(([, inner]) => [...imagesIn(inner)]));
}

function isImage(part: unknown): part is ContentImage {
  return isRecord(part) && 'path' in part && 'tint' in part;
}
