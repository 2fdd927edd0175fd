import { posix } from 'node:path';
import type { ContentIssue } from '../../src/content/content-issue.ts';
import { partsOf, valueAt } from '../../src/content/edit/walk.ts';
import { isImageName } from '../../src/content/images/image-files.ts';
import type { ContentImage } from '../../src/content/images/images.ts';
import { folderOf } from '../../src/content/kind-files.ts';
import { formatPath } from '../../src/content/loader/format-path.ts';
import type { FieldPath } from '../../src/content/loader/yaml-file.ts';
import type { Content } from '../../src/content/types.ts';
import { isRecord } from '../../src/lib/is-record.ts';
import { fieldsOf, placeOf, type Source } from './sources.ts';

/** Images that are too small for where they stand, or that nobody describes. */
export function pictures(sources: readonly Source[], content: Content): ContentIssue[] {
  return imagesOf(sources, content).flatMap((placed) => [
    ...tooSmall(placed),
    ...withoutWords(placed),
  ]);
}

/**
 * Whether an image is large enough for its place.
 *
 * @returns What should stand there, or undefined where it is large enough.
 */
export function sizeRule(
  { path, width }: Pick<ContentImage, 'path' | 'width'>,
  least: number,
): string | undefined {
  const isDrawing = path.toLowerCase().endsWith('.svg');
  return isDrawing || width >= least ? undefined : `an image at least ${least} pixels wide`;
}

function tooSmall({ source, path, image, least }: PlacedImage): ContentIssue[] {
  const expected = sizeRule(image, least);
  if (!expected) return [];
  const found = `${image.width} × ${image.height} pixels`;
  return [{ ...placeOf(source, path), expected, found }];
}

function withoutWords({ source, path, alt }: PlacedImage): ContentIssue[] {
  if (!alt) return [];
  const expected = `what the ${String(path.at(-1))} shows, for those who cannot see it`;
  if (alt.text === undefined) {
    const found = `nothing: ${source.written(path) ?? 'it'} has no ${formatPath(alt.path)}`;
    return [{ ...placeOf(source, path), field: formatPath(alt.path), expected, found }];
  }
  if (typeof alt.text !== 'string' || /\s/.test(alt.text) || !isImageName(alt.text)) return [];
  return [{ ...placeOf(source, alt.path), expected, found: `a file name, '${alt.text}'` }];
}

interface PlacedImage {
  source: Source;
  path: FieldPath;
  image: ContentImage;
  /** The least width of its place, in pixels. */
  least: number;
  /** The words for those who cannot see it; absent where the name beside it says enough. */
  alt?: { path: FieldPath; text: unknown } | undefined;
}

/** The images that files name themselves; a translation shows those of its original as well. */
export function imagesOf(sources: readonly Source[], content: Content): PlacedImage[] {
  const known = imagesIn(content);
  return sources.flatMap((source) => {
    return fieldsOf(source).flatMap(({ path, value, leastWidth: least, alt: field }) => {
      if (least === undefined) return [];
      const file = posix.join(posix.dirname(source.path), value);
      const image = known.get(posix.join(content.root.slice(1), file)) ?? known.get(file);
      const altPath = field === undefined ? undefined : [...path.slice(0, -1), field];
      const alt = altPath && { path: altPath, text: valueAt(checked(source, content), altPath) };
      return image ? [{ source, path, image, least, alt }] : [];
    });
  });
}

/** What a file and its original say, as checked. */
function checked({ name, kind, id }: Source, content: Content): unknown {
  const own = valueAt(content, [folderOf(kind) ?? name]);
  if (id === undefined) return own;
  const entries = partsOf(valueAt(own, ['all']) ?? own).map(([, entry]) => entry);
  return entries.find((entry) => valueAt(entry, ['id']) === id);
}

/** All images of a content, by their paths in its folder. */
function imagesIn(part: unknown): Map<string, ContentImage> {
  if (isImage(part)) return new Map([[part.path, part]]);
  return new Map(partsOf(part).flatMap(([, inner]) => [...imagesIn(inner)]));
}

function isImage(part: unknown): part is ContentImage {
  return isRecord(part) && 'path' in part && 'tint' in part;
}
